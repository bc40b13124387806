import { fold } from '../language/fold.ts';
import { stem } from '../language/stem.ts';
import { joinWords } from '../language/words.ts';

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
      table.set(key, [
        ...new Set([...(table.get(key) ?? []), ...meant.map((word) => fold(word.split('-').reduce(joinWords)))]),
      ]);
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
  const [first = ''] = written;
  return written.length === 1 ? wordKey(first) : written.map(wordKey).join('_');
}

function wordKey(word: string): string {
  return stem(fold(word));
}

/** The longest run of words that the table knows, from the first on. */
export function longestEntry(
  table: WordTable,
  written: readonly string[],
): { readonly targets: readonly string[]; readonly length: number } | null {
  let key = '';
  let found: { readonly targets: readonly string[]; readonly length: number } | null = null;
  for (let length = 1; length <= Math.min(longestPhrase, written.length); length++) {
    const last = wordKey(written[length - 1] ?? '');
    key = length === 1 ? last : `${key}_${last}`;
    const targets = table.get(key);
    if (targets) found = { targets, length };
  }
  return found;
}

/** As many words as the longest phrase of the tables has: 'hva skal barnet ha på'. */
export const longestPhrase = 5;

function words(text: string): string[] {
  return text.trim().split(/\s+/).filter(Boolean);
}
