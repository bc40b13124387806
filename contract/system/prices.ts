import { z } from 'zod';
import { lineResults, linesOf } from './lines.ts';

const isWholeOere = (kroner: number) => Math.abs(kroner * 100 - Math.round(kroner * 100)) < 1e-6;

/** `price` is kroner, as in files of prices; null takes a price back that waits for `from`. */
export const priceLine = z.strictObject({
  article: z.int().min(1).max(2_147_483_647),
  price: z.number().min(0).max(99_999_999.99).refine(isWholeOere, 'has more than two decimals').nullable(),
  /** Left out: from now on. */
  from: z.iso.datetime({ offset: true }).optional(),
});

export type PriceLine = z.infer<typeof priceLine>;

export const pricesRequest = z.strictObject({ lines: linesOf(200) });

export const pricesAnswer = z.object({
  results: lineResults(
    ['applied', 'planned', 'unchanged'],
    ['bad_line', 'unknown_article', 'backdated', 'against_rules'],
  ),
});

export type PricesAnswer = z.infer<typeof pricesAnswer>;
