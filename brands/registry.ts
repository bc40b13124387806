import type { BrandVariant, BrandVariantName } from './brand.ts';
import { nordvarde } from './nordvarde/brand.ts';
import { stabel } from './stabel/brand.ts';
import { tumle } from './tumle/brand.ts';

/** DEC-132: the known brand variants. */
export const brandVariants: readonly BrandVariant[] = [nordvarde, stabel, tumle];

export const brandNames: readonly BrandVariantName[] = brandVariants.map((variant) => variant.name);

/** Throws at start, with the known names, when the setting names none of them. */
export function brandVariantByName(name: string): BrandVariant {
  const found = brandVariants.find((variant) => variant.name === name);
  if (found === undefined) {
    throw new Error(`Unknown brand name '${name}'. Known brand names: ${brandNames.join(', ')}`);
  }
  return found;
}
