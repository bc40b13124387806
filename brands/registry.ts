import type { BrandVariant } from './brand.ts';
import { nordvarde } from './nordvarde/brand.ts';
import { stabel } from './stabel/brand.ts';
import { tumle } from './tumle/brand.ts';

/** DEC-132: the known brand variants. */
export const brandVariants: readonly BrandVariant[] = [nordvarde, stabel, tumle];

/** Throws at start, with the known names, when the setting names none of them. */
export function brandVariantByName(name: string): BrandVariant {
  const found = brandVariants.find((variant) => variant.name === name);
  if (found === undefined) {
    const known = brandVariants.map((variant) => variant.name).join(', ');
    throw new Error(`Unknown brand name '${name}'. Known brand names: ${known}`);
  }
  return found;
}
