import { deletionsOf, withinOneEdit } from '#domain/search/language/edit-distance.ts';
import { checked } from '../structures/checked.ts';
import { gather, groupRows } from '../structures/grouping.ts';
import { GrowingColumn } from '../structures/growing-column.ts';
import { hashOf } from '../structures/text-hash.ts';
import type { TimeSlice } from '../structures/time-slice.ts';

const shortest = 4;
const longest = 30;

/**
 * Finds the known words one typing error away, at a cost that does not grow with their number: every word stands in the
 * buckets of its forms with one letter left out (the symmetric delete method), and so does every word one error away.
 */
export class NearWords {
  readonly #words: readonly string[];
  readonly #starts: Uint32Array;
  readonly #rows: Uint32Array;
  readonly #mask: number;

  /** The words in order of how good a guess they are. */
  static async build(words: readonly string[], timeSlice: TimeSlice): Promise<NearWords> {
    const known = words.filter((word) => word.length >= shortest && word.length <= longest);
    let size = 1024;
    while (size < known.length * 8) size *= 2;
    const buckets = new GrowingColumn();
    const owners = new GrowingColumn();
    await timeSlice.each(known.length, (at) => {
      for (const form of deletionsOf(checked(known[at]))) {
        buckets.push(hashOf(form) & (size - 1));
        owners.push(at);
      }
    });
    const { starts, rows } = groupRows(size, buckets.values());
    return new NearWords(known, starts, gather(new Uint32Array(owners.length), rows, owners.values()));
  }

  private constructor(words: readonly string[], starts: Uint32Array, rows: Uint32Array) {
    this.#words = words;
    this.#starts = starts;
    this.#rows = rows;
    this.#mask = starts.length - 2;
  }

  /** At most `take` words one error away, the best guesses first; never the word itself. */
  near(word: string, take: number): string[] {
    if (word.length < shortest || word.length > longest) return [];
    const found = new Set<number>();
    for (const form of deletionsOf(word)) {
      const bucket = hashOf(form) & this.#mask;
      const end = checked(this.#starts[bucket + 1]);
      for (let at = checked(this.#starts[bucket]); at < end; at++) {
        const row = checked(this.#rows[at]);
        const known = checked(this.#words[row]);
        if (known !== word && withinOneEdit(word, known)) found.add(row);
      }
    }
    return [...found]
      .sort((a, b) => a - b)
      .slice(0, take)
      .map((row) => checked(this.#words[row]));
  }
}
