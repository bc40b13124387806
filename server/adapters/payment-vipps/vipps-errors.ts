import type { PaymentAnswer } from '../payment-shared/payment-http.ts';

/** Error codes sent with a status that elsewhere means 'retry later': these are final refusals. */
const finalCodes = new Set([
  '6010', // more than is left to draw or to give back
  '6030', // not approved, so nothing to draw
  '6040', // all of it is drawn: nothing to let go of
  '6050', // let go of before
  '6190', // let go of before
  '6220', // too old to be given back
  '6260', // the money is not there any more: the time to draw it is over
]);

/**
 * Vipps tells domain errors by a code in the body (RFC 9457 with `extraDetails`). 409 is both 'another call is at it' and 'that
 * cannot be done', so there the code decides; without one that is known it is asked again.
 */
export function isFinalRefusal({ status, body }: PaymentAnswer): boolean {
  if (status === 409) return errorCodes(body).some((code) => finalCodes.has(code));
  return status !== 401 && status !== 407 && status !== 423 && status !== 425;
}

function errorCodes(body: unknown): readonly string[] {
  const { extraDetails } = (body ?? {}) as { extraDetails?: unknown };
  if (!Array.isArray(extraDetails)) return [];
  return extraDetails.map((detail) => String((detail as { reason?: unknown } | null)?.reason));
}
