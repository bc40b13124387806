import { type Failure, failure } from '#contract/reply.ts';

/** No connection to be had or kept, no room on the disk, nothing but reading allowed, PostgreSQL stopping or starting. */
const goneCodes = 'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT 08001 08003 08006 25006 53100 53200 53300 57P01 57P02 57P03';
/** Others were first for too long: in the queue for a row, or again and again when it was tried. */
const crowdedCodes = '40001 40P01 55P03 57014';
const busyCodes = new Set(`${goneCodes} ${crowdedCodes}`.split(' '));
const busyMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/**
 * R10, R13: the database cannot be written to now, and it is worth trying again. What was under way is done or not done;
 * an order that is sent again with its key is one order.
 */
export function isDatabaseBusy({ code, message }: Error & { code?: string }): boolean {
  return busyCodes.has(code ?? '') || busyMessages.test(message);
}

/** Seconds after which it is worth asking again. */
export const comeBackAfter = 2;

export function comeBack(): Failure {
  return { ...failure(503, 'Service unavailable.'), retryAfterSeconds: comeBackAfter };
}
