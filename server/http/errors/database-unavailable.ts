import { type Failure, failure, type UnknownOutcome } from '#contract/reply.ts';
import { CatalogueUnavailableError } from '#server/ports/catalogue/catalogue-unavailable.ts';
import { UnknownOutcomeError } from '#server/ports/unknown-outcome.ts';

/** No connection, disk full, read-only, PostgreSQL stopping or starting. */
const goneCodes = 'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT 08001 08003 08006 25006 53100 53200 53300 57P01 57P02 57P03';
/** Lock timeout, statement timeout, or a deadlock or serialization failure after all retries. */
const contentionCodes = '40001 40P01 55P03 57014';
const busyCodes = new Set(`${goneCodes} ${contentionCodes}`.split(' '));
const busyMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/**
 * The database, or the engine behind the catalogue, cannot be used now, and a retry is worth it (R10, R13). What was under way is not done, unless its outcome is
 * unknown; either way an order that is sent again with its idempotency key is one order.
 */
export function isDatabaseUnavailable(error: Error & { code?: string }): boolean {
  if (error instanceof UnknownOutcomeError || error instanceof CatalogueUnavailableError) return true;
  return busyCodes.has(error.code ?? '') || busyMessages.test(error.message);
}

/** Retry-After, in seconds. */
export const retryAfter = 2;

/** An order whose outcome is unknown is not said to have failed (R20): the same idempotency key again tells its outcome. */
export function serviceUnavailable(error?: Error): Failure {
  const outcome = error instanceof UnknownOutcomeError ? ({ outcome: 'unknown' } satisfies UnknownOutcome) : {};
  return { ...failure(503, 'Service unavailable.', outcome), retryAfterSeconds: retryAfter };
}
