import { z } from 'zod';
import { idParam, noInput, plainText } from './wire-values.ts';

const ean = z.string().regex(/^\d{8,14}$/);
const token = plainText(200).default('');

/** What somebody wants to be told about: a size that comes in (in one shop, or anywhere), or a price that falls. */
export const watchRecord = z.object({
  id: z.int(),
  kind: z.enum(['stock', 'price']),
  article_id: z.int(),
  article_name: z.string(),
  /** Null when the article is no longer shown. */
  slug: z.string().nullable(),
  size: z.string(),
  color: z.string(),
  /** Null: any shop, or the web stock. */
  shop_id: z.int().nullable(),
  shop_name: z.string().nullable(),
  /** Kroner: what it cost when it was asked for. */
  below_price: z.number().nullable(),
  confirmed: z.boolean(),
  created_at: z.string(),
});

export const watchCalls = {
  /** `status` is the same for every guest: whether an address is known here is nobody's to learn. */
  askWatch: {
    input: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('stock'),
        article_id: idParam,
        ean,
        shop_id: idParam.nullable().default(null),
        email: plainText(300).default(''),
      }),
      z.object({ kind: z.literal('price'), article_id: idParam, email: plainText(300).default('') }),
    ]),
    answer: z.object({ status: z.enum(['watching', 'confirm']) }),
  },
  confirmWatch: { input: z.object({ token }), answer: watchRecord },
  endWatch: { input: z.object({ token }), answer: z.null() },
  ownWatches: { input: noInput, answer: z.array(watchRecord) },
  endOwnWatch: { input: z.object({ id: idParam }), answer: z.null() },
};

export type WatchRecord = z.infer<typeof watchRecord>;
