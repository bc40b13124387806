import { z } from 'zod';
import { lineResults, linesOf } from './lines.ts';

const mostPieces = 1_000_000;

const place = {
  ean: z.string().regex(/^\d{8,14}$/, 'must be 8 to 14 digits'),
  shop: z.int().min(0).max(2_147_483_647),
  /** Grows with every line of the system about this shop; a line that is sent again has the number it had. */
  seq: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
};

/** `set` is what stands in the shop, pieces held for shoppers included; `add` is how many came or, below 0, went. */
export const stockLine = z.union(
  [
    z.strictObject({ ...place, set: z.int().min(0).max(mostPieces) }),
    z.strictObject({
      ...place,
      add: z.int().min(-mostPieces).max(mostPieces),
      reason: z.string().max(100).optional(),
    }),
  ],
  'must have ean, shop, seq and either set or add, and no other fields',
);

export type StockLine = z.infer<typeof stockLine>;

export const stockRequest = z.strictObject({ lines: linesOf(1000) });

export const stockAnswer = z.object({
  results: lineResults(
    ['applied', 'unchanged', 'superseded', 'short'],
    ['bad_line', 'unknown_ean', 'unknown_shop', 'closed_shop', 'not_your_shop'],
  ),
});

export type StockAnswer = z.infer<typeof stockAnswer>;
