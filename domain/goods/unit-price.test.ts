import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kroner } from '#domain/money/money.ts';
import { type ContentUnit, contentUnits, unitPriceOf } from './unit-price.ts';

const of = (paid: number, amount: number, unit: ContentUnit, deposit = 0) =>
  unitPriceOf(kroner(paid), kroner(deposit), { amount, unit });

describe('the price per unit', () => {
  test('grams are priced by the kilo, millilitres by the litre', () => {
    expect(of(25, 55, 'g')).toEqual({ price: 45_455, per: 'kg' });
    expect(of(129, 250, 'ml')).toEqual({ price: 51_600, per: 'l' });
    expect(of(129, 2.5, 'dl')).toEqual({ price: 51_600, per: 'l' });
    expect(of(129, 25, 'cl')).toEqual({ price: 51_600, per: 'l' });
    expect(of(199, 1, 'kg')).toEqual({ price: 19_900, per: 'kg' });
    expect(of(90, 30, 'm')).toEqual({ price: 300, per: 'm' });
  });

  test('the deposit comes back and is no part of it', () => {
    expect(of(30, 0.5, 'l', 3)).toEqual({ price: 5_400, per: 'l' });
    expect(of(2, 0.5, 'l', 3)).toEqual({ price: 0, per: 'l' });
  });

  test('a pack is priced by the piece, a single piece is not', () => {
    expect(of(99, 3, 'stk')).toEqual({ price: 3_300, per: 'stk' });
    expect(of(99, 1, 'stk')).toBeNull();
  });

  test('nothing is said of what is not known', () => {
    expect(unitPriceOf(kroner(10), kroner(0), null)).toBeNull();
    expect(of(10, 0, 'g')).toBeNull();
    expect(of(10, Number.NaN, 'g')).toBeNull();
  });

  test('times what is in it, it is what is paid', () => {
    const parts: Record<string, number> = { g: 1000, ml: 1000, cl: 100, dl: 10, cm: 100 };
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000 }),
        fc.integer({ min: 2, max: 5_000 }),
        fc.constantFrom(...contentUnits),
        (paid, amount, unit) => {
          const found = of(paid, amount, unit);
          const units = amount / (parts[unit] ?? 1);
          expect(Math.abs(((found?.price ?? 0) / 100) * units - paid)).toBeLessThanOrEqual(0.005 * units + 1e-6);
        },
      ),
    );
  });
});
