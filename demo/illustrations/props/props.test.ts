import { expect, test } from 'vitest';
import { svgFaults } from '#tests/svg-faults.ts';
import { product } from '../product.ts';
import { newspaper } from './newspaper.ts';
import { palletStack } from './pallet-stack.ts';
import { shopMap } from './shop-map.ts';

test('a pallet stack is well formed, whatever stands on it', () => {
  for (const rows of [[], [3], [3, 3, 2], [1, 2, 3, 3]]) expect(svgFaults(palletStack({ rows }))).toEqual([]);
});

test('every fourth carton has the accent', () => {
  const accented = (rows: number[]) => palletStack({ rows, accent: '#123456' }).split('#123456').length - 1;
  expect(accented([3, 3, 3])).toBe(2);
  expect(accented([1])).toBe(0);
});

test('a newspaper shows its texts, escaped, and up to three pictures', () => {
  const text = { title: 'Salg & moro', period: 'Uke 46 · mandag–søndag', price: '599,–' };
  const pictures = (['tent', 'mug', 'sup'] as const).map((type) => product(type));
  const svg = newspaper({ ...text, pictures });
  expect(svgFaults(svg)).toEqual([]);
  for (const shown of ['Salg &amp; moro', text.period, text.price]) expect(svg).toContain(shown);
  expect(svg.match(/<svg x=/g)).toHaveLength(3);
  expect(svgFaults(newspaper(text))).toEqual([]);
});

test('a shop map has a marker a pin, the chosen one on top', () => {
  const svg = shopMap({
    pins: [
      { x: 0.2, y: 0.3, label: 1, chosen: true },
      { x: 0.6, y: 0.7, label: 2 },
      { x: 0.8, y: 0.2, label: '3 & 4' },
    ],
    visitor: [0.5, 0.5],
  });
  expect(svgFaults(svg)).toEqual([]);
  expect([...svg.matchAll(/>([^<]+)<\/text><\/g>/g)].map(([, label]) => label)).toEqual(['2', '3 &amp; 4', '1']);
  expect(svg).toContain('cx="450" cy="350"');
});

test('a shop map without pins or visitor is only land and water', () => {
  const svg = shopMap({ width: 400, height: 300 });
  expect(svgFaults(svg)).toEqual([]);
  expect(svg).not.toContain('<circle');
});

test('props are drawn the same for the same seed and another way for another', () => {
  expect(shopMap({ seed: 2 })).toBe(shopMap({ seed: 2 }));
  expect(shopMap({ seed: 2 })).not.toBe(shopMap({ seed: 3 }));
  expect(palletStack({ seed: 2 })).toBe(palletStack({ seed: 2 }));
  expect(palletStack({ seed: 2 })).not.toBe(palletStack({ seed: 3 }));
});
