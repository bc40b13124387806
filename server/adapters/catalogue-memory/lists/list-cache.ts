import type { CatalogueQuery } from '../../../ports/catalogue/catalogue-index.ts';
import type { StockPatch } from '../updates/patch-stock.ts';
import type { Selection } from './selection.ts';

const capacity = 200;
/** A list with hundreds of ids in its filters is hardly asked for twice: it is not cached. */
const longestKey = 1000;

/**
 * An LRU cache of selections with their facet counts: most requests are for the same few hundred categories, and for further
 * pages of them. In a busy shop something sells out every second, so a change of stock does not empty the cache: only lists
 * that depend on stock are dropped, in all others the counts per shop are adjusted.
 */
export class ListCache {
  readonly #lists = new Map<string, Selection>();

  /** `matches` is the number of what the list's text matched; 0 without one. */
  of(matches: number, { scope, filters }: CatalogueQuery, select: () => Selection): Selection {
    const key = JSON.stringify([matches, scope, filters]);
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
      if (this.#lists.size <= capacity) break;
      this.#lists.delete(oldest);
    }
    return made;
  }

  stockChanged({ availability, docsInOrOut }: StockPatch): void {
    if (docsInOrOut.length === 0) return;
    for (const [key, list] of this.#lists) {
      if (list.dependsOnStock) this.#lists.delete(key);
      else for (const change of availability) list.applyAvailability(change);
    }
  }
}
