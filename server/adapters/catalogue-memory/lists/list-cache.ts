import type { CatalogueQuery } from '../../../ports/catalogue/catalogue-index.ts';
import type { StockPatch } from '../updates/patch-stock.ts';
import type { Selection } from './selection.ts';

const most = 200;
/** A list asked for with hundreds of ids is hardly asked for twice. */
const longestKey = 1000;

/**
 * The lists asked for last, with what has been counted in them: most requests are for the same few hundred categories, and
 * for further pages of them. In a busy shop something sells out every second, so that does not empty it: lists that do not
 * ask for stock hold what they held, and only their counts of shops move.
 */
export class RecentLists {
  readonly #lists = new Map<string, Selection>();

  of({ scope, filters }: CatalogueQuery, select: () => Selection): Selection {
    const key = JSON.stringify([scope, filters]);
    const known = this.#lists.get(key);
    if (known) {
      this.#lists.delete(key);
      this.#lists.set(key, known);
      return known;
    }
    const made = select();
    if (key.length > longestKey) return made;
    this.#lists.set(key, made);
    for (const oldest of this.#lists.keys()) {
      if (this.#lists.size <= most) break;
      this.#lists.delete(oldest);
    }
    return made;
  }

  stockChanged({ availability, docsInOrOut }: StockPatch): void {
    if (docsInOrOut.length === 0) return;
    for (const [key, list] of this.#lists) {
      if (list.asksForStock) this.#lists.delete(key);
      else for (const change of availability) list.noteAvailability(change);
    }
  }

  clear(): void {
    this.#lists.clear();
  }
}
