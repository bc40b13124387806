import { z } from 'zod';
import { cancelReason, missingReason } from './records.ts';

/** What each call of the counter is asked with; acts on an order carry the state they expect. */
const expected = z.object({ expectedStatus: z.int().min(1).max(10), version: z.int().min(0) });
const place = z
  .string()
  .trim()
  .regex(/^[A-ZÆØÅ]{1,2}[0-9]{1,2}$/);
const text = z.string().trim().max(200);
const pieces = z.int().min(0).max(9999);

export const counterRequests = {
  pair: z.object({ code: z.string().trim().max(20) }),
  signIn: z.object({ clerk: z.int(), pin: z.string().regex(/^[0-9]{4}$/) }),
  begin: expected.extend({ takeOver: z.boolean().default(false) }),
  pick: z.object({
    lines: z
      .array(z.object({ line: z.int(), picked: pieces }))
      .min(1)
      .max(200),
  }),
  reportMissing: expected.extend({
    line: z.int(),
    /** Pieces found of those ordered. */
    foundPieces: pieces,
    reason: missingReason,
    /** Pieces that stand in the shop beside those found: the stock is put right at once. */
    leftInShop: pieces,
  }),
  ready: expected.extend({ place }),
  handOut: expected.extend({
    proof: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('code'), code: z.string().trim().max(20) }),
      z.object({ kind: z.literal('receipt'), token: z.string().max(200) }),
      /** The customer's own club card, as it is scanned. */
      z.object({ kind: z.literal('card'), card: z.string().max(60) }),
      z.object({ kind: z.literal('id-seen') }),
      z.object({ kind: z.literal('phone'), lastDigits: z.string().regex(/^[0-9]{4}$/) }),
    ]),
    /** Also seen: demanded for dear goods that are paid for. */
    idSeen: z.boolean().default(false),
    /** The till's slip, when it was paid there. */
    tillSlip: z
      .string()
      .trim()
      .regex(/^[0-9A-Za-z -]{1,30}$/)
      .nullable()
      .default(null),
  }),
  send: expected.extend({
    trackingUrl: z
      .url({ protocol: /^https$/ })
      .max(500)
      .nullable()
      .default(null),
  }),
  cancel: expected.extend({ reason: cancelReason, text: text.default('') }),
  holdLonger: expected,
  movePlace: expected.extend({ place }),
  tellAgain: expected,
  showPhone: z.object({}),
  putBack: expected,
  takeBack: expected.extend({
    lines: z
      .array(
        z.object({
          ean: z.string().max(20),
          count: z.int().min(1).max(9999),
          condition: z.enum(['as-new', 'used', 'unsellable']),
        }),
      )
      .min(1)
      .max(200),
    /** Øre taken off for use: a manager's word. */
    deducted: z.int().min(0).default(0),
  }),
  refund: expected.extend({ amount: z.int().min(1), reason: text.min(3) }),
  count: z.object({ counted: pieces }),
  openClerk: z.object({}),
} as const;

export type CounterRequest<Call extends keyof typeof counterRequests> = z.input<(typeof counterRequests)[Call]>;
