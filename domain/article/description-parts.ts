import { plainWords } from '../text/light-markdown.ts';

export interface DescriptionParts {
  /** The first sentence, when it is short enough to stand over the rest; without its full stop. */
  readonly headline: string | null;
  readonly rest: string;
}

const longestHeadline = 90;

/** A description opens with what makes one read on. */
export function descriptionParts(description: string): DescriptionParts {
  const text = description.trim();
  const [, first = '', rest = ''] = /^(.+?[.!?])\s+(\S[\s\S]*)$/.exec(text) ?? [];
  // A mark that goes on behind the sentence would be torn.
  const isTorn = (first.match(/\*\*/g)?.length ?? 0) % 2 === 1;
  if (first === '' || first.length > longestHeadline || isTorn) return { headline: null, rest: text };
  return { headline: plainWords(first).replace(/\.$/, ''), rest };
}

const longestSummary = 155;

/** As much of a text as a search engine shows, ended at a word. */
export function summaryOf(text: string): string {
  const plain = plainWords(text).replace(/\s+/g, ' ').trim();
  if (plain.length <= longestSummary) return plain;
  const cut = plain.slice(0, longestSummary);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:–-]+$/, '')} …`;
}
