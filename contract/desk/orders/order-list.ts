import { z } from 'zod';
import { paymentMethods } from '#domain/payment/payment-status.ts';
import { number, pageOf, paging, time } from '../paging.ts';
import { orderViews } from './order-view.ts';

/** What a list is narrowed to; the file takes the same. */
export const orderFilters = {
  view: z.enum(orderViews).optional(),
  /** Number, phone, e-mail, or three letters of a name. */
  q: z.string().trim().max(80).optional(),
  status: number.min(1).max(10).optional(),
  shop: number.optional(),
  channel: z.enum(['collect', 'deliver']).optional(),
  /** 'shop': paid in the shop. */
  payment: z.enum([...paymentMethods, 'shop']).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
};

export const orderRow = z.object({
  id: z.int(),
  at: time,
  /** Null: forgotten. */
  name: z.string().nullable(),
  /** The last two figures of the phone number. */
  phoneEnd: z.string().nullable(),
  images: z.array(z.string().nullable()),
  pieces: z.int(),
  shop: z.string(),
  delivery: z.boolean(),
  status: z.int(),
  isUnsettled: z.boolean(),
  isWithdrawn: z.boolean(),
  paymentMethod: z.enum(paymentMethods).nullable(),
  paymentStatus: z.string().nullable(),
  total: z.int(),
  /** Of the shop's opening hours, since it got the order; null: nobody waits. */
  waitedMinutes: z.int().nullable(),
});

export const ordersRequest = z.object({ ...paging, ...orderFilters });
export const ordersAnswer = pageOf(orderRow);

const counted = z.object({ count: z.int(), isExact: z.boolean() });

export const orderViewsAnswer = z.object({
  views: z.record(z.enum(orderViews), counted),
  /** The person's own. */
  saved: z.array(z.object({ id: z.int(), name: z.string(), query: z.string() })),
  today: z.int(),
  shops: z.array(z.object({ id: z.int(), name: z.string() })),
});

/** All rows, for a file that the app writes; not whole where there are more than a file holds. */
export const ordersFileAnswer = z.object({ rows: z.array(orderRow), isWhole: z.boolean() });

export type OrderRow = z.infer<typeof orderRow>;
