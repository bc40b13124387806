/** The nearest price a shop would write on a tag: 49, 299, 1 299, 5 499. Food costs so many kroner and ninety øre. */
export function pricePoint(amount: number, food = false): number {
  if (food) return Math.max(9, Math.round(amount)) + 0.9;
  if (amount < 100) return nearest(amount, 10, 9);
  if (amount < 1000) return nearest(amount, 50, 49);
  if (amount < 5000) return nearest(amount, 100, 99);
  return nearest(amount, 500, 499);
}

function nearest(amount: number, step: number, ending: number): number {
  return Math.max(ending, Math.round((amount - ending) / step) * step + ending);
}
