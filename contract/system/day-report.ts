import { z } from 'zod';
import { parseIsoDate } from '#domain/time/calendar-date.ts';

export const dayReportParams = z.object({
  date: z.string().refine((text) => parseIsoDate(text) !== null, 'must be a day, as 2026-12-24'),
});

const money = z.object({ shop: z.int(), provider: z.string(), amount: z.int() });

/** The books of a day by the calendar in Norway; sums in øre. */
export const dayReport = z.object({
  date: z.iso.date(),
  /** Closed: the answer is the same for ever. Null until four in the morning of the day after. */
  frozen_at: z.iso.datetime().nullable(),
  /** Drawn and given back by the providers of payments, by when the shop came to know. */
  captured: z.array(money),
  refunded: z.array(money),
  /** Captured less refunded, by rate of VAT. */
  vat: z.array(z.object({ shop: z.int(), rate: z.int(), gross: z.int(), vat: z.int() })),
  /** Web orders that were handed out and paid in the till: the till's own books have the money. */
  in_till: z.array(z.object({ shop: z.int(), orders: z.int(), amount: z.int() })),
  orders: z.array(
    z.object({
      shop: z.int(),
      placed: z.int(),
      collected: z.int(),
      shipped: z.int(),
      delivered: z.int(),
      cancelled: z.int(),
      expired: z.int(),
    }),
  ),
  /** When the report was made: pieces for sale, and pieces that stand there for somebody. */
  stock: z.array(z.object({ shop: z.int(), pieces: z.int(), held: z.int() })),
  /** What of the money moved for goods that went out on an earlier day. */
  corrections: z.array(
    z.object({
      order: z.int(),
      shop: z.int(),
      provider: z.string(),
      kind: z.enum(['captured', 'refunded']),
      amount: z.int(),
      /** The day the goods went out. */
      of: z.iso.date(),
    }),
  ),
});

export const dayReportRequest = z.strictObject({});

export type DayReport = z.infer<typeof dayReport>;
