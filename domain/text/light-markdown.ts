export interface LightPart {
  readonly kind: 'text' | 'strong' | 'link';
  readonly text: string;
  /** Of a link: within the shop, or of the web, mail or telephone. */
  readonly href?: string;
}

export type LightBlock =
  | { readonly kind: 'paragraph'; readonly parts: readonly LightPart[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly LightPart[])[] };

const mark = /\*\*(\S(?:[^*]*\S)?)\*\*|\[([^\]\n]+)\]\(((?:https:\/\/|mailto:|tel:|\/(?![/\\]))[^\s()]*)\)/g;
const listMark = /^[-*] +/;

/**
 * The little Markdown that an article's description may hold: bold, lists and links. Whatever else stands in it is text, HTML
 * too. A text without marks is one paragraph, exactly as it was written.
 */
export function lightMarkdown(text: string): LightBlock[] {
  if (!isMarked(text)) return [{ kind: 'paragraph', parts: [{ kind: 'text', text }] }];
  const blocks: LightBlock[] = [];
  for (const chunk of text.split(/\n\s*\n/)) {
    let lines: string[] = [];
    let items: string[] = [];
    const end = () => {
      if (lines.length > 0) blocks.push({ kind: 'paragraph', parts: partsOf(lines.join('\n')) });
      if (items.length > 0) blocks.push({ kind: 'list', items: items.map(partsOf) });
      lines = [];
      items = [];
    };
    for (const line of chunk.split('\n')) {
      const isItem = listMark.test(line);
      if (isItem ? lines.length > 0 : items.length > 0) end();
      if (isItem) items.push(line.replace(listMark, ''));
      else if (line.trim() !== '') lines.push(line);
    }
    end();
  }
  return blocks;
}

/** The words alone, for where no marks are shown: search engines, feeds. */
export function plainWords(text: string): string {
  if (!isMarked(text)) return text;
  return text
    .replace(mark, (_, bold?: string, words?: string) => bold ?? words ?? '')
    .split('\n')
    .map((line) => line.replace(listMark, ''))
    .join('\n');
}

function isMarked(text: string): boolean {
  return text.search(mark) >= 0 || text.split('\n').filter((line) => listMark.test(line)).length > 1;
}

function partsOf(text: string): LightPart[] {
  const parts: LightPart[] = [];
  let from = 0;
  for (const found of text.matchAll(mark)) {
    const [all, bold, words, href] = found;
    if (found.index > from) parts.push({ kind: 'text', text: text.slice(from, found.index) });
    parts.push(
      bold === undefined ? { kind: 'link', text: words ?? '', href: href ?? '' } : { kind: 'strong', text: bold },
    );
    from = found.index + all.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}
