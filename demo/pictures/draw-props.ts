import type { BrandVariant } from '#brands/brand.ts';
import { shippedVariant } from '#server/brands/shipped-variants.ts';
import { product } from '../illustrations/product.ts';
import { newspaper } from '../illustrations/props/newspaper.ts';
import { palletStack } from '../illustrations/props/pallet-stack.ts';
import { shopMap } from '../illustrations/props/shop-map.ts';
import { paletteNamed } from '../illustrations/scenes/palettes.ts';

/** The props of the house in a brand variant's own colours. */
export function drawPallet(brandName: string): string {
  const { sale, ink } = coloursOf(brandName);
  return palletStack({ accent: sale, ink });
}

/** The week's paper: what it shows is the brand's own kind of goods. */
const paperGoods = {
  nordvarde: [
    product('shellJacket', { color: '#1f6675', accent: '#f2b35a', seed: 4 }),
    product('thermos', { color: '#7fb0bd', accent: '#0f4c5a', seed: 6 }),
    product('beanie', { color: '#a32638', accent: '#ece6d8', seed: 3 }),
  ],
  stabel: [
    product('shellJacket', { color: '#e2602a', accent: '#1b1c1e', seed: 19 }),
    product('thermos', { color: '#7fb0bd', accent: '#1b1c1e', seed: 6 }),
    product('beanie', { color: '#a32638', accent: '#ece6d8', seed: 3 }),
  ],
  tumle: [
    product('overall', { color: '#c2154d', accent: '#ffc42e', seed: 2 }),
    product('thermos', { color: '#7fb0bd', accent: '#2b1233', seed: 6 }),
    product('beanie', { color: '#c2154d', accent: '#fff6e8', seed: 3 }),
  ],
};

export function drawNewspaper(brandName: string): string {
  const { sale, 'on-sale': onSale, ink } = coloursOf(brandName);
  return newspaper({
    title: 'UKENS ANNONSE',
    period: 'mandag–søndag',
    price: '599,–',
    accent: sale,
    onAccent: onSale,
    ink,
    pictures: paperGoods[paletteNamed(brandName)],
  });
}

export function drawMap(brandName: string): string {
  const { sale, 'on-sale': onSale, ink } = coloursOf(brandName);
  return shopMap({
    accent: sale,
    onAccent: onSale,
    ink,
    seed: 4,
    pins: [
      { x: 0.68, y: 0.24, label: 1, chosen: true },
      { x: 0.42, y: 0.14, label: 2 },
      { x: 0.13, y: 0.3, label: 3 },
    ],
    visitor: [0.74, 0.38],
  });
}

function coloursOf(brandName: string): BrandVariant['theme']['colors'] {
  return shippedVariant(paletteNamed(brandName)).theme.colors;
}
