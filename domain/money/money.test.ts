import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate } from './allocate.ts';
import { formatKroner, formatOere, priceParts } from './format-money.ts';
import { kroner, kronerOf, oere, oereOf, roundPrice } from './money.ts';

const anyOere = fc.integer({ min: -10_000_000_00, max: 10_000_000_00 });

describe('money', () => {
  test('DEC-65 kroner become øre by the factor of 100, rounded', () => {
    expect(oereOf(kroner(1299))).toBe(129900);
    expect(oereOf(kroner(3117.6))).toBe(311760);
    expect(oereOf(kroner(0.1 + 0.2))).toBe(30);
  });

  test('DEC-65 øre to kroner and back is the same amount', () => {
    fc.assert(fc.property(anyOere, (amount) => oereOf(kronerOf(oere(amount))) === amount));
  });

  test('VAL-35 ENT-02 prices are rounded to whole kroner', () => {
    expect(roundPrice(499.5)).toBe(500);
    expect(roundPrice(499.49)).toBe(499);
  });

  test('an amount that is none is refused', () => {
    expect(() => kroner(Number.NaN)).toThrow(RangeError);
    expect(() => oere(0.5)).toThrow(RangeError);
    expect(() => oere(Number.POSITIVE_INFINITY)).toThrow(RangeError);
  });
});

describe('money as text', () => {
  test('I18N-02 DEC-69 two decimals, comma, no-break space between thousands and before kr', () => {
    expect(formatKroner(kroner(1299))).toBe('1\u00A0299,00\u00A0kr');
    expect(formatKroner(kroner(3117.6))).toBe('3\u00A0117,60\u00A0kr');
    expect(formatKroner(kroner(1234567))).toBe('1\u00A0234\u00A0567,00\u00A0kr');
    expect(formatKroner(kroner(999))).toBe('999,00\u00A0kr');
  });

  test('CONST-01 TRAP-07 freight in øre is shown in kroner: 19900 is 199,00 kr, 0 is 0,00 kr', () => {
    expect(formatOere(oere(19900))).toBe('199,00\u00A0kr');
    expect(formatOere(oere(0))).toBe('0,00\u00A0kr');
    expect(formatOere(oere(-0))).toBe('0,00\u00A0kr');
    expect(formatOere(oere(5))).toBe('0,05\u00A0kr');
  });

  test('a reduction has a plain minus sign', () => {
    expect(formatKroner(kroner(-779.4))).toBe('-779,40\u00A0kr');
  });

  test('DEC-69 TRAP-61 the figures are those of Intl for nb-NO', () => {
    const intl = new Intl.NumberFormat('nb-NO', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    fc.assert(
      fc.property(anyOere, (amount) => {
        expect(formatOere(oere(amount))).toBe(`${intl.format(amount / 100).replace('\u2212', '-')}\u00A0kr`);
      }),
    );
  });

  test('DEC-69 the price tag has whole kroner, øre and a spoken text', () => {
    expect(priceParts(kroner(1299))).toEqual({
      whole: '1\u00A0299',
      oere: '00',
      text: '1\u00A0299,00\u00A0kr',
      spoken: '1\u00A0299,00\u00A0kroner',
    });
  });
});

describe('allocate', () => {
  test('the øre left over go to those that lost most by rounding', () => {
    expect(allocate(oere(100), [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(oere(10), [1, 2])).toEqual([3, 7]);
  });

  test('shares add up to the amount, and none is off by an øre or more', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 5_000_00 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_00 }), weights, (amount, parts) => {
        const shares = allocate(oere(amount), parts);
        const sum = parts.reduce((a, b) => a + b, 0);
        expect(shares.reduce((a, b) => a + b, 0)).toBe(amount);
        for (const [index, part] of parts.entries()) {
          expect(Math.abs(shares[index]! - (amount * part) / sum)).toBeLessThan(1);
        }
      }),
    );
  });

  test('nothing to share by is refused', () => {
    expect(() => allocate(oere(1), [])).toThrow(RangeError);
  });
});
