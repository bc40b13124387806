import { fold } from '../fold.ts';
import { stem } from '../stem.ts';

/** What words stand for, by their stem; several words in a row are one key, joined by '_'. */
export type WordTable = ReadonlyMap<string, readonly string[]>;

/** One line each: the words on the left, all meaning the words on the right. 'sleeping_bag' is two words. */
export function wordTable(...texts: readonly string[]): WordTable {
  const table = new Map<string, string[]>();
  for (const line of texts.flatMap((text) => text.trim().split('\n'))) {
    const [left = '', right = ''] = line.split(':');
    const targets = words(right).map(fold);
    for (const source of words(left)) {
      const key = tableKey(source.split('_'));
      table.set(key, [...new Set([...(table.get(key) ?? []), ...targets])]);
    }
  }
  return table;
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
