import { expect, test } from 'vitest';
import { stockOfVariants } from '#domain/article/availability.ts';
import { eanOf } from '#domain/article/ean.ts';
import { sampleStock } from '#domain/article/sample-article.ts';
import { collectChoices, collectHelp } from './collect-choices.ts';

const shops = [
  { id: 1, name: 'Oslo' },
  { id: 2, name: 'Drammen' },
  { id: 3, name: 'Bergen' },
  { id: 55, name: 'Nettlager' },
];
const from0155 = new Map([
  [1, 475],
  [2, 46_292],
  [3, 396_258],
]);
const jacket = eanOf('7000000100116');
const set = eanOf('7000000101212');
const stockOf = stockOfVariants([
  { ean: jacket, shops: sampleStock({ 1: 5, 55: 4, 2: 2, 3: 1 }) },
  { ean: set, shops: sampleStock({ 3: 5 }) },
]);
const choices = (lines: Parameters<typeof collectChoices>[0], distances: ReadonlyMap<number, number> = from0155) =>
  collectChoices(lines, stockOf, shops, distances);

test('GEN-23 DEC-91 DEC-92 by distance, those with the whole cart first; the web stock is no shop', () => {
  const found = choices([{ ean: jacket, count: 2 }]);
  expect(found.map(({ name, lacking }) => [name, lacking.length])).toEqual([
    ['Oslo', 0],
    ['Drammen', 0],
    ['Bergen', 1],
  ]);
});

test('W02.14 Drammen and Bergen cannot hand out three jackets, and say how many they can', () => {
  const [oslo, drammen, bergen] = choices([{ ean: jacket, count: 3 }]);
  expect(oslo?.lacking).toEqual([]);
  expect(drammen?.lacking).toEqual([{ ean: jacket, available: 2 }]);
  expect(bergen?.lacking).toEqual([{ ean: jacket, available: 1 }]);
});

test('without a place they stand by name', () => {
  const found = choices([{ ean: jacket, count: 1 }], new Map());
  expect(found.map(({ name, distance }) => [name, distance])).toEqual([
    ['Bergen', null],
    ['Drammen', null],
    ['Oslo', null],
  ]);
});

test('what helps: the nearest other shop with everything, and delivery where one shop can send it all', () => {
  const lines = [{ ean: jacket, count: 3 }];
  const all = choices(lines);
  const help = collectHelp(all[1]!, all, lines, stockOf);
  expect(help.otherShop?.name).toBe('Oslo');
  expect(help.secondShop).toBeNull();
  expect(help.delivery).toBe(true);
});

test('what helps when no shop has everything: a second shop for what is missing', () => {
  const lines = [
    { ean: jacket, count: 3 },
    { ean: set, count: 1 },
  ];
  const all = choices(lines);
  const oslo = all.find(({ name }) => name === 'Oslo')!;
  const help = collectHelp(oslo, all, lines, stockOf);
  expect(help).toMatchObject({ otherShop: null, delivery: false });
  expect(help.secondShop?.name).toBe('Bergen');
});

test('what helps counts only what is missing: two of three jackets here, the third elsewhere', () => {
  const lines = [{ ean: jacket, count: 6 }];
  const all = choices(lines);
  const oslo = all.find(({ name }) => name === 'Oslo')!;
  expect(collectHelp(oslo, all, lines, stockOf).secondShop?.name).toBe('Drammen');
});
