import { withEmojiSaid } from '../language/emoji-words.ts';
import { joinWords } from '../language/words.ts';

/** A piece of a query: a word, a number or a mark that may belong to a number. */
export interface QueryToken {
  readonly kind: 'word' | 'number' | 'mark';
  /** Lower case; of a word with a hyphen the joined word: 't-skjorte' is 'tskjorte'. */
  readonly text: string;
  /** The parts of a word with a hyphen. */
  readonly parts: readonly string[];
  /** As it was written. */
  readonly written: string;
  /** The number, else NaN. */
  readonly number: number;
  /** No space before it. */
  readonly glued: boolean;
}

/** Nothing a client sends may make a search slow: what comes after these is not read. */
const longestText = 200;
const mostTokens = 40;

const pattern = /(\d+(?:[.,]\d+)?)|(\p{L}[\p{L}\p{N}]*(?:[-’'´`]\p{L}[\p{L}\p{N}]*)*)|(,-|["″”]|[-–−+%°&])/gu;
const apostrophes = /['’´`]/g;
/** Soft hyphens and joiners come along when a word is copied from a page. */
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** The tokens of a query in order. Numbers stand apart from letters: '50l' is '50' and, glued to it, 'l'. */
export function queryTokens(text: string): QueryToken[] {
  const plain = withEmojiSaid(text.slice(0, longestText)).normalize('NFC').replace(invisible, '').toLowerCase();
  const tokens: QueryToken[] = [];
  let end = 0;
  for (const match of plain.matchAll(pattern)) {
    if (tokens.length === mostTokens) break;
    const glued = match.index === end && end > 0;
    end = match.index + match[0].length;
    // 'str38', 'dame39': a number that has grown on to its word
    const labelled = /^(str|strl|stl|size|eu|\p{L}{3,})(\d{2,3})$/u.exec(match[0]);
    if (labelled) {
      const [, label = '', size = ''] = labelled;
      tokens.push(tokenOf(label, { isNumber: false, isWord: true, glued }));
      tokens.push(tokenOf(size, { isNumber: true, isWord: false, glued: true }));
    } else tokens.push(tokenOf(match[0], { isNumber: match[1] !== undefined, isWord: match[2] !== undefined, glued }));
  }
  return tokens;
}

function tokenOf(
  written: string,
  { isNumber, isWord, glued }: { isNumber: boolean; isWord: boolean; glued: boolean },
): QueryToken {
  const base = { written, glued, parts: [] };
  if (isNumber)
    return { ...base, kind: 'number', text: written.replace(',', '.'), number: Number(written.replace(',', '.')) };
  if (!isWord) return { ...base, kind: 'mark', text: written, number: Number.NaN };
  const pieces = written.replace(apostrophes, '').split('-');
  return {
    ...base,
    kind: 'word',
    text: pieces.reduce(joinWords),
    parts: pieces.length > 1 ? pieces : [],
    number: Number.NaN,
  };
}
