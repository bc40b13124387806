import { type Oere, oere } from './money.ts';

/**
 * Shares an amount out by weight so that the shares add up to it, to the øre: every share is rounded down and the øre left
 * over go to those that lost most by it. Used for the discount over the lines of an order; tax is counted from line totals.
 */
export function allocate(amount: Oere, weights: readonly number[]): readonly Oere[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum <= 0) throw new RangeError('An amount cannot be shared over weights that add up to nothing');
  const exact = weights.map((weight) => (amount * weight) / sum);
  const shares = exact.map(Math.floor);
  const left = amount - shares.reduce((total, share) => total + share, 0);
  const byLoss = exact
    .map((share, index) => ({ index, loss: share - Math.floor(share) }))
    .sort((a, b) => b.loss - a.loss || a.index - b.index);
  const topped = new Set(byLoss.slice(0, left).map((entry) => entry.index));
  return shares.map((share, index) => oere(share + (topped.has(index) ? 1 : 0)));
}
