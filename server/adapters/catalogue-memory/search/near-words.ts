import { deletionsOf, withinOneEdit } from '#domain/search/edit-distance.ts';
import { gather, groupRows } from '../grouping.ts';
import { GrowingColumn } from '../growing-column.ts';
import { hashOf } from '../text-lookup.ts';

const shortest = 4;
const longest = 30;

/**
 * Finds the known words one typing error away, at a cost that does not grow with their number: every word stands in the
 * buckets of its forms with one letter left out, and so does whatever is one error away from it.
 */
export class NearWords {
  readonly #words: readonly string[];
  readonly #starts: Uint32Array;
  readonly #rows: Uint32Array;
  readonly #mask: number;

  /** The words in order of how good a guess they are. */
  constructor(words: readonly string[]) {
    this.#words = words.filter((word) => word.length >= shortest && word.length <= longest);
    let size = 1024;
    while (size < this.#words.length * 8) size *= 2;
    this.#mask = size - 1;
    const buckets = new GrowingColumn();
    const owners = new GrowingColumn();
    this.#words.forEach((word, at) => {
      for (const form of deletionsOf(word)) {
        buckets.push(hashOf(form) & this.#mask);
        owners.push(at);
      }
    });
    const grouped = groupRows(size, buckets.values());
    this.#starts = grouped.starts;
    this.#rows = gather(new Uint32Array(owners.length), grouped.rows, owners.values());
  }

  /** At most `take` words one error away, the best guesses first; never the word itself. */
  near(word: string, take: number): string[] {
    if (word.length < shortest || word.length > longest) return [];
    const found = new Set<number>();
    for (const form of deletionsOf(word)) {
      const bucket = hashOf(form) & this.#mask;
      const end = this.#starts[bucket + 1] ?? 0;
      for (let at = this.#starts[bucket] ?? 0; at < end; at++) {
        const row = this.#rows[at] ?? 0;
        const known = this.#words[row] ?? '';
        if (known !== word && withinOneEdit(word, known)) found.add(row);
      }
    }
    return [...found]
      .sort((a, b) => a - b)
      .slice(0, take)
      .map((row) => this.#words[row] ?? '');
  }
}
