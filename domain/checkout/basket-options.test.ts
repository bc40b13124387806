import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Ean } from '#domain/article/ean.ts';
import { shopId, webStockShop } from '#domain/shop/shop-id.ts';
import { expectWithin } from '#tests/lane.ts';
import { type Basket, type BasketShop, bestSwap, bestTwoShops } from './basket-options.ts';

const eanOf = (n: number) => `70000000000${String(n).padStart(2, '0')}` as Ean;

/** `stock[shop][goods]`: pieces; shops are numbered from 1 and stand as far away as told. */
function basket(stock: readonly (readonly number[])[], counts: readonly number[], km?: readonly number[]): Basket {
  const ids = stock.map((_, at) => shopId(at + 1));
  return {
    lines: counts.map((count, at) => ({ ean: eanOf(at), count })),
    stockOf: (ean) => {
      const goods = Number(ean.slice(-2));
      return ids.map((id, at) => ({ id, qty: stock[at]?.[goods] ?? 0 }));
    },
    shops: ids.map((id, at): BasketShop => ({ id, distance: km?.[at] ?? null, readyAt: null })),
  };
}

describe('two shops', () => {
  test('the nearer one gives what it has, the other the rest', () => {
    expect(
      bestTwoShops(
        basket(
          [
            [0, 2],
            [1, 1],
            [1, 0],
          ],
          [1, 2],
          [9, 5, 2],
        ),
      ),
    ).toEqual({
      first: 3,
      second: 1,
      inSecond: [{ ean: eanOf(1), count: 2 }],
    });
  });

  test('a line may be parted', () => {
    expect(bestTwoShops(basket([[2], [1]], [3], [1, 2]))?.inSecond).toEqual([{ ean: eanOf(0), count: 1 }]);
  });

  test('not where one shop has it all, nor where no two have', () => {
    expect(
      bestTwoShops(
        basket(
          [
            [1, 1],
            [1, 0],
            [0, 1],
          ],
          [1, 1],
        ),
      ),
    ).toBeNull();
    expect(
      bestTwoShops(
        basket(
          [
            [1, 0, 0],
            [0, 1, 0],
            [0, 0, 1],
          ],
          [1, 1, 1],
        ),
      ),
    ).toBeNull();
  });

  test('of two that are equally far the one that is ready first', () => {
    const { shops, ...rest } = basket(
      [
        [1, 0],
        [0, 1],
        [0, 1],
      ],
      [1, 1],
      [1, 2, 2],
    );
    const readyAt = [1, 9, 5];
    const timed = shops.map((shop, at) => ({ ...shop, readyAt: readyAt[at] ?? null }));
    expect(bestTwoShops({ ...rest, shops: timed })?.second).toBe(3);
  });

  test('DEC-92 the web stock is none of them', () => {
    const { lines, shops } = basket([[1, 0]], [1, 1]);
    const web = { id: webStockShop, distance: 0, readyAt: null };
    const stockOf = () => [{ id: webStockShop, qty: 9 }];
    expect(bestTwoShops({ lines, stockOf, shops: [...shops, web] })).toBeNull();
  });

  const small = fc.record({
    stock: fc.array(fc.array(fc.nat(2), { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 6 }),
    counts: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 }),
    km: fc.array(fc.nat(20), { minLength: 6, maxLength: 6 }),
  });

  test('no other two are nearer, and the two hold everything', () => {
    fc.assert(
      fc.property(small, ({ stock, counts, km }) => {
        const found = bestTwoShops(basket(stock, counts, km));
        const has = (shops: readonly number[]) =>
          counts.every((count, at) => shops.reduce((sum, shop) => sum + (stock[shop]?.[at] ?? 0), 0) >= count);
        const all = stock.map((_, at) => at);
        const pairs = all.flatMap((a) => all.filter((b) => b > a).map((b) => [a, b] as const)).filter(has);
        const shortest = Math.min(...pairs.map(([a, b]) => (km[a] ?? 0) + (km[b] ?? 0)));
        if (all.some((shop) => has([shop])) || pairs.length === 0) {
          expect(found).toBeNull();
          return;
        }
        if (found === null) throw new Error('two shops have it');
        const [first, second] = [found.first - 1, found.second - 1];
        expect((km[first] ?? 0) + (km[second] ?? 0)).toBe(shortest);
        for (const [at, count] of counts.entries()) {
          const rest = found.inSecond.find(({ ean }) => ean === eanOf(at))?.count ?? 0;
          expect(rest).toBeLessThanOrEqual(stock[second]?.[at] ?? 0);
          expect(count - rest).toBeLessThanOrEqual(stock[first]?.[at] ?? 0);
        }
      }),
    );
  });

  test('three hundred shops and thirty lines are answered at once', () => {
    const stock = Array.from({ length: 300 }, (_, shop) =>
      Array.from({ length: 30 }, (__, at) => ((shop + at) % 3) % 2),
    );
    const started = performance.now();
    const best = bestTwoShops(
      basket(
        stock,
        Array.from({ length: 30 }, () => 1),
        stock.map((_, at) => at),
      ),
    );
    expectWithin(performance.now() - started, 1_500);
    expect(best).toBeNull(); // each lacks a third of the lines, and two lack some still
  });
});

describe('another size or colour', () => {
  const standIns = (ean: Ean) => (ean === eanOf(0) ? [eanOf(2), eanOf(3)] : []);

  test('the nearest shop with the fewest swaps, and the first that fits', () => {
    const given = basket(
      [
        [0, 1, 1, 0],
        [0, 1, 0, 4],
        [0, 0, 1, 0],
      ],
      [1, 1],
      [9, 3, 1],
    );
    expect(bestSwap(given, standIns)).toEqual({ shop: 2, swaps: [{ from: eanOf(0), to: eanOf(3), count: 1 }] });
    expect(bestSwap(basket([[0, 1, 0, 0]], [1, 1]), standIns)).toBeNull();
  });

  test('pieces that another line takes do not stand in', () => {
    const given = basket([[0, 0, 1]], [1, 0, 1]);
    const lines = given.lines.filter(({ count }) => count > 0);
    expect(bestSwap({ ...given, lines }, standIns)).toBeNull();
    expect(bestSwap({ ...given, lines, stockOf: basket([[0, 0, 2]], []).stockOf }, standIns)?.swaps).toHaveLength(1);
  });
});
