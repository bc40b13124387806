import { expect, test } from 'vitest';
import { nearShops } from './near-shops.ts';

const shops = [
  { id: 3, name: 'Bergen' },
  { id: 2, name: 'Drammen' },
  { id: 1, name: 'Oslo' },
];
const distances = new Map([
  [1, 475],
  [2, 46292],
  [3, 396258],
]);

test('GEN-16 by distance once a place is known', () => {
  const near = nearShops({ shops, distances, myShopId: null, fromMyShop: false });
  expect(near.map(({ name }) => name)).toEqual(['Oslo', 'Drammen', 'Bergen']);
});

test('the own shop comes first, however far it is', () => {
  const near = nearShops({ shops, distances, myShopId: 3, fromMyShop: false });
  expect(near[0]).toEqual({ id: 3, name: 'Bergen', distance: 396258 });
});

test('measured from the own shop, its own distance is not told', () => {
  const near = nearShops({
    shops,
    distances: new Map([
      [1, 0],
      [2, 46292],
    ]),
    myShopId: 1,
    fromMyShop: true,
  });
  expect(near).toEqual([
    { id: 1, name: 'Oslo', distance: null },
    { id: 2, name: 'Drammen', distance: 46292 },
  ]);
});

test('DEC-05 with neither place nor shop there are none', () => {
  expect(nearShops({ shops, distances: new Map(), myShopId: null, fromMyShop: false })).toEqual([]);
});
