import type { Failure } from '#contract/reply.ts';

/** A distance, postcode or address that could not be looked up is only logged (ERR-36, ERR-37, DEC-41). */
export function logLookupFailure(what: string, { status, body }: Failure): void {
  console.warn(`${what}: lookup failed with status ${status}. ${body.message}`);
}
