import { z } from 'zod';
import { number, version } from '../paging.ts';
import { orderAnswer, orderRequest } from './order-detail.ts';
import { orderFilters, ordersAnswer, ordersFileAnswer, ordersRequest, orderViewsAnswer } from './order-list.ts';

export const refundReasons = ['withdrawal', 'complaint', 'wrong-price', 'goodwill', 'other'] as const;
export const cancelReasons = ['sold-out', 'wrong-price', 'customer-asked', 'suspicious', 'other'] as const;
export const conditions = ['as-new', 'used', 'unsellable'] as const;
export const resendable = ['confirmation', 'status'] as const;

/** Orders that get a note at once: more than anybody chooses by hand. */
const mostNoted = 200;

const amount = z.int().min(0).max(100_000_000);
const pieces = z.int().min(1).max(999);
const words = z.string().trim().max(500);
const ean = z.string().min(1).max(40);
const nothing = z.object({});

/** What is done to an order, with the version the person saw. */
const onOrder = { id: number, version };

export const ordersSchemas = {
  orders: { request: ordersRequest, answer: ordersAnswer },
  orderViews: { request: z.object({}), answer: orderViewsAnswer },
  saveOrderView: {
    request: z.object({ name: z.string().trim().min(1).max(40), query: z.string().max(500) }),
    answer: z.object({ id: z.int() }),
  },
  forgetOrderView: { request: z.object({ id: number }), answer: nothing },
  /** `ids`: of what the filters find these alone, '20188,20189'. */
  ordersFile: {
    request: z.object({
      ...orderFilters,
      ids: z
        .string()
        .regex(/^\d{1,9}(,\d{1,9}){0,199}$/)
        .optional(),
    }),
    answer: ordersFileAnswer,
  },
  order: { request: orderRequest, answer: orderAnswer },
  writeOrderNote: {
    /** The version of the note. */
    request: z.object({ ...onOrder, text: z.string().trim().max(2000) }),
    answer: z.object({ version: z.int() }),
  },
  noteOrders: {
    request: z.object({ ids: z.array(z.int().min(1)).min(1).max(mostNoted), text: z.string().trim().min(1).max(2000) }),
    answer: z.object({ orders: z.int() }),
  },
  resendOrderMail: {
    request: z.object({ id: number, mail: z.enum(resendable) }),
    answer: z.object({ recipient: z.string() }),
  },
  askProvider: { request: z.object({ id: number }), answer: nothing },
  cancelOrder: {
    request: z.object({ ...onOrder, reason: z.enum(cancelReasons), text: words }),
    answer: nothing,
  },
  refundOrder: {
    request: z.object({
      ...onOrder,
      lines: z.array(z.object({ ean, count: pieces })).max(100),
      freight: z.boolean(),
      deducted: amount,
      /** What the person saw would go back; another sum is refused. */
      amount: amount.min(1),
      reason: z.enum(refundReasons),
      message: words,
    }),
    answer: z.object({ amount: z.int() }),
  },
  takeBackGoods: {
    request: z.object({
      ...onOrder,
      lines: z
        .array(z.object({ ean, count: pieces, condition: z.enum(conditions) }))
        .min(1)
        .max(100),
      deducted: amount,
      amount,
      message: words,
    }),
    answer: z.object({ amount: z.int() }),
  },
} as const;
