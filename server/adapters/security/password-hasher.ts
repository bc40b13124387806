import type { Busy, PasswordHasher } from '#server/ports/customer/password-hasher.ts';
import { WorkQueue } from '../concurrency/work-queue.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

export interface PasswordHasherOptions {
  /** Each takes 19 MiB and a thread of Node's four; the others are for files and name look-ups. */
  readonly atOnce: number;
  /** Beyond this many in waiting the caller is told to come back (R33). */
  readonly waiting: number;
}

/** Passwords are hashed a few at a time; a storm of logins waits or is turned away, and the shop stays open. */
export async function passwordHasher(options: PasswordHasherOptions): Promise<PasswordHasher> {
  // Nobody's password: what a login to no account is compared with, at the same cost as a real one (R32).
  const nobodys = await hashPassword(crypto.randomUUID());
  const queue = new WorkQueue(options);
  const run = async <T>(work: () => Promise<T>): Promise<T | Busy> => (queue.isFull ? 'busy' : queue.run(work));
  return {
    hash: (password) => run(() => hashPassword(password)),
    matches: (password, hash) =>
      run(async () => {
        const matched = await verifyPassword(password, hash ?? nobodys);
        return matched && hash !== null;
      }),
  };
}
