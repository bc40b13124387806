import pLimit from 'p-limit';
import type { Busy, PasswordHasher } from '#server/ports/customer/password-hasher.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

export interface PasswordHasherOptions {
  /** Each takes 19 MiB and one of Node's four threads; the others are for files and name look-ups. */
  readonly concurrency: number;
  /** When this many wait already, the caller is told to come back (R33). */
  readonly maxWaiting: number;
}

/** A login to no account is compared with this hash, so that it takes as long as one to an account (R32). */
let unusedHash: Promise<string> | null = null;

/** Passwords are hashed a few at a time: many logins at once wait or are turned away, and the shop stays open. */
export async function passwordHasher({ concurrency, maxWaiting }: PasswordHasherOptions): Promise<PasswordHasher> {
  unusedHash ??= hashPassword(crypto.randomUUID());
  const noAccount = await unusedHash;
  const limit = pLimit(concurrency);
  const isFull = () => limit.activeCount >= concurrency && limit.pendingCount >= maxWaiting;
  const run = async <T>(work: () => Promise<T>): Promise<T | Busy> => (isFull() ? 'busy' : limit(work));
  return {
    hash: (password) => run(() => hashPassword(password)),
    matches: (password, hash) =>
      run(async () => {
        const matched = await verifyPassword(password, hash ?? noAccount);
        return matched && hash !== null;
      }),
  };
}
