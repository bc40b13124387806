/** Thrown in a transaction to refuse it: an expected outcome, so it is rolled back and never retried. */
export class Rollback<Refusal> extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super('refused');
    this.refusal = refusal;
  }
}
