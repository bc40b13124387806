import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, darken, hexToRgb, lighten, lightness, mix, tones } from './colour.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

test('short and long hex mean the same', () => {
  expect(hexToRgb('#f0a')).toEqual([255, 0, 170]);
  expect(hexToRgb('#ff00aa')).toEqual([255, 0, 170]);
});

describe('mix', () => {
  test('ends in the two colours', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        expect(mix(a, b, 0)).toBe(a);
        expect(mix(a, b, 1)).toBe(b);
      }),
    );
  });

  test('halfway between black and white is a grey as light as the eye would have it', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#636363');
  });
});

test('lightness runs from black to white', () => {
  expect(lightness('#000000')).toBeCloseTo(0);
  expect(lightness('#ffffff')).toBeCloseTo(1);
});

test('contrast is 21 at most, 1 at least, and the same both ways', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#2b5c8a', '#2b5c8a')).toBe(1);
  fc.assert(fc.property(hex, hex, (a, b) => contrast(a, b) === contrast(b, a) && contrast(a, b) >= 1));
});

test('lighten and darken keep their promise', () => {
  expect(lightness(lighten('#2b5c8a', 0.3))).toBeGreaterThan(lightness('#2b5c8a'));
  expect(lightness(darken('#2b5c8a', 0.3))).toBeLessThan(lightness('#2b5c8a'));
});

describe('tones', () => {
  test.each(['#b3261e', '#f4f1e8', '#1c1c1e', '#2b5c8a'])('of %s go from highlight to deepest shadow', (base) => {
    const ramp = tones(base);
    const order = [ramp.hi, ramp.lt, ramp.base, ramp.sh, ramp.dk, ramp.deep].map(lightness);
    expect(order).toEqual([...order].sort((a, b) => b - a));
  });

  test('lines on dark cloth are lighter than it, on other cloth darker', () => {
    expect(tones('#1c1c1e')).toMatchObject({ dark: true, light: false });
    expect(lightness(tones('#1c1c1e').line)).toBeGreaterThan(lightness('#1c1c1e'));
    expect(tones('#ffffff')).toMatchObject({ dark: false, light: true });
    expect(lightness(tones('#ffffff').line)).toBeLessThan(1);
  });
});
