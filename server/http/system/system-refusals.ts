import type { FastifyReply } from 'fastify';
import type { OrderAsItIs } from '#contract/system/order-status.ts';

export type SystemRefusalCode =
  | 'no_key'
  | 'wrong_scope'
  | 'wrong_network'
  | 'unknown_call'
  | 'bad_request'
  | 'must_be_meant'
  | 'under_way'
  | 'other_body'
  | 'key_needed'
  | 'unknown_order'
  | 'day_to_come'
  | 'wrong_hash'
  | 'not_taken'
  | 'not_possible'
  | 'too_many_calls'
  | 'busy';

export interface SystemRefusal {
  readonly code: SystemRefusalCode;
  readonly message?: string | undefined;
  readonly retryAfterSeconds?: number;
  readonly order?: OrderAsItIs | undefined;
}

/** For the people who build the other system. */
const answers: Readonly<Record<SystemRefusalCode, readonly [status: number, message: string]>> = {
  no_key: [401, 'A key that is in use must come as Authorization: Bearer hent_…'],
  wrong_scope: [403, 'The key has no leave for this call.'],
  wrong_network: [403, 'The key is not for use from this address.'],
  unknown_call: [404, 'There is no such call.'],
  bad_request: [422, 'The body is not as described.'],
  must_be_meant: [409, 'The shop asks whether this is meant; send it again with "yes": true if it is.'],
  under_way: [409, 'A call with this Idempotency-Key is being worked on.'],
  other_body: [422, 'This Idempotency-Key has come with another body before.'],
  key_needed: [422, 'Goods that came back must be told with an Idempotency-Key, so that none comes back twice.'],
  wrong_hash: [422, 'The bytes are not those of this SHA-256.'],
  not_taken: [422, 'The picture is not taken.'],
  day_to_come: [404, 'The day is to come.'],
  unknown_order: [404, 'There is no such order, or not in a shop of this key.'],
  not_possible: [409, 'The order cannot be moved so; it is as `order` says.'],
  too_many_calls: [429, 'The key has made its calls of this minute.'],
  busy: [503, 'Too much is waiting. Nothing was taken; come back.'],
};

export function refuseSystem(
  reply: FastifyReply,
  { code, message, retryAfterSeconds, order }: SystemRefusal,
): FastifyReply {
  const [status, otherwise] = answers[code];
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(status).send({ code, message: message ?? otherwise, ...(order && { order }) });
}
