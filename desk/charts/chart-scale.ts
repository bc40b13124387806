/** A round number at or above the highest value, and the lines between: 0, 20, 40. */
export function chartScale(values: readonly number[]): { readonly top: number; readonly lines: readonly number[] } {
  const highest = Math.max(1, ...values);
  const size = 10 ** Math.floor(Math.log10(highest));
  const step =
    [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4, 5].map((part) => part * size).find((part) => part * 2 >= highest) ??
    highest / 2;
  const half = Math.max(1, Math.ceil(step));
  return { top: half * 2, lines: [0, half, half * 2] };
}
