/** Load shedding: given when more are waiting than can be served soon (R33). */
export type Busy = 'busy';

/** Hashing is slow on purpose, so only a few are made at a time. */
export interface PasswordHasher {
  hash(password: string): Promise<string | Busy>;
  /** Takes as long for no account (null) as for one, so that the time tells nothing (R32). */
  matches(password: string, hash: string | null): Promise<boolean | Busy>;
}
