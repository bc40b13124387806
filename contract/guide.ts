import { z } from 'zod';
import { children } from '#domain/guide/child.ts';
import { type GoodsKind, goodsKinds } from '#domain/guide/goods-kinds.ts';
import { variantRecord } from './article.ts';
import { flag, wholeNumber } from './wire-values.ts';

const kindNames = Object.keys(goodsKinds) as [GoodsKind, ...GoodsKind[]];
const kind = z.enum(kindNames);

/** An article in the sizes that fit a child: what a guide shows of it, and the variants one can buy. */
export const guideArticle = z.object({
  ArticleID: z.int(),
  Slug: z.string(),
  Name: z.string(),
  ProductLineName: z.string(),
  Image: z.string().nullable(),
  GrossPrice: z.number(),
  BeforePrice: z.number().nullable(),
  OnOffer: flag,
  WebPurchaseLimit: z.int().nullable(),
  /** Those of the size to choose first. */
  Variants: z.array(variantRecord),
});

const kindList = z
  .string()
  .max(400)
  .transform((text) => text.split(','))
  .pipe(z.array(kind).max(20))
  .refine((kinds) => new Set(kinds).size === kinds.length, 'Must not repeat a kind.');

export const guideCalls = {
  guideGoods: {
    input: z.object({
      size: wholeNumber({ min: 1, max: 999 }).refine((size) => children.some((child) => child.size === size), {
        error: 'Must be a size of a child.',
      }),
      kinds: kindList,
    }),
    answer: z.array(z.object({ kind, goods: z.array(guideArticle) })),
  },
};

export type GuideArticleRecord = z.infer<typeof guideArticle>;
