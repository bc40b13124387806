import { z } from 'zod';
import { wholeNumber } from '../wire-values.ts';

export const ordersRequest = z.strictObject({
  /** `next` of the answer before; 0 begins with the oldest. */
  after: wholeNumber({ min: 0, max: Number.MAX_SAFE_INTEGER }).default(0),
  limit: wholeNumber({ min: 1, max: 200 }).default(100),
});

/** Sums in øre. */
const systemOrder = z.object({
  order: z.int(),
  status: z.int(),
  shop: z.int(),
  delivery: z.boolean(),
  placed_at: z.iso.datetime(),
  payment_method: z.string().nullable(),
  promocode: z.string().nullable(),
  goods: z.int(),
  discount: z.int(),
  freight: z.int(),
  total: z.int(),
  shipping_method: z.string().nullable(),
  tracking_url: z.string().nullable(),
  /** Null once the shop has forgotten who it was. */
  customer: z
    .object({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      address: z.string().nullable(),
      postal_code: z.string().nullable(),
      city: z.string().nullable(),
    })
    .nullable(),
  lines: z.array(
    z.object({
      ean: z.string(),
      article: z.int(),
      name: z.string(),
      size: z.string().nullable(),
      color: z.string().nullable(),
      count: z.int(),
      price: z.int(),
      discount: z.int(),
      vat: z.int(),
    }),
  ),
});

export const ordersAnswer = z.object({
  /** What has happened, oldest first. */
  events: z.array(
    z.object({
      position: z.int(),
      type: z.string(),
      order: z.int().nullable(),
      at: z.iso.datetime(),
      data: z.record(z.string(), z.unknown()),
    }),
  ),
  /** The orders these tell of, once each, as they are now. */
  orders: z.array(systemOrder),
  /** What to ask with next; the same when nothing has happened. */
  next: z.int(),
  /** There is more: ask again at once. */
  more: z.boolean(),
});

export type SystemOrder = z.infer<typeof systemOrder>;
export type OrdersAnswer = z.infer<typeof ordersAnswer>;
