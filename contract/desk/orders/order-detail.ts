import { z } from 'zod';
import { paymentMethods } from '#domain/payment/payment-status.ts';
import { number, time } from '../paging.ts';

const orderLine = z.object({
  ean: z.string(),
  articleId: z.int(),
  name: z.string(),
  size: z.string().nullable(),
  color: z.string().nullable(),
  image: z.string().nullable(),
  count: z.int(),
  missing: z.int(),
  price: z.int(),
  discount: z.int(),
  sum: z.int(),
  /** Pieces the customer has said come back, and that have not come. */
  told: z.int(),
  /** Pieces that came back. */
  returned: z.int(),
  /** What each further piece gives back, to the øre. */
  gives: z.array(z.int()),
});

/** What the provider has told us, and when it was last asked. */
const orderMoney = z.object({
  provider: z.enum(paymentMethods),
  status: z.string(),
  reserved: z.int(),
  reservedAt: time.nullable(),
  captured: z.int(),
  capturedAt: time.nullable(),
  refunded: z.int(),
  refundedAt: time.nullable(),
  /** Less what is about to go back. */
  refundable: z.int(),
  underWay: z.int(),
  isUnsettled: z.boolean(),
  wholeItemsOnly: z.boolean(),
  checkedAt: time,
});

const orderCustomer = z.object({
  id: z.int().nullable(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string().nullable(),
  isMember: z.boolean(),
  orders: z.int(),
  since: time,
  spent: z.int(),
  withdrawals: z.int(),
});

const orderEvent = z.object({
  at: time,
  kind: z.string(),
  who: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});

export const orderAnswer = z.object({
  id: z.int(),
  version: z.int(),
  status: z.int(),
  at: time,
  delivery: z.boolean(),
  shop: z.object({ id: z.int(), name: z.string() }),
  promocode: z.string().nullable(),
  paymentMethod: z.enum(paymentMethods).nullable(),
  expiresAt: time.nullable(),
  lines: z.array(orderLine),
  /** Whose receipt it is: the company, its number and where it is. */
  seller: z.object({ name: z.string(), orgNo: z.string(), address: z.string() }),
  goods: z.int(),
  discount: z.int(),
  freight: z.int(),
  total: z.int(),
  vat: z.object({ percentage: z.int(), amount: z.int() }),
  money: orderMoney.nullable(),
  /** The withdrawal whose goods are awaited. */
  awaited: z.object({ at: time, reason: z.string().nullable(), freight: z.int() }).nullable(),
  rightUntil: time.nullable(),
  /** Older than five years, or of somebody who was erased: null. */
  customer: orderCustomer.nullable(),
  history: z.array(orderEvent),
  note: z.object({ text: z.string(), version: z.int(), by: z.string().nullable(), at: time.nullable() }),
  canCancel: z.boolean(),
  /** The version of the terms it was placed under; null: placed before they were stored. */
  terms: z.object({ id: z.int(), at: time }).nullable(),
});

export const orderRequest = z.object({ id: number });

export type OrderAnswer = z.infer<typeof orderAnswer>;
export type OrderEvent = z.infer<typeof orderEvent>;
