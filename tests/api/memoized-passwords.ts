import { noTestHooks, type TestHooks } from '#server/composition/test-hooks.ts';
import type { PasswordHasher } from '#server/ports/customer/password-hasher.ts';

const hashes = new Map<string, string>();
const comparisons = new Map<string, boolean>();

/**
 * Hashing takes a core some fifty milliseconds, on purpose, and tests log in hundreds of times with the same few passwords: in
 * one process each is hashed once, and compared once with the same hash.
 */
export function memoizedHasher(hasher: PasswordHasher): PasswordHasher {
  return {
    hash: async (password) => {
      const known = hashes.get(password);
      if (known !== undefined) return known;
      const made = await hasher.hash(password);
      if (made !== 'busy') hashes.set(password, made);
      return made;
    },
    matches: async (password, hash) => {
      const key = JSON.stringify([password, hash]);
      const known = comparisons.get(key);
      if (known !== undefined) return known;
      const matched = await hasher.matches(password, hash);
      if (matched !== 'busy') comparisons.set(key, matched);
      return matched;
    },
  };
}

/** What test shops run with; where the cost of a password is the question, `noTestHooks`. */
export const memoizedPasswords: TestHooks = { ...noTestHooks, hasher: memoizedHasher };
