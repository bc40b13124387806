import { z } from 'zod';
import { paymentMethods } from '#domain/payment/payment-status.ts';
import { orderItem, orderItems } from './cart.ts';
import { flag, idParam } from './wire-values.ts';

const reservationLine = z.object({
  EanNo: z.string(),
  ArticleID: z.int(),
  Name: z.string(),
  Size: z.string().nullable(),
  Color: z.string().nullable(),
  Image: z.string().nullable(),
  Count: z.int(),
  /** Kroner per piece, before the discount. */
  Price: z.number(),
  /** Kroner, of the whole line. */
  Discount: z.number(),
  /** Pieces of it that were withdrawn from. */
  Withdrawn: z.int(),
});

/** A withdrawal from the purchase (angrerett). Kroner with two decimals. */
const withdrawal = z.object({
  id: z.int(),
  date: z.string(),
  /** Until when the goods are to be handed in or sent. */
  return_by: z.string(),
  /** When the shop had them again; null while they are awaited. */
  received_at: z.string().nullable(),
  refunded: z.boolean(),
  goods: z.number(),
  freight: z.number(),
  /** For what the goods had lost by use. */
  deducted: z.number(),
  refund: z.number(),
  lines: z.array(z.object({ EanNo: z.string(), Count: z.int() })),
});

/** ENT-65. `total` is kroner with two decimals, freight included (DEC-65); what follows `date` is ours (ENT-80). */
export const reservation = z.object({
  id: z.int(),
  shopID: z.int(),
  customerID: z.int().nullable(),
  statusID: z.int(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  delivery: flag,
  address: z.string().nullable(),
  city: z.string().nullable(),
  zipcode: z.string().nullable(),
  total: z.number(),
  trackingUrl: z.string().nullable(),
  articles: z.array(reservationLine),
  date: z.string(),
  /** Also of a shop that has closed since, which no list has. */
  shop_name: z.string(),
  /** Kroner. */
  goods: z.number(),
  discount: z.number(),
  /** Øre, as all freight (DEC-65). */
  freight: z.int(),
  promocode: z.string().nullable(),
  shipping_method_id: z.string().nullable(),
  /** Null: paid in the shop. */
  payment_method: z.enum(paymentMethods).nullable(),
  paid: z.boolean(),
  /** Said at the counter; null when the goods are sent. */
  pickup_code: z.string().nullable(),
  /** When an unpaid or uncollected reservation lapses. */
  expires_at: z.string().nullable(),
  /** Whether the customer may have that put off, which is done once. */
  extendable: z.boolean(),
  /** Whether the customer may cancel it now (DEC-100). */
  cancellable: z.boolean(),
  /** Whether it may be withdrawn from now, and until when: null while the parcel is on its way. Null: there is no such right. */
  withdrawal_right: z.object({ open: z.boolean(), until: z.string().nullable() }).nullable(),
  withdrawals: z.array(withdrawal),
  /** What the shop did not find and another one nearby has, at the same price. */
  offers: z.array(
    z.object({
      id: z.int(),
      shopID: z.int(),
      shop_name: z.string(),
      /** From the shop of the order, by road. */
      metres: z.int(),
      EanNo: z.string(),
      Name: z.string(),
      Count: z.int(),
      total: z.number(),
      /** It may be accepted still. */
      open: z.boolean(),
      taken: z.boolean(),
    }),
  ),
});

const shortText = z.string().trim().max(200);

/** ENT-67, DEC-88. Which fields must be filled depends on the way; the shop's rules say so with the texts of the form. */
export const orderPayload = z.object({
  CustomerName: shortText.default(''),
  Email: shortText.max(254).default(''),
  Phone: shortText.max(40).default(''),
  Delivery: flag,
  Address: shortText.default(''),
  PostalCode: shortText.max(10).default(''),
  City: shortText.default(''),
  ShopID: z.int().min(1).max(2_147_483_647).nullable().default(null),
  items: orderItems,
  shipping_method_id: z.string().max(50).nullable().default(null),
  promocode: z.string().max(100).optional(),
  terms_conditions: z.union([flag, z.boolean()]).default(0).transform(Boolean),
  /** Comes as the header Idempotency-Key (DEC-89). */
  idempotency_key: z.uuid().optional(),
});

export const receiptToken = z.string().max(100).optional();

export const reservationCalls = {
  placeReservation: { input: orderPayload, answer: reservation.extend({ receipt_token: z.string() }) },
  reservation: { input: z.object({ id: idParam, token: receiptToken }), answer: reservation },
  cancelReservation: { input: z.object({ id: idParam, token: receiptToken }), answer: reservation },
  /** `held_until` is the end that is to be put off, as it was read in `expires_at`. */
  extendReservation: {
    input: z.object({ id: idParam, token: receiptToken, held_until: z.iso.datetime() }),
    answer: reservation,
  },
  acceptOffer: {
    input: z.object({ id: idParam, offer: idParam, token: receiptToken }),
    answer: reservation.extend({ receipt_token: z.string() }),
  },
  withdrawPurchase: {
    input: z.object({
      id: idParam,
      token: receiptToken,
      lines: z.array(orderItem.omit({ CampaignArticleID: true })).max(100),
      reason: z.string().trim().max(1000).optional(),
      idempotency_key: z.uuid().optional(),
    }),
    answer: reservation,
  },
};

export type ReservationRecord = z.infer<typeof reservation>;
export type WithdrawalRecord = z.infer<typeof withdrawal>;
export type OrderPayload = z.output<typeof orderPayload>;
