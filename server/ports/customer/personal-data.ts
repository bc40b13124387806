/** Everything that is held about customers, wherever it is stored. */
export interface PersonalData {
  /** Everything held about a customer, table by table (GDPR art. 15 and 20). */
  exportOf(customerId: number): Promise<Record<string, unknown>>;
  /** Deletes the account; what the law requires to stay is unlinked from it (DEC-103, DEC-115). */
  erase(customerId: number): Promise<void>;
  /** What is older than its time is blanked or deleted; says how many rows of each. */
  forgetOld(now: Date): Promise<Readonly<Record<string, number>>>;
}
