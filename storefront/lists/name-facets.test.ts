import { expect, test } from 'vitest';
import type { Aggregations } from '#contract/article.ts';
import { noChoice } from '#domain/filter/filter-choice.ts';
import { namesIn } from './facet-names.ts';
import { nameFacets, namesAreComplete } from './name-facets.ts';

const names = namesIn({
  genders: [{ id: 1, name: 'Herre' }],
  colorGroups: [
    { id: 1, label: 'Svart', name: 'Svart', hex: '#000', colorId: null, slug: 'svart', count: 3, images: [] },
  ],
  productLines: [
    { id: 2, name: 'Åsnes' },
    { id: 1, name: 'Heldre' },
  ],
  shops: [
    { id: 1, name: 'Oslo' },
    { id: 3, name: 'Bergen' },
  ],
  categories: [],
  sizes: [{ id: 9, name: 'XL' }],
});

const counts: Aggregations = {
  genders: [{ key: 1, count: 4 }],
  colors: [{ key: 1, count: 2 }],
  productlines: [
    { key: 1, count: 3 },
    { key: 2, count: 1 },
  ],
  shops: [
    { key: 55, count: 8 },
    { key: 1, count: 4 },
  ],
  groups: [],
  sizes: [{ key: 2, name: 'M', count: 3 }],
  price: { min: 0, max: 0, start: 0, width: 0, histogram: [] },
};

test('GEN-17 counts get their names, product lines in Norwegian order (I18N-04)', () => {
  const facets = nameFacets(names, counts, noChoice);
  expect(facets.productlines).toEqual([
    { id: 1, name: 'Heldre', count: 3 },
    { id: 2, name: 'Åsnes', count: 1 },
  ]);
  expect(facets.sizes).toEqual([{ id: 2, name: 'M', count: 3 }]);
});

test('DEC-92 the web stock is no shop to filter by', () => {
  expect(nameFacets(names, counts, noChoice).shops).toEqual([{ id: 1, name: 'Oslo', count: 4 }]);
});

test('what is chosen stays on offer, with none left', () => {
  const facets = nameFacets(names, counts, { ...noChoice, shops: [3], sizes: [9] });
  expect(facets.shops).toContainEqual({ id: 3, name: 'Bergen', count: 0 });
  expect(facets.sizes).toContainEqual({ id: 9, name: 'XL', count: 0 });
});

test('names suffice only when all that is counted or chosen is known', () => {
  expect(namesAreComplete(names, counts, noChoice)).toBe(true);
  expect(namesAreComplete(names, counts, { ...noChoice, productlines: [7] })).toBe(false);
  expect(namesAreComplete(names, { ...counts, colors: [{ key: 5, count: 1 }] }, noChoice)).toBe(false);
});
