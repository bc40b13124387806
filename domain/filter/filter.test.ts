import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  choiceDimensions,
  choosePrice,
  countChoice,
  type FilterChoice,
  noChoice,
  toggleChoice,
} from './filter-choice.ts';
import { filtersOf } from './filters.ts';
import { type ListState, readListQuery, writeListQuery } from './list-query.ts';
import { defaultPriceRange, enterMaximum, enterMinimum, narrowedPrice, priceRangeOf } from './price-range.ts';
import { dragHandle } from './price-slider.ts';
import { type FixedFilters, searchFilters } from './search-filters.ts';
import { defaultSort, orderOf, sortKeys } from './sort.ts';
import { compareMany, compareOne } from './wire-filter.ts';

const notNumbers = ['100', Number.NaN, null, undefined, Number.POSITIVE_INFINITY, true, {}];

describe('wire filters', () => {
  test.each(notNumbers)('VAL-14 VAL-16 %o is no value', (value) => {
    expect(() => compareOne('GrossPrice', 'gte', value)).toThrow('Only numbers supported as value');
  });

  test.each(notNumbers)('VAL-15 VAL-16 %o is not among values', (value) => {
    expect(() => compareMany('GenderID', 'in', [1, value])).toThrow(/^Only numbers supported as values$/);
  });

  test('VAL-15 values are a list', () => {
    expect(() => compareMany('GenderID', 'in', 1)).toThrow('Only numbers supported as values');
  });
});

describe('search filters', () => {
  const choice: FilterChoice = {
    genders: [2],
    colors: [1, 3],
    productlines: [4],
    shops: [1],
    groups: [100],
    sizes: [],
    price: { min: 500, max: 1299 },
  };

  test('CONST-21 to CONST-26 VAL-18 each dimension by its field, price with both bounds', () => {
    expect(searchFilters({ choice })).toEqual([
      { field: 'GenderID', op: 'in', values: [2] },
      { field: 'ColorGroupID', op: 'in', values: [1, 3] },
      { field: 'ProductLineID', op: 'in', values: [4] },
      { field: 'AvailableShopID', op: 'in', values: [1] },
      { field: 'ArticleGroup3ID', op: 'in', values: [100] },
      { field: 'GrossPrice', op: 'between', values: [500, 1299] },
    ]);
  });

  test('DEC-49 VAL-17 the place of the category is added, a fixed gender stands beside the chosen one', () => {
    expect(searchFilters({ choice: { ...noChoice, shops: [1] }, fixed: { mainGroup: 1 } })).toEqual([
      { field: 'AvailableShopID', op: 'in', values: [1] },
      { field: 'MainGroupID', op: 'eq', value: 1 },
    ]);
    expect(searchFilters({ choice: { ...noChoice, genders: [4] }, fixed: { genders: [4, 11], subgroup: 20 } })).toEqual(
      [
        { field: 'GenderID', op: 'in', values: [4] },
        { field: 'GenderID', op: 'in', values: [4, 11] },
        { field: 'ArticleGroup2ID', op: 'eq', value: 20 },
      ],
    );
  });

  test('what the page is about is one comparison, several genders are any of them (DEC-15, DEC-24)', () => {
    const about = (fixed: FixedFilters) => searchFilters({ choice: noChoice, fixed });
    expect(about({ productlines: [2] })).toEqual([{ field: 'ProductLineID', op: 'eq', value: 2 }]);
    expect(about({ mainGroup: 2, subgroup: 20, groups: [200] })).toEqual([
      { field: 'ArticleGroup3ID', op: 'eq', value: 200 },
      { field: 'MainGroupID', op: 'eq', value: 2 },
      { field: 'ArticleGroup2ID', op: 'eq', value: 20 },
    ]);
    expect(about({ genders: [4, 11] })).toEqual([{ field: 'GenderID', op: 'in', values: [4, 11] }]);
    expect(about({ campaign: 1, articles: [1003, 1001] })).toEqual([
      { field: 'CampaignID', op: 'eq', value: 1 },
      { field: 'ArticleID', op: 'in', values: [1003, 1001] },
    ]);
  });

  test('CONST-27 TRAP-21 the exclusion list is added with more than one entry only', () => {
    expect(searchFilters({ choice: noChoice, excluded: [] })).toEqual([]);
    expect(searchFilters({ choice: noChoice, excluded: [1001] })).toEqual([]);
    expect(searchFilters({ choice: noChoice, excluded: [1001, 1002] })).toEqual([
      { field: 'ArticleID', op: 'not_in', values: [1001, 1002] },
    ]);
  });
});

describe('choice', () => {
  test('UI-08 DEC-48 n counts ticked entries over all dimensions, and a narrowed price once', () => {
    expect(countChoice(noChoice)).toBe(0);
    const three = choosePrice(toggleChoice(toggleChoice(noChoice, 'shops', 1), 'colors', 1), { min: 1000, max: 1400 });
    expect(countChoice(three)).toBe(3);
    expect(countChoice(toggleChoice(three, 'colors', 1))).toBe(2);
  });

  test('ENT-47 ENT-48 DEC-47 the panel is a list of single-key objects', () => {
    const filters = filtersOf(
      {
        genders: [{ id: 1, name: 'Herre' }],
        colors: [{ id: 1, label: 'Svart', name: 'Svart', hex: '#000', colorId: 1 }],
        productlines: [{ id: 1, name: 'Heldre' }],
        shops: [{ id: 1, name: 'Oslo' }],
        groups: [{ id: 100, name: 'Skalljakker' }],
        range: { min: 300, max: 1400 },
      },
      { ...noChoice, colors: [1] },
      true,
    );
    expect(filters.map((entry) => Object.keys(entry))).toEqual([
      ['genders'],
      ['colors'],
      ['price'],
      ['productlines'],
      ['shops'],
      ['groups'],
    ]);
    expect(filters[1].colors).toEqual([
      { id: 1, label: 'Svart', name: 'Svart', hex: '#000', colorId: 1, checked: true },
    ]);
    expect(filters[0].genders[0]?.checked).toBe(false);
    expect(filters[2].price).toEqual([{ min: 300, max: 1400, checked: false, asc: true }]);
  });
});

describe('query string', () => {
  const read = (text: string) => readListQuery(new URLSearchParams(text));
  const plain: ListState = { choice: noChoice, sort: defaultSort, ignored: [] };

  test('DEC-43 DEC-48 the whole state is in the url', () => {
    const state = read('?farge=1,3&kjonn=2&merke=4&butikk=1&pris=500-1299&gruppe=100&sort=price&reverse=1');
    expect(state.choice).toMatchObject({ colors: [1, 3], genders: [2], productlines: [4], shops: [1], groups: [100] });
    expect(state.choice.price).toEqual({ min: 500, max: 1299 });
    expect(state.sort).toEqual({ key: 'price', reverse: true });
    expect(writeListQuery({ ...plain, sort: { key: 'price', reverse: true } })).toBe('?sort=price&reverse=1');
    expect(writeListQuery(plain)).toBe('');
  });

  test('DEC-18 a list with an order of its own keeps it until a sort is chosen', () => {
    const own = (text: string) => readListQuery(new URLSearchParams(text), null);
    expect(own('').sort).toBeNull();
    expect(own('?reverse=1').sort).toBeNull();
    expect(own('?sort=bestseller&reverse=1').sort).toEqual({ key: 'bestseller', reverse: true });
    expect(writeListQuery({ ...plain, sort: null }, null)).toBe('');
    expect(writeListQuery(plain, null)).toBe('?sort=bestseller');
  });

  test('what is no filter is left out', () => {
    const state = read('?farge=x,1,,1,-2&pris=900-100&sort=constructor&reverse=true');
    expect(state).toEqual({ ...plain, choice: { ...noChoice, colors: [1] } });
  });

  test('DEC-48 any state is read as it was written', () => {
    const ids = fc
      .uniqueArray(fc.integer({ min: 0, max: 9_999_999 }), { maxLength: 5 })
      .map((list) => list.sort((a, b) => a - b));
    const price = fc.option(
      fc.tuple(fc.nat(99_999), fc.nat(99_999)).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
    );
    const dimensions = Object.fromEntries(choiceDimensions.map((dimension) => [dimension, ids])) as Record<
      (typeof choiceDimensions)[number],
      typeof ids
    >;
    const state = fc.record({
      choice: fc.record({ ...dimensions, price }),
      sort: fc.record({ key: fc.constantFrom(...sortKeys), reverse: fc.boolean() }),
      ignored: fc.constantFrom([], ['spelling'], ['color:rod', 'price:300-500']),
    });
    fc.assert(
      fc.property(state, (given) => {
        expect(read(writeListQuery(given))).toEqual(given);
      }),
    );
  });
});

describe('price range', () => {
  test('DEC-51 rounded out to tens', () => {
    expect(priceRangeOf(399, 699)).toEqual({ min: 390, max: 700 });
    expect(priceRangeOf(400, 700)).toEqual({ min: 400, max: 700 });
  });

  test('VAL-33 CONST-16 0 to 100 before data', () => {
    expect(defaultPriceRange).toEqual({ min: 0, max: 100 });
  });

  test('DEC-48 the whole range is no choice', () => {
    const range = { min: 390, max: 700 };
    expect(narrowedPrice(range, range)).toBeNull();
    expect(narrowedPrice(range, { min: 450, max: 700 })).toEqual({ min: 450, max: 700 });
  });

  const range = { min: 390, max: 700 };

  test.each([
    ['450', 450],
    ['390', 390],
    ['600', 600],
    ['601', 390],
    ['800', 390],
    ['389', 390],
    ['abc', 390],
    ['', 390],
    ['4.5', 390],
    [' 1 000', 390],
  ])('VAL-29 VAL-31 minimum %j gives %i', (text, value) => {
    expect(enterMinimum(text, range, { min: 400, max: 600 })).toBe(value);
  });

  test.each([
    ['500', 500],
    ['700', 700],
    ['701', 700],
    ['900', 700],
    ['300', 700],
    ['399', 700],
    ['400', 400],
    ['', 700],
    ['x', 700],
  ])('VAL-30 VAL-31 maximum %j gives %i', (text, value) => {
    expect(enterMaximum(text, range, { min: 400, max: 600 })).toBe(value);
  });
});

describe('price slider', () => {
  const range = { min: 390, max: 700 };

  test('VAL-32 the handles move in tens and stay in the range', () => {
    expect(dragHandle('max', 503, range, range)).toEqual({ value: { min: 390, max: 500 }, stopped: false });
    expect(dragHandle('min', -50, { min: 400, max: 700 }, range).value.min).toBe(390);
    expect(dragHandle('max', 9999, { min: 400, max: 600 }, range).value.max).toBe(700);
  });

  test('UI-56 DEC-53 near the other handle the drag ends', () => {
    expect(dragHandle('min', 598, { min: 390, max: 600 }, range)).toEqual({
      value: { min: 590, max: 600 },
      stopped: true,
    });
    expect(dragHandle('min', 590, { min: 390, max: 600 }, range).stopped).toBe(false);
    expect(dragHandle('max', 300, { min: 450, max: 600 }, range)).toEqual({
      value: { min: 450, max: 460 },
      stopped: true,
    });
  });

  test('UI-56 handles never cross and never leave the range', () => {
    const bound = fc.integer({ min: 0, max: 60 }).map((tens) => tens * 10);
    fc.assert(
      fc.property(
        bound,
        bound,
        fc.constantFrom('min', 'max'),
        fc.array(fc.integer({ min: -100, max: 900 })),
        (a, b, handle, drags) => {
          const limits = { min: Math.min(a, b), max: Math.max(a, b) };
          let value = limits;
          for (const to of drags) {
            value = dragHandle(handle as 'min' | 'max', to, value, limits).value;
            expect(value.min).toBeGreaterThanOrEqual(limits.min);
            expect(value.max).toBeLessThanOrEqual(limits.max);
            expect(value.min).toBeLessThanOrEqual(value.max);
          }
        },
      ),
    );
  });
});

describe('sort', () => {
  test('GEN-18 DEC-43 TRAP-19 TRAP-20 best sellers ascending by default; the toggle inverts', () => {
    expect(orderOf(defaultSort)).toEqual({ orderBy: 'BestsellerQty', order: 'asc' });
    expect(orderOf({ key: 'price', reverse: true })).toEqual({ orderBy: 'GrossPrice', order: 'desc' });
    expect(orderOf({ key: 'name', reverse: false })).toEqual({ orderBy: 'Name', order: 'asc' });
  });
});
