import type { FastifyReply } from 'fastify';
import type { DeskRefusal, DeskRefusalCode } from '#contract/desk/refusal.ts';

const statuses: Readonly<Record<DeskRefusalCode, number>> = {
  'signed-out': 401,
  foreign: 403,
  role: 403,
  'step-up': 403,
  unknown: 404,
  changed: 409,
  conflict: 409,
  'bad-request': 422,
  refused: 422,
  'other-request': 422,
  'too-many-attempts': 429,
  'come-back': 503,
};

export function sendDeskRefusal(reply: FastifyReply, refusal: DeskRefusal): FastifyReply {
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds));
  return reply.code(statuses[refusal.code]).send(refusal);
}
