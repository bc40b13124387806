import type { PriceRange } from '#domain/filter/price-range.ts';

/** Where a key sends a handle, or null when the key is none of the slider's. */
export function keyTarget(key: string, at: number, range: PriceRange, step: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return at + step;
    case 'ArrowLeft':
    case 'ArrowDown':
      return at - step;
    case 'PageUp':
      return at + 10 * step;
    case 'PageDown':
      return at - 10 * step;
    case 'Home':
      return range.min;
    case 'End':
      return range.max;
    default:
      return null;
  }
}
