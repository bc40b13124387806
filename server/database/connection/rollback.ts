/** Thrown by the work of a transaction that has been refused: a decision and no failure, so it is undone and never repeated. */
export class Rollback<Refusal> extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super('refused');
    this.refusal = refusal;
  }
}
