import { z } from 'zod';
import type { CounterCall } from './endpoints.ts';
import { device, figures, found, order, putBack, queue, returnable, stockOfEan } from './records.ts';

/**
 * What each call answers when it is done (200; null: 204 with nothing in it). Acts on an order answer with the order as it
 * stands now, also when they are repeated under the same Idempotency-Key.
 */
export const counterAnswers = {
  pair: device,
  unpair: null,
  device: device.nullable(),
  signIn: device,
  lock: null,
  openClerk: device,
  queue,
  find: found,
  putBackList: putBack,
  figures,
  stock: stockOfEan,
  count: stockOfEan,
  order,
  begin: order,
  pick: order,
  reportMissing: order,
  ready: order,
  handOut: order,
  send: order,
  cancel: order,
  holdLonger: order,
  movePlace: order,
  tellAgain: order,
  /** Shown until then, and no longer. */
  showPhone: z.object({ phone: z.string(), until: z.string() }),
  putBack: order,
  returnable,
  /** How many øre go back, and what may come back still. */
  takeBack: z.object({ refund: z.int(), returnable }),
  refund: order,
} as const satisfies Record<CounterCall, z.ZodType | null>;

export type CounterAnswer<Call extends CounterCall> = (typeof counterAnswers)[Call] extends z.ZodType
  ? z.infer<(typeof counterAnswers)[Call]>
  : null;

/** Why not: 4xx. The words for it are the app's. */
export const counterRefusal = z.object({
  code: z.enum([
    // 401: no paired device; nobody signed in at it
    'unpaired',
    'locked',
    // 403: asked from another site; for a manager alone
    'foreign',
    'manager-only',
    // 404
    'unknown',
    // 409: somebody was first. With the order, who and when
    'changed',
    'taken',
    'not-allowed',
    'refund-under-way',
    // 422
    'bad-request',
    'other-request',
    'wrong-code',
    'wrong-pin',
    'clerk-locked',
    'wrong-proof',
    'id-needed',
    'slip-needed',
    'slip-not-needed',
    'not-in-order',
    'too-many',
    'not-all-picked',
    'too-much',
    'whole-items-only',
    'right-over',
    'paid-in-till',
    'nothing-drawn',
    'text-needed',
    'too-short',
    // 429: with retryAfterSeconds
    'too-many-attempts',
    'codes-off',
    // 503: ask again with the same key
    'come-back',
  ]),
  /** As it is now (409). */
  order: order.nullish(),
  /** Who changed it last, and when. */
  by: z.string().nullish(),
  at: z.string().nullish(),
  /** PINs left before the clerk is locked. */
  left: z.int().nullish(),
  lockedUntil: z.string().nullish(),
  retryAfterSeconds: z.int().nullish(),
});

export type CounterRefusal = z.infer<typeof counterRefusal>;
export type CounterRefusalCode = CounterRefusal['code'];
