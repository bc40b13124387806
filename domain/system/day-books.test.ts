import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oere } from '#domain/money/money.ts';
import { bookDay, type MoneyMove } from './day-books.ts';

const move = (given: Partial<MoneyMove>): MoneyMove => ({
  shop: 1,
  provider: 'card',
  kind: 'captured',
  amount: oere(12_500),
  goods: [{ rate: 25, gross: oere(12_500) }],
  freight: oere(0),
  ...given,
});

test('money by provider and by rate; what goes back is taken off the rate it was paid under', () => {
  const mixed = [
    { rate: 25, gross: oere(10_000) },
    { rate: 15, gross: oere(2_300) },
  ];
  const day = bookDay([
    move({}),
    move({ amount: oere(17_300), goods: mixed, freight: oere(5_000), provider: 'klarna' }),
    move({ kind: 'refunded', amount: oere(2_300), goods: [{ rate: 15, gross: oere(2_300) }], provider: 'klarna' }),
  ]);
  expect(day.captured).toEqual([
    { shop: 1, provider: 'card', amount: 12_500 },
    { shop: 1, provider: 'klarna', amount: 17_300 },
  ]);
  expect(day.refunded).toEqual([{ shop: 1, provider: 'klarna', amount: 2_300 }]);
  expect(day.vat).toEqual([
    { shop: 1, rate: 15, gross: 0, vat: 0 },
    { shop: 1, rate: 25, gross: 27_500, vat: 5_500 },
  ]);
});

test('the rates come to what the providers have, to the øre, whatever part of an order moves', () => {
  const line = fc.record({
    rate: fc.constantFrom(0, 12, 15, 25),
    gross: fc.integer({ min: 0, max: 500_000 }).map(oere),
  });
  const any = fc.record({
    shop: fc.integer({ min: 1, max: 3 }),
    provider: fc.constantFrom('card', 'klarna', 'qliro'),
    kind: fc.constantFrom('captured', 'refunded'),
    amount: fc.integer({ min: -1_000, max: 1_000_000 }).map(oere),
    goods: fc.array(line, { maxLength: 4 }),
    freight: fc.integer({ min: 0, max: 20_000 }).map(oere),
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 20 }), (moves) => {
      const { captured, refunded, vat } = bookDay(moves as MoneyMove[]);
      const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);
      expect(vat.reduce((total, { gross }) => total + gross, 0)).toBe(sum(captured) - sum(refunded));
    }),
  );
});
