import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PictureWish } from '#contract/desk/goods/picture-schemas.ts';
import { movedWithin } from './picture-order.ts';

const wish = (n: number, colorId: number | null): PictureWish => ({
  hash: n.toString(16).padStart(32, '0'),
  colorId,
  alt: '',
  look: 'fill',
  focus: { x: 50, y: 50 },
});
const list = fc.array(fc.constantFrom(null, 1, 2)).map((colors) => colors.map((color, n) => wish(n, color)));

test('a picture that moves loses none, and no other colour hears of it', () => {
  fc.assert(
    fc.property(list, fc.nat(5), fc.integer({ min: -3, max: 9 }), (pictures, from, to) => {
      const moved = movedWithin(pictures, 1, from, to);
      expect(moved.map(({ hash }) => hash).toSorted()).toEqual(pictures.map(({ hash }) => hash).toSorted());
      const others = (of: readonly PictureWish[]) => of.filter(({ colorId }) => colorId !== 1);
      expect(others(moved)).toEqual(others(pictures));
      const own = pictures.filter(({ colorId }) => colorId === 1);
      const taken = own[from];
      if (taken !== undefined)
        expect(moved.filter(({ colorId }) => colorId === 1).indexOf(taken)).toBe(
          Math.max(0, Math.min(own.length - 1, to)),
        );
    }),
  );
});
