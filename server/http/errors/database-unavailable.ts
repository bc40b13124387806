import { type Failure, failure, type UnknownOutcome } from '#contract/reply.ts';
import { UnknownOutcomeError } from '#server/ports/unknown-outcome.ts';

/** No connection to be had or kept, no room on the disk, nothing but reading allowed, PostgreSQL stopping or starting. */
const goneCodes = 'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT 08001 08003 08006 25006 53100 53200 53300 57P01 57P02 57P03';
/** Others were first for too long: in the queue for a row, or again and again when it was tried. */
const crowdedCodes = '40001 40P01 55P03 57014';
const busyCodes = new Set(`${goneCodes} ${crowdedCodes}`.split(' '));
const busyMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/**
 * R10, R13: the database cannot be written to now, and it is worth trying again. What was under way is not done, unless its
 * outcome is unknown; either way an order that is sent again with its key is one order.
 */
export function isDatabaseUnavailable(error: Error & { code?: string }): boolean {
  return error instanceof UnknownOutcomeError || busyCodes.has(error.code ?? '') || busyMessages.test(error.message);
}

/** Seconds after which it is worth asking again. */
export const retryAfter = 2;

/** Who is told 'unknown' must not be told that it failed (R20): the same key again says what became of it. */
export function serviceUnavailable(error?: Error): Failure {
  const outcome = error instanceof UnknownOutcomeError ? ({ outcome: 'unknown' } satisfies UnknownOutcome) : {};
  return { ...failure(503, 'Service unavailable.', outcome), retryAfterSeconds: retryAfter };
}
