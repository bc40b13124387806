import { describe, expect, test } from 'vitest';
import { type FilterChoice, noChoice } from '#domain/filter/filter-choice.ts';
import { filtersOf } from '#domain/filter/filters.ts';
import type { FixedFilters } from '#domain/filter/search-filters.ts';
import { chosenValues } from './chosen-values.ts';
import { type ListFacets, noFacets } from './list-facets.ts';
import { panelSections, type ShopDistance } from './panel-sections.ts';

const facets: ListFacets = {
  ...noFacets,
  genders: [
    { id: 4, name: 'Barn', count: 9 },
    { id: 10, name: 'Unisex', count: 2 },
    { id: 11, name: 'Junior', count: 5 },
  ],
  colors: [{ id: 1, label: 'Svart', name: 'Svart', hex: '#000000', colorId: 1, count: 3 }],
  productlines: [{ id: 1, name: 'Heldre', count: 4 }],
  shops: [
    { id: 3, name: 'Bergen', count: 7 },
    { id: 2, name: 'Drammen', count: 1 },
    { id: 1, name: 'Oslo', count: 3 },
  ],
  groups: [{ id: 100, name: 'Skalljakker', count: 2 }],
};

interface Given {
  readonly choice?: FilterChoice;
  readonly fixed?: FixedFilters;
  readonly near?: readonly ShopDistance[];
  readonly sizes?: ListFacets['sizes'];
}

function sections({ choice = noChoice, fixed = {}, near = [], sizes = [] }: Given = {}) {
  const filters = filtersOf({ ...facets, range: { min: 0, max: 100 } }, choice, true);
  return panelSections({ filters, sizes, choice, fixed, near });
}

describe('sections', () => {
  test('GEN-17 DEC-47 five ticked dimensions follow the price, in the panel’s order', () => {
    expect(sections().map(({ title }) => title)).toEqual(['Butikk', 'Farge', 'Kjønn', 'Merke', 'Varegruppe']);
  });

  test('sizes are asked for where there are any', () => {
    const [size] = sections({ sizes: [{ id: 2, name: 'M', count: 4 }] }).slice(-1);
    expect(size).toMatchObject({ title: 'Størrelse', entries: [{ label: 'M', count: 4, checked: false }] });
  });

  test('UI-29 Unisex is shown as Uni', () => {
    const gender = sections().find(({ dimension }) => dimension === 'genders');
    expect(gender?.entries.map(({ label }) => label)).toEqual(['Barn', 'Uni', 'Junior']);
  });

  test('DEC-15 what the route fixes is ticked, cannot be taken away and does not count', () => {
    const gender = sections({ fixed: { genders: [4, 11] } }).find(({ dimension }) => dimension === 'genders');
    expect(gender?.entries.map(({ checked, fixed }) => [checked, fixed])).toEqual([
      [true, true],
      [false, false],
      [true, true],
    ]);
    expect(gender?.chosen).toBe(0);
  });

  test('shops stand by distance where it is known', () => {
    const near = [
      { id: 1, distance: 475 },
      { id: 2, distance: 46292 },
    ];
    const [shops] = sections({ near });
    expect(shops?.entries.map(({ label, detail }) => [label, detail])).toEqual([
      ['Oslo', '0,5 km'],
      ['Drammen', '46,3 km'],
      ['Bergen', undefined],
    ]);
  });

  test('a section with a choice in it stands open', () => {
    const open = (choice: FilterChoice) =>
      sections({ choice }).find(({ dimension }) => dimension === 'productlines')?.startOpen;
    expect(open(noChoice)).toBe(false);
    expect(open({ ...noChoice, productlines: [1] })).toBe(true);
  });
});

describe('chosen values', () => {
  const choice = { ...noChoice, genders: [10], shops: [1], price: { min: 300, max: 1900 } };

  test('UI-08 each chosen value has its own words and can be taken away by itself', () => {
    const values = chosenValues(facets, choice);
    expect(values.map(({ text }) => text)).toEqual(['300–1\u00a0900\u00a0kr', 'Oslo', 'Uni']);
    expect(values[0]?.without.price).toBeNull();
    expect(values[1]?.without).toEqual({ ...choice, shops: [] });
  });

  test('a size says that it is one', () => {
    const sized = { ...facets, sizes: [{ id: 2, name: 'M', count: 4 }] };
    expect(chosenValues(sized, { ...noChoice, sizes: [2] })[0]?.text).toBe('Str. M');
  });

  test('an id that names nothing goes by its dimension', () => {
    expect(chosenValues(noFacets, { ...noChoice, shops: [999] })[0]?.text).toBe('Butikk');
  });
});
