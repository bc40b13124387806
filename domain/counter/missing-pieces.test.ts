import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oere } from '#domain/money/money.ts';
import { orderedLine, type PickedLine, withFound } from './missing-pieces.ts';

const line = (count: number, price: number, discount: number): PickedLine => ({
  count,
  price: oere(price),
  discount: oere(discount),
  missing: 0,
  missingAmount: oere(0),
});

test('one of two missing halves what is paid', () => {
  expect(withFound(line(2, 39900, 0), 1)).toMatchObject({ count: 1, missing: 1, discount: 0, missingAmount: 39900 });
});

test('the discount is shared: three for 100 kr with 0,01 kr off', () => {
  const found = withFound(line(3, 10000, 1), 1);
  expect(found).toMatchObject({ count: 1, missing: 2, discount: 0, missingAmount: 19999 });
});

test('nothing found leaves nothing to pay', () => {
  expect(withFound(line(2, 39900, 100), 0)).toMatchObject({ count: 0, missing: 2, discount: 0, missingAmount: 79700 });
});

test('however often it is reported, what is there and what is missing are what was agreed', () => {
  const lines = fc
    .record({ count: fc.integer({ min: 1, max: 40 }), price: fc.integer({ min: 0, max: 500_000 }) })
    .chain(({ count, price }) =>
      fc.record({
        line: fc.integer({ min: 0, max: count * price }).map((discount) => line(count, price, discount)),
        reports: fc.array(fc.integer({ min: 0, max: count }), { maxLength: 4 }),
      }),
    );
  fc.assert(
    fc.property(lines, ({ line: agreed, reports }) => {
      const after = reports.reduce(withFound, agreed);
      expect(orderedLine(after)).toEqual(orderedLine(agreed));
      expect(after.price * after.count - after.discount + after.missingAmount).toBe(
        agreed.price * agreed.count - agreed.discount,
      );
      expect(after.discount).toBeGreaterThanOrEqual(0);
      expect(after.discount).toBeLessThanOrEqual(after.price * after.count);
    }),
  );
});
