import { type Kroner, roundPrice } from '#domain/money/money.ts';
import { lowestPriorPrice, type PricePoint } from './lowest-prior-price.ts';

export interface BeforePriceFacts {
  /** What the shopper pays now. */
  readonly paid: Kroner;
  readonly ordinary: Kroner;
  /** What the chain says it once cost, if anything. */
  readonly original: Kroner | null;
  readonly history: readonly PricePoint[];
}

/**
 * DEC-70: the price that may be shown struck out, or null. Under a campaign the ordinary price, else the original one; and
 * neither above the lowest of the 30 days before the cut.
 */
export function beforePrice({ paid, ordinary, original, history }: BeforePriceFacts, now: number): Kroner | null {
  const claimed = paid < roundPrice(ordinary) ? ordinary : original;
  const lowest = lowestPriorPrice(history, now);
  if (claimed === null || lowest === null) return null;
  const shown = roundPrice(claimed < lowest ? claimed : lowest);
  return shown > paid ? shown : null;
}
