/** The row a step away from the current one; null: there are none. */
export function moved(current: number | null, step: 1 | -1, count: number): number | null {
  if (count === 0) return null;
  return current === null ? 0 : Math.min(count - 1, Math.max(0, current + step));
}
