/**
 * Nobody knows whether it was done: the connection was lost between COMMIT and its answer. Told apart from every other failure,
 * after which it was certainly not done, so that an order that stands is never called a failed one (R4, R10, R20).
 */
export class UnknownOutcomeError extends Error {
  override readonly name = 'UnknownOutcomeError';
}
