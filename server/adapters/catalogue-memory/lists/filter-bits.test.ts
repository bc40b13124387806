import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Snapshot } from '../snapshot.ts';
import { countBits, docsIn } from '../structures/bit-set.ts';
import { filterBits } from './filter-bits.ts';

test('a range of prices has the same articles however much of the shop it leaves out', () => {
  const price = fc.integer({ min: 1, max: 300 });
  const shop = fc.array(price, { minLength: 40, maxLength: 200 });
  fc.assert(
    fc.property(shop, price, price, (prices, one, other) => {
      const gross = Int32Array.from(prices);
      const docs = Uint32Array.from(gross.keys()).sort((a, b) => (gross[a] ?? 0) - (gross[b] ?? 0));
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const snapshot = { prices: { gross, order: { asc: { docs } } } } as unknown as Snapshot;
      const bits = filterBits(snapshot, { field: 'GrossPrice', op: 'between', values: [low, high] });
      const expected = [...gross.keys()].filter((doc) => (gross[doc] ?? 0) >= low && (gross[doc] ?? 0) <= high);
      expect([...docsIn(bits, countBits(bits))]).toEqual(expected);
    }),
  );
});
