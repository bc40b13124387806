/**
 * What `npm run test:long` runs of vitest beside the tests of faults: files of its own, and files of the gate that hold their
 * limits of time there (tests/lane.ts).
 */
export const longLaneFiles = [
  '.long.test.ts',
  'domain/checkout/basket-options.test.ts',
  'domain/payment/card-number.test.ts',
  'domain/search/lexicon/compound.test.ts',
  'domain/shop/place.test.ts',
  'server/adapters/security/password-hasher.test.ts',
  'server/database/connection/copy-rows.test.ts',
  'tests/security/guessing.test.ts',
  'tests/security/protocol.test.ts',
] as const;
