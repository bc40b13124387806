import type { BrandVariant } from '#brands/brand.ts';
import { brandByName, brandsIn, shippedBrands } from './read-brands.ts';

/** DEC-132: the brand variants of the demo. */
export const shippedVariants: readonly BrandVariant[] = brandsIn([shippedBrands]);

export const shippedVariant = (name: string): BrandVariant => brandByName([shippedBrands], name);
