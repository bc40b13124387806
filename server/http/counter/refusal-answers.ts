import type { FastifyReply } from 'fastify';
import type { CounterRefusal, CounterRefusalCode } from '#contract/counter/answers.ts';

const statuses: Readonly<Record<CounterRefusalCode, number>> = {
  unpaired: 401,
  locked: 401,
  foreign: 403,
  'manager-only': 403,
  unknown: 404,
  changed: 409,
  taken: 409,
  'not-allowed': 409,
  'refund-under-way': 409,
  'bad-request': 422,
  'other-request': 422,
  'wrong-code': 422,
  'wrong-pin': 422,
  'clerk-locked': 422,
  'wrong-proof': 422,
  'id-needed': 422,
  'slip-needed': 422,
  'slip-not-needed': 422,
  'not-in-order': 422,
  'too-many': 422,
  'not-all-picked': 422,
  'too-much': 422,
  'whole-items-only': 422,
  'right-over': 422,
  'paid-in-till': 422,
  'nothing-drawn': 422,
  'text-needed': 422,
  'too-short': 422,
  'too-many-attempts': 429,
  'codes-off': 429,
  'come-back': 503,
};

export function sendRefusal(reply: FastifyReply, refusal: CounterRefusal): FastifyReply {
  if (refusal.retryAfterSeconds != null) reply.header('retry-after', String(refusal.retryAfterSeconds));
  return reply.code(statuses[refusal.code]).send(refusal);
}
