import { expect, test } from 'vitest';
import { sampleStock, sampleVariant } from '#domain/article/sample-article.ts';
import { isInWebStock, nearestRows, type StockQuery, shopCount, shopRows } from './shop-rows.ts';

const shop = (id: number, name: string) => ({ id, name, slug: name, address: '', postNo: '', postPlace: '' });
const shops = [shop(3, 'Bergen'), shop(2, 'Drammen'), shop(1, 'Oslo'), shop(4, 'Ålesund'), shop(55, 'Nettlager')];
const distances = new Map([
  [1, 475],
  [2, 46_292],
  [3, 396_258],
]);
/** FIX-06: Oslo 5, web stock 4, Drammen 2, Bergen 1. */
const variant = sampleVariant();
const rows = (change: Partial<StockQuery> = {}) =>
  shopRows({ variants: [variant], shops, distances, myShopId: null, ...change });
const names = (of: ReturnType<typeof rows>) => of.map((row) => `${row.shop.name} ${row.qty}`);

test('DEC-39 TXT-17 the shops that have it by distance, shop 55 not among them', () => {
  expect(names(rows())).toEqual(['Oslo 5', 'Drammen 2', 'Bergen 1']);
  expect(rows()[0]?.distance).toBe(475);
});

test('DEC-130 by name in Norwegian order where no place is known', () => {
  expect(names(rows({ distances: new Map() }))).toEqual(['Bergen 1', 'Drammen 2', 'Oslo 5']);
});

test('TXT-16 the count leaves out shop 55 and shops without pieces', () => {
  expect(shopCount(rows({ myShopId: 4 }))).toBe(3);
});

test('TRAP-04 the variant’s own order stays as delivered', () => {
  const before = [...variant.shops];
  rows();
  expect(variant.shops).toEqual(before);
});

test('the shopper’s own shop is listed without pieces too, and among the nearest', () => {
  const all = rows({ myShopId: 4 });
  expect(names(all)).toEqual(['Oslo 5', 'Drammen 2', 'Bergen 1', 'Ålesund 0']);
  expect(names(nearestRows(all, 2, 4))).toEqual(['Oslo 5', 'Drammen 2', 'Ålesund 0']);
});

test('before a size is picked a shop tells which ones it has', () => {
  const large = sampleVariant({ id: 2, size: { id: 3, name: 'L' }, shops: sampleStock({ 2: 2 }) });
  expect(rows({ variants: [variant, large] }).map(({ shop: { name }, sizes }) => [name, sizes])).toEqual([
    ['Oslo', ['M']],
    ['Drammen', ['M', 'L']],
    ['Bergen', ['M']],
  ]);
});

test('sizes keep their order whichever colour has them', () => {
  const small = (id: number, pieces: Record<number, number>) =>
    sampleVariant({ id, size: { id: 1, name: 'S' }, shops: sampleStock(pieces) });
  const variants = [small(1, {}), sampleVariant({ id: 2 }), small(3, { 1: 1 })];
  expect(rows({ variants })[0]?.sizes).toEqual(['S', 'M']);
});

test('DEC-92 pieces of the web stock can be sent', () => {
  expect(isInWebStock([variant])).toBe(true);
  expect(isInWebStock([sampleVariant({ shops: sampleStock({ 2: 2 }) })])).toBe(false);
});
