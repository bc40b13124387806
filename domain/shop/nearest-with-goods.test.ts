import { expect, test } from 'vitest';
import { nearestWithGoods } from './nearest-with-goods.ts';

const shop = (id: number, name: string, latitude: number) => ({ id, name, coords: { longitude: 10, latitude } });
const shops = [shop(1, 'Sør', 58), shop(2, 'Midt', 60), shop(3, 'Nord', 69), shop(4, 'Lengst nord', 70)];

test('the nearest that has something, said from the shop it is near', () => {
  const goods = new Map([
    [1, 4],
    [2, 7],
    [3, 2],
  ]);
  expect(nearestWithGoods(shops, goods, [4])).toMatchObject({ id: 3, name: 'Nord', goods: 2, from: 'Lengst nord' });
  expect(nearestWithGoods(shops, goods, [4])?.distance).toBeGreaterThan(100_000);
});

test('of several that were asked for, the one it is nearest to counts', () => {
  expect(nearestWithGoods(shops, new Map([[2, 1]]), [1, 4])).toMatchObject({ id: 2, from: 'Sør' });
});

test('one without goods, an asked for one and an unknown one are no way out', () => {
  expect(nearestWithGoods(shops, new Map([[2, 0]]), [1])).toBeNull();
  expect(nearestWithGoods(shops, new Map([[1, 3]]), [1])).toBeNull();
  expect(nearestWithGoods(shops, new Map([[2, 3]]), [99])).toBeNull();
});
