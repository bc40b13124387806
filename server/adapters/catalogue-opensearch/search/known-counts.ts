import { createHash } from 'node:crypto';
import type { TermIndex } from '../../catalogue-shared/terms/term-index.ts';
import type { Clause } from '../clause.ts';

const mostKnown = 20_000;

/**
 * What was counted of sets of articles. It is as old as the vocabulary it was counted for, as words and prices change with a version of
 * the catalogue. Stock changes without one, so nothing is known of sets that are made by stock.
 */
export class KnownCounts {
  readonly #counts = new Map<string, number>();

  static of(terms: TermIndex): KnownCounts {
    const known = byVocabulary.get(terms) ?? new KnownCounts();
    byVocabulary.set(terms, known);
    return known;
  }

  get(key: string): number | undefined {
    return this.#counts.get(key);
  }

  set(key: string, count: number): void {
    if (isOfStock(key)) return;
    if (this.#counts.size >= mostKnown) this.#counts.clear();
    this.#counts.set(key, count);
  }
}

const byVocabulary = new WeakMap<TermIndex, KnownCounts>();

/** The name of a set, short for a long clause. */
export function setName(set: Clause): string {
  const text = JSON.stringify(set);
  return (text.includes(shopField) ? ofStock : '') + createHash('sha1').update(text).digest('base64');
}

/** A word that is spelled so makes a set no less right, only counted anew each time. */
const shopField = '"shop"';
const ofStock = 'stock ';

function isOfStock(key: string): boolean {
  return key.startsWith(ofStock);
}
