import { fold } from '../language/fold.ts';
import { stem } from '../language/stem.ts';

/** What words stand for, by their stem; several words in a row are one key, joined by '_'. */
export type WordTable = ReadonlyMap<string, readonly string[]>;

/** A line of a table as it is written: what people say, and what that is here. */
export interface WordLine {
  readonly said: readonly string[];
  readonly meant: readonly string[];
}

/** One line each: the words on the left, all meaning the words on the right. 'sleeping_bag' is two words. */
export function wordTable(...texts: readonly string[]): WordTable {
  const table = new Map<string, string[]>();
  for (const { said, meant } of wordLines(...texts)) {
    for (const source of said) {
      const key = tableKey(source.split('_'));
      table.set(key, [...new Set([...(table.get(key) ?? []), ...meant.map(fold)])]);
    }
  }
  return table;
}

export function wordLines(...texts: readonly string[]): WordLine[] {
  return texts
    .flatMap((text) => text.trim().split('\n'))
    .map((line) => {
      const [left = '', right = ''] = line.split(':');
      return { said: words(left), meant: words(right) };
    });
}

export function tableKey(written: readonly string[]): string {
  return written.map((word) => stem(fold(word))).join('_');
}

/** The longest run of words that the table knows, from the first on. */
export function longestEntry(
  table: WordTable,
  written: readonly string[],
): { readonly targets: readonly string[]; readonly length: number } | null {
  for (let length = Math.min(longestPhrase, written.length); length > 0; length--) {
    const targets = table.get(tableKey(written.slice(0, length)));
    if (targets) return { targets, length };
  }
  return null;
}

const longestPhrase = 3;

function words(text: string): string[] {
  return text.trim().split(/\s+/).filter(Boolean);
}
