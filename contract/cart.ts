import { z } from 'zod';
import { flag } from './wire-values.ts';

/** ENT-27, DEC-71: a line as it goes to the server, which takes no price from it. */
export const orderItem = z.object({
  EanNo: z.string().regex(/^\d{8,14}$/),
  Count: z.int().min(1).max(999),
  CampaignArticleID: z.int().min(1).nullable().default(null),
});
export const orderItems = z.array(orderItem).min(1).max(100);

/** ENT-78, DEC-81: why a line cannot be had as it stands, and how many can. */
export const cartError = z.object({
  eanNo: z.string(),
  reason: z.enum(['stock', 'limit', 'campaign', 'unknown', 'only-collect', 'only-reserve', 'shop']),
  message: z.string(),
  available: z.int(),
});

/** What a line costs now, in kroner, and the campaign that makes it so. */
export const currentPrice = z.object({
  EanNo: z.string(),
  price: z.number(),
  CampaignArticleID: z.int().nullable(),
});

export const cartCalls = {
  validateCart: {
    input: z.object({
      items: orderItems,
      ShopID: z.int().min(1).max(2_147_483_647).nullable().optional(),
      delivery: z.union([flag, z.boolean()]).transform(Boolean),
    }),
    answer: z.object({ valid: z.boolean(), cartErrors: z.array(cartError), lines: z.array(currentPrice) }),
  },
};

export type OrderItemRecord = z.infer<typeof orderItem>;
export type CartErrorRecord = z.infer<typeof cartError>;
