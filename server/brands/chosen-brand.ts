import type { BrandVariant } from '#brands/brand.ts';
import { brandByName, brandNames, shippedBrands } from './read-brands.ts';

/** The brand variant that is asked for; else the only one that the chain has, else the demo's first. */
export function chosenBrand(places: readonly string[], asked: string | null): BrandVariant {
  const own = brandNames(places.filter((place) => place !== shippedBrands));
  return brandByName(places, asked ?? (own.length === 1 ? own[0] : undefined) ?? 'nordvarde');
}
