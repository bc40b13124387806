import type { BrandVariant } from '#brands/brand.ts';
import { broughtDrawing, drawingAddress } from '#contract/brand/brand-fields.ts';

/** Where the mark is, the icon of every page. */
export function markAddress({ name, changes }: BrandVariant): string {
  const brought = broughtDrawing(changes, 'mark');
  return brought === null ? `/logo/${name}/mark.svg` : drawingAddress(name, `${brought.hash}.svg`);
}
