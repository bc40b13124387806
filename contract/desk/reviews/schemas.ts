import { z } from 'zod';
import { rejectReasons } from '#domain/review/review-flags.ts';
import { number, pageOf, paging, time } from '../paging.ts';

const state = z.enum(['waiting', 'approved', 'rejected']);
const flags = z.array(z.enum(['question', 'phone', 'email', 'link']));

const reviewRow = z.object({
  id: z.int(),
  article: z.string(),
  picture: z.string().nullable(),
  rating: z.int(),
  /** The beginning, without numbers and addresses of people. */
  content: z.string(),
  at: time,
  flags,
});

const review = z.object({
  id: z.int(),
  state,
  rating: z.int(),
  content: z.string(),
  at: time,
  flags,
  /** Null: the writer wants none, or has none any more. */
  author: z.string().nullable(),
  /** -1 small, 0 as expected, 1 large. */
  trueToSize: z.int().nullable(),
  bought: z.string().nullable(),
  verified: z.boolean(),
  order: z.object({ id: z.int(), at: time, shop: z.string() }).nullable(),
  reply: z.string().nullable(),
  reason: z.enum(rejectReasons).nullable(),
  mailed: z.boolean(),
  article: z.object({
    id: z.int(),
    name: z.string(),
    brand: z.string().nullable(),
    price: z.number(),
    picture: z.string().nullable(),
    /** How many approved ones gave 1, 2, 3, 4 and 5 stars. */
    ratings: z.array(z.int()),
  }),
});

const reply = z.string().trim().min(2).max(2_000);

export const reviewSchemas = {
  reviews: {
    request: z.object({ ...paging, state: state.default('waiting') }),
    answer: pageOf(reviewRow).extend({ waiting: z.int(), approved: z.int(), rejected: z.int() }),
  },
  review: { request: z.object({ id: number }), answer: review },
  approveReview: { request: z.object({ id: number, reply: reply.optional() }), answer: z.object({}) },
  rejectReview: { request: z.object({ id: number, reason: z.enum(rejectReasons) }), answer: z.object({}) },
  /** Null takes the answer away. `from`: the one the writer saw. */
  answerReview: {
    request: z.object({ id: number, from: z.string().nullable(), reply: reply.nullable() }),
    answer: z.object({}),
  },
} as const;

export type ReviewRow = z.infer<typeof reviewRow>;
export type DeskReview = z.infer<typeof review>;
