import { describe, expect, test } from 'vitest';
import { svgFaults } from '#tests/svg-faults.ts';
import { product } from '../product.ts';
import type { ProductType } from './registry.ts';

/** The variants that the comment above each drawing of gear and sport promises. */
const VARIANTS = {
  ball: ['basketball', 'handball', 'volleyball', 'floorball'],
  bicycle: ['mtb', 'hybrid', 'el', 'kid'],
  bikeHelmet: ['adult', 'kids'],
  bikeLock: ['u', 'chain'],
  bikeTyre: ['plain', 'stud'],
  campChair: ['chair', 'table'],
  careBottle: ['bottle', 'spray', 'tin', 'tube'],
  dayPack: ['adult', 'kids'],
  duffel: ['duffel', 'dry', 'cooler'],
  firstAid: ['kit', 'repair'],
  hammock: ['hammock', 'tarp'],
  knife: ['knife', 'multitool', 'axe'],
  lifeJacket: ['collar', 'paddle'],
  paddle: ['kayak', 'sup'],
  poles: ['xc', 'alpine'],
  racket: ['tennis', 'badminton', 'tabletennis', 'padel'],
  rubberBoot: ['plain', 'lined'],
  skiWax: ['tin', 'block', 'kit'],
  sledge: ['plate', 'rattkjelke', 'pulk'],
  sleepingBag: ['down', 'fiber'],
  sleepingMat: ['air', 'foam', 'sit'],
  stick: ['floorball', 'hockey'],
  stove: ['storm', 'gas', 'fire'],
  tent: ['dome', 'tunnel', 'family'],
  torch: ['torch', 'lantern'],
  xcSkis: ['xc', 'fjell'],
} satisfies Partial<Record<ProductType, readonly string[]>>;

describe.each(Object.entries(VARIANTS) as [ProductType, string[]][])('%s', (type, variants) => {
  test('draws each of its variants another way', () => {
    const pictures = variants.map((variant) => product(type, { variant, seed: 5 }));
    expect(new Set(pictures).size).toBe(variants.length);
  });

  test.each(variants)('%s is well formed from both sides', (variant) => {
    for (const view of ['front', 'back', 'detail'] as const) {
      for (const seed of [1, 2, 3, 4]) expect(svgFaults(product(type, { variant, view, seed }))).toEqual([]);
    }
  });
});
