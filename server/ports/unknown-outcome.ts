/**
 * The connection was lost between COMMIT and its answer, so the transaction may or may not have been committed. After every other
 * failure it certainly was not. It has a type of its own so that an order that exists is never reported as failed (R4, R10, R20).
 */
export class UnknownOutcomeError extends Error {
  override readonly name = 'UnknownOutcomeError';
}
