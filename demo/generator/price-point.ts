/** The nearest price a shop would write on a tag: 49, 299, 1 299, 5 499. Food costs so many kroner and ninety øre. */
export function pricePoint(amount: number, food = false): number {
  return food ? Math.max(9, Math.round(amount)) + 0.9 : tag(amount, Math.round);
}

/** The same, but never more than the amount: what is said to be 40 % off is 40 % off, or more. */
export function pricePointUpTo(amount: number): number {
  return tag(amount, Math.floor);
}

function tag(amount: number, round: (steps: number) => number): number {
  const [step, ending] = amount < 100 ? [10, 9] : amount < 1000 ? [50, 49] : amount < 5000 ? [100, 99] : [500, 499];
  return Math.max(9, round((amount - ending) / step) * step + ending);
}
