import { product } from '../illustrations/product.ts';
import type { ProductType } from '../illustrations/products/registry.ts';

/** Drawings with their weight printed on them, which the seed chooses. */
const weighed: ReadonlySet<ProductType> = new Set(['dumbbell', 'kettlebell', 'weightPlate']);

const seeds = new Map<string, number>();
const attempts = 200;

/** A seed whose drawing says the weight that the name says; null for what has no weight printed on it. */
export function seedWithWeight(type: ProductType, name: string): number | null {
  const weight = /(\d+) kg$/.exec(name)?.[1];
  if (!weighed.has(type) || weight === undefined) return null;
  const key = `${type}/${weight}`;
  const known = seeds.get(key);
  if (known !== undefined) return known;
  for (let seed = 1; seed <= attempts; seed += 1) {
    if (!product(type, { seed, lod: 'card' }).includes(`>${weight}<`)) continue;
    seeds.set(key, seed);
    return seed;
  }
  throw new RangeError(`No ${type} of ${weight} kg can be drawn`);
}
