import { z } from 'zod';
import { paymentMethods } from '#domain/payment/payment-status.ts';

/**
 * What crosses the wire between the counter (/disk) and the shop. Ours alone, so named as the rest of the code; money is
 * øre, times are ISO 8601 with an offset.
 */
const oere = z.int();
const time = z.string();

export const staffRole = z.enum(['clerk', 'manager']);

export const clerk = z.object({
  id: z.int(),
  name: z.string(),
  initials: z.string(),
  role: staffRole,
  /** Until when no PIN is taken; null: it is. */
  lockedUntil: time.nullable(),
});

export const counterShop = z.object({
  id: z.int(),
  name: z.string(),
  /** As the chain's data has it: 'Nordvarde Åsane'. */
  fullName: z.string(),
  /** Today's closing time; null: closed. */
  openUntil: time.nullable(),
  /** When it opens next; null: it is open, or nobody knows. */
  opensAt: time.nullable(),
  /** The web stock sends; the others hand out. */
  sends: z.boolean(),
});

/** Who stands at the device. Without a session nothing of customers is told, but how many wait. */
export const device = z.object({
  name: z.string(),
  shops: z.array(counterShop),
  clerks: z.array(clerk),
  session: z.object({ clerk, /** Locks itself then when nothing is touched. */ endsAt: time }).nullable(),
  newOrders: z.int(),
  /** When the oldest of those should have been ready. */
  oldestDue: time.nullable(),
  /** The shop's clock, against which a device's wrong one is put right. */
  now: time,
  /** One press pairs and the PINs are shown, in the demo alone. */
  demo: z.boolean(),
  demoPins: z.array(z.object({ clerk: z.int(), pin: z.string() })),
});

const stage = z.enum(['new', 'picking', 'ready']);

/** How it is paid: on the web (held or drawn), or in the till. */
const paying = z.enum(['paid', 'till']);

const queueLine = z.object({ image: z.string().nullable(), name: z.string(), count: z.int() });

/** One order in the queue; of the customer no more than 'Sunniva B.'. */
export const queueRow = z.object({
  id: z.int(),
  version: z.int(),
  status: z.int(),
  stage,
  customer: z.string(),
  way: z.enum(['collect', 'send']),
  pieces: z.int(),
  paying,
  total: oere,
  /** The first lines, to be shown small. */
  lines: z.array(queueLine),
  /** Lines beyond those. */
  more: z.int(),
  /** Pick before this (new, picking); hold until this (ready). */
  due: time.nullable(),
  createdAt: time,
  picker: z.object({ id: z.int(), name: z.string(), initials: z.string() }).nullable(),
  picked: z.int(),
  missing: z.int(),
  place: z.string().nullable(),
});

export const queue = z.object({
  rows: z.array(queueRow),
  /** Expired or cancelled after picking. */
  toPutBack: z.int(),
  today: z.object({ picked: z.int(), handedOut: z.int(), medianMinutesToReady: z.int().nullable() }),
  now: time,
});

export const missingReason = z.enum(['not-found', 'damaged', 'wrong-size', 'just-sold']);
export const cancelReason = z.enum(['sold-out', 'wrong-price', 'customer-asked', 'suspicious', 'other']);

export const orderLine = z.object({
  line: z.int(),
  ean: z.string(),
  articleId: z.int(),
  name: z.string(),
  size: z.string().nullable(),
  color: z.string().nullable(),
  /** Of its colour group, for the dot. */
  colorCode: z.string().nullable(),
  image: z.string().nullable(),
  /** 'Klær · Skalljakker'. */
  group: z.string(),
  count: z.int(),
  picked: z.int(),
  missing: z.int(),
  missingReason: missingReason.nullable(),
  /** Per piece, before the discount. */
  price: oere,
  /** On another order's place, when sold again before it was put back. */
  standsOn: z.string().nullable(),
});

export const logEntry = z.object({
  at: time,
  kind: z.string(),
  /** What it is about, in words the app's texts are filled with. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  clerk: z.string().nullable(),
  device: z.string().nullable(),
});

export const order = z.object({
  id: z.int(),
  version: z.int(),
  status: z.int(),
  way: z.enum(['collect', 'send']),
  shopId: z.int(),
  /** Null when it is hidden, 30 days after it was settled. */
  customer: z.object({ name: z.string(), phoneEnd: z.string().nullable(), isMember: z.boolean() }).nullable(),
  /** For sending alone. */
  address: z.string().nullable(),
  paying,
  paymentMethod: z.enum(paymentMethods).nullable(),
  /** 'held', 'drawn', 'failed' …; 'overdue': held, and the provider no longer promises it. Null: paid in the till. */
  paymentState: z.enum(['held', 'overdue', 'drawn', 'returned', 'failed', 'released']).nullable(),
  goods: oere,
  discount: oere,
  freight: oere,
  /** As ordered, and as it is now that some is missing. */
  ordered: oere,
  total: oere,
  due: time.nullable(),
  /** When the goods are held until; null before they are ready. */
  heldUntil: time.nullable(),
  readyAt: time.nullable(),
  createdAt: time,
  collectedAt: time.nullable(),
  picker: z.object({ id: z.int(), name: z.string(), initials: z.string() }).nullable(),
  place: z.string().nullable(),
  freePlaces: z.array(z.string()),
  needsPutBack: z.boolean(),
  /** Paid for and dear: ID is seen even with the code. */
  needsId: z.boolean(),
  may: z.object({ holdLonger: z.boolean(), cancel: z.boolean(), handOut: z.boolean(), refund: z.boolean() }),
  lines: z.array(orderLine),
  log: z.array(logEntry),
  now: time,
});

export const stockOfEan = z.object({
  ean: z.string(),
  articleId: z.int(),
  name: z.string(),
  size: z.string().nullable(),
  color: z.string().nullable(),
  image: z.string().nullable(),
  price: oere,
  /** On sale here, and held for orders. */
  here: z.int(),
  held: z.int(),
  elsewhere: z.array(z.object({ shop: z.string(), count: z.int() })),
});

/** What a search at the counter gives. */
export const found = z.object({
  orders: z.array(queueRow.extend({ by: z.enum(['number', 'code', 'name', 'phone', 'ean', 'receipt', 'card']) })),
  article: stockOfEan.omit({ articleId: true }).nullable(),
});

export const putBackRow = z.object({
  id: z.int(),
  version: z.int(),
  customer: z.string(),
  place: z.string().nullable(),
  why: z.enum(['expired', 'cancelled']),
  since: time,
  lines: z.array(
    z.object({
      ean: z.string(),
      name: z.string(),
      size: z.string().nullable(),
      color: z.string().nullable(),
      image: z.string().nullable(),
      /** 'Klær · Skalljakker': where on the floor it goes. */
      group: z.string(),
      picked: z.int(),
    }),
  ),
});

export const putBack = z.object({
  rows: z.array(putBackRow),
  endingToday: z.array(queueRow),
  now: time,
});

/** What may come back of a handed-out order, and what the customer has told. */
export const returnable = z.object({
  id: z.int(),
  version: z.int(),
  customer: z.string().nullable(),
  /** Until when the right to withdraw is open; null: it is not. */
  rightUntil: time.nullable(),
  paidInTill: z.boolean(),
  paymentMethod: z.enum(paymentMethods).nullable(),
  receivedAt: time.nullable(),
  told: z.object({ at: time, reason: z.string().nullable() }).nullable(),
  lines: z.array(
    z.object({
      ean: z.string(),
      name: z.string(),
      size: z.string().nullable(),
      color: z.string().nullable(),
      image: z.string().nullable(),
      price: oere,
      bought: z.int(),
      /** Pieces that may come back still. */
      left: z.int(),
      told: z.int(),
      /** What the first, second … piece coming back gives, its share of the discount taken off. */
      gives: z.array(oere),
    }),
  ),
});

export const figures = z.object({
  days: z.array(
    z.object({
      day: z.string(),
      picked: z.int(),
      handedOut: z.int(),
      medianMinutesToReady: z.int().nullable(),
      late: z.int(),
      missingPerCent: z.number(),
      putBack: z.int(),
      refunded: oere,
    }),
  ),
});

export type Clerk = z.infer<typeof clerk>;
export type CounterShop = z.infer<typeof counterShop>;
export type Device = z.infer<typeof device>;
export type QueueRow = z.infer<typeof queueRow>;
export type Queue = z.infer<typeof queue>;
export type MissingReason = z.infer<typeof missingReason>;
export type CancelReason = z.infer<typeof cancelReason>;
export type OrderLine = z.infer<typeof orderLine>;
export type LogEntry = z.infer<typeof logEntry>;
export type CounterOrder = z.infer<typeof order>;
export type Found = z.infer<typeof found>;
export type PutBack = z.infer<typeof putBack>;
export type Returnable = z.infer<typeof returnable>;
export type StockOfEan = z.infer<typeof stockOfEan>;
export type Figures = z.infer<typeof figures>;
