import { expect, test } from 'vitest';
import { sampleVariant } from '#domain/article/sample-article.ts';
import { withFreshStock } from './use-fresh-variants.ts';

test('DEC-61 DEC-73 the fresh answer replaces the stock, in the order delivered', () => {
  const [variant] = withFreshStock(
    [sampleVariant()],
    [
      {
        VariantID: 1,
        EanNo: '7000000100116',
        Availability: 2,
        Shops: [
          { id: 55, qty: 4 },
          { id: 1, qty: 2 },
        ],
      },
    ],
  );
  expect(variant).toMatchObject({
    availability: 2,
    shops: [
      { id: 55, qty: 4 },
      { id: 1, qty: 2 },
    ],
  });
});

test('DEC-61 a variant that is not in the answer stays as it was', () => {
  const variant = sampleVariant();
  expect(withFreshStock([variant], [])).toEqual([variant]);
});
