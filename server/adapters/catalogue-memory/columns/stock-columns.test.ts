import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TimeSlice } from '../../catalogue-shared/structures/time-slice.ts';
import { stockColumns } from './stock-columns.ts';

test('the pieces of a variant are those of its rows, in however many parts they come', async () => {
  const eans = ['1', '2', '3'];
  const shopIds = [10, 20, 30];
  const row = fc.record({
    ean: fc.constantFrom(...eans, 'unknown'),
    shopId: fc.constantFrom(...shopIds, 99),
    qty: fc.integer({ min: -1, max: 5 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(row, { selector: ({ ean, shopId }) => `${ean} ${shopId}` }), async (rows) => {
      const stock = await stockColumns(
        rows,
        (ean) => eans.indexOf(ean),
        eans.length + 2,
        new Map(shopIds.map((id, ordinal) => [id, ordinal])),
        new TimeSlice(),
      );
      eans.forEach((ean, variant) => {
        const held: [number | undefined, number][] = [];
        stock.each(variant, (shop, pieces) => held.push([shopIds[shop], pieces]));
        const own = rows.filter((one) => one.ean === ean && shopIds.includes(one.shopId));
        expect(held).toEqual(own.map(({ shopId, qty }) => [shopId, Math.max(0, qty)]));
      });
      expect(stock.shopsWithPieces(eans.length)).toBe(0);
    }),
  );
});
