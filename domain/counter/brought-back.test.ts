import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oere } from '#domain/money/money.ts';
import { lineRefund } from '#domain/withdrawal/refund.ts';
import { broughtBack, type ReturnableLine } from './brought-back.ts';

const line = (over: Partial<ReturnableLine>): ReturnableLine => ({
  ean: '1',
  count: 3,
  price: oere(10000),
  discount: oere(0),
  told: 0,
  toldAmount: oere(0),
  withdrawn: 0,
  ...over,
});

test('fewer than told are settled, the rest stays awaited', () => {
  const told = line({ told: 3, toldAmount: oere(30000), withdrawn: 3 });
  expect(broughtBack([told], new Map([['1', 1]]))).toMatchObject({
    come: [{ ean: '1', count: 1, amount: 10000 }],
    awaited: [{ ean: '1', count: 2, amount: 20000 }],
    hasUntold: false,
  });
});

test('more than was bought, or what was never bought, is refused', () => {
  expect(broughtBack([line({})], new Map([['1', 4]]))).toEqual({ ok: false, reason: 'too-many' });
  expect(broughtBack([line({})], new Map([['2', 1]]))).toEqual({ ok: false, reason: 'not-in-order' });
  expect(broughtBack([line({ withdrawn: 2 })], new Map([['1', 2]]))).toEqual({ ok: false, reason: 'too-many' });
});

test('however the pieces are told and brought, all of them together give back what was paid', () => {
  const cases = fc
    .record({ count: fc.integer({ min: 1, max: 12 }), price: fc.integer({ min: 0, max: 99_999 }) })
    .chain(({ count, price }) =>
      fc.record({
        count: fc.constant(count),
        price: fc.constant(oere(price)),
        discount: fc.integer({ min: 0, max: count * price }).map(oere),
        told: fc.integer({ min: 0, max: count }),
        brought: fc.integer({ min: 0, max: count }),
      }),
    );
  fc.assert(
    fc.property(cases, ({ count, price, discount, told, brought }) => {
      const paid = { count, price, discount };
      const one = line({ ...paid, told, toldAmount: lineRefund(paid, 0, told), withdrawn: told });
      const outcome = broughtBack([one], new Map([['1', brought]]));
      if (!outcome.ok) throw new Error(outcome.reason);
      const sum = (lines: readonly { amount: number }[]) => lines.reduce((total, { amount }) => total + amount, 0);
      const withdrawn = told + Math.max(0, brought - told);
      const later = lineRefund(paid, withdrawn, count - withdrawn);
      expect(sum(outcome.come) + sum(outcome.awaited) + later).toBe(price * count - discount);
    }),
  );
});
