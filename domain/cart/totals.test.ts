import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kroner, oere } from '#domain/money/money.ts';
import { type Discount, discountLabel, discountOf, noDiscount } from './discount.ts';
import { amountToPay, cartFreight, chargedFreight, defaultShipping } from './freight.ts';
import { cartTotals, type PricedLine } from './totals.ts';

const line = (price: number, count = 1, pant = 0): PricedLine => ({ price: kroner(price), pant: kroner(pant), count });
const fixed = (amount: number): Discount => discountOf({ fixed: 1, amount });
const fraction = (amount: number): Discount => discountOf({ fixed: 0, amount });

describe('the total', () => {
  test('CART-10 DEC-77 without a discount: price times count, and the pieces', () => {
    expect(cartTotals([line(1299, 2), line(399)], noDiscount)).toEqual({
      count: 3,
      sum: 299700,
      pant: 0,
      discount: 0,
      total: 299700,
    });
  });

  test('CART-11 with a fixed discount: the sum minus the amount', () => {
    expect(cartTotals([line(1299)], fixed(100))).toMatchObject({ sum: 129900, discount: 10000, total: 119900 });
  });

  test('CART-12 DEC-68 with a fraction: to the øre, 3897 − 20 % is 3117,60', () => {
    expect(cartTotals([line(1299, 3)], fraction(0.2))).toMatchObject({ sum: 389700, discount: 77940, total: 311760 });
  });

  test('CART-13 TRAP-02 never below the deposit: 2 × (30, pant 3) with 100 off is 6', () => {
    expect(cartTotals([line(30, 2, 3)], fixed(100))).toMatchObject({ pant: 600, discount: 5400, total: 600 });
    expect(cartTotals([line(30, 2, 3)], fraction(1))).toMatchObject({ total: 600 });
  });

  test('TRAP-02 the floor is the discount’s alone: without one, the total is the sum', () => {
    expect(cartTotals([line(2, 1, 3)], noDiscount).total).toBe(200);
  });

  test('TRAP-01 0.2 is a fifth when it is a fraction and twenty øre when it is fixed', () => {
    expect(cartTotals([line(100)], fraction(0.2)).total).toBe(8000);
    expect(cartTotals([line(100)], fixed(0.2)).total).toBe(9980);
  });

  test('CART-15 an empty cart costs nothing, discount or not', () => {
    for (const discount of [noDiscount, fixed(100), fraction(0.5)]) {
      expect(cartTotals([], discount)).toEqual({ count: 0, sum: 0, pant: 0, discount: 0, total: 0 });
    }
  });

  const amounts = fc.array(
    fc
      .record({
        price: fc.integer({ min: 1, max: 20_000 }),
        count: fc.integer({ min: 1, max: 30 }),
        pantShare: fc.nat(5),
      })
      .map(({ price, count, pantShare }) => line(price, count, Math.min(price, pantShare))),
    { maxLength: 8 },
  );
  const discounts = fc.oneof(
    fc.constant(noDiscount),
    fc.integer({ min: 1, max: 5000 }).map(fixed),
    fc.integer({ min: 1, max: 1000 }).map((permille) => fraction(permille / 1000)),
  );

  test('CART-13 R22 the total lies between deposit and sum, and is sum less discount, for any cart', () => {
    fc.assert(
      fc.property(amounts, discounts, (lines, discount) => {
        const { sum, pant, total, discount: off } = cartTotals(lines, discount);
        expect(total).toBe(sum - off);
        expect(total).toBeGreaterThanOrEqual(pant);
        expect(total).toBeLessThanOrEqual(sum);
      }),
    );
  });

  test('TRAP-03 the order of the lines and their splitting change nothing', () => {
    fc.assert(
      fc.property(amounts, discounts, (lines, discount) => {
        const pieces = lines.flatMap((entry) => Array.from({ length: entry.count }, () => ({ ...entry, count: 1 })));
        expect(cartTotals(pieces.reverse(), discount)).toEqual(cartTotals(lines, discount));
      }),
    );
  });

  test('CART-12 a fraction is taken exactly, as counted in whole numbers', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 100 }), (lines, percent) => {
        const sum = lines.reduce((total, entry) => total + BigInt(entry.price) * 100n * BigInt(entry.count), 0n);
        const pant = lines.reduce((total, entry) => total + BigInt(entry.pant) * 100n * BigInt(entry.count), 0n);
        const reduced = sum - (sum * BigInt(percent)) / 100n; // whole kroner: no half øre can arise
        const expected = lines.length > 0 && reduced < pant ? pant : reduced;
        expect(BigInt(cartTotals(lines, fraction(percent / 100)).total)).toBe(expected);
      }),
    );
  });
});

describe('freight', () => {
  const lines = (...freights: number[]) => freights.map((price) => ({ frightPrice: oere(price) }));

  test('CART-24 CONST-04 the highest among the lines', () => {
    expect(cartFreight(lines(9900, 49900, 0))).toBe(49900);
  });

  test('CART-25 0 for an empty cart', () => {
    expect(cartFreight([])).toBe(0);
  });

  test('ENT-77 CONST-02 the default is delivery at 19900', () => {
    expect(defaultShipping).toEqual({ id: 'delivery', price: 19900 });
  });

  test('DEC-67 TRAP-08 collecting is free; delivery is the larger of method and cart', () => {
    expect(chargedFreight('collect', defaultShipping, lines(49900))).toBe(0);
    expect(chargedFreight('deliver', defaultShipping, lines(9900))).toBe(19900);
    expect(chargedFreight('deliver', defaultShipping, lines(9900, 49900))).toBe(49900);
    expect(chargedFreight('deliver', { price: oere(9900) }, lines(9900))).toBe(9900);
    expect(chargedFreight('deliver', defaultShipping, [])).toBe(0);
  });

  test('DEC-65 DEC-66 to pay is goods and freight, in øre', () => {
    expect(amountToPay(oere(279800), oere(49900))).toBe(329700);
  });
});

describe('the label of a discount', () => {
  test.each([
    [fraction(0.2), '-20 %'],
    [fraction(0.125), '-12,5 %'],
    [fraction(0.07), '-7 %'],
    [fixed(100), '-100,00\u00A0kr'],
  ])('DEC-78 %o', (discount, label) => {
    expect(discountLabel(discount)).toBe(label);
  });

  test('CART-28 TRAP-01 fixed is 1 and nothing else', () => {
    expect(fixed(1).fixed).toBe(true);
    for (const value of [0, '0', '1', true, 2])
      expect(discountOf({ fixed: value as number, amount: 0.2 }).fixed).toBe(false);
  });
});
