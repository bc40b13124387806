import { defineConfig } from 'vitest/config';

/** Some start a PostgreSQL of their own. */
const patience = { testTimeout: 20_000, hookTimeout: 60_000 };

/** What is tested from outside, over a real PostgreSQL. */
const overPostgres = {
  ...patience,
  globalSetup: ['tests/vitest-postgres.ts'],
  retry: process.env.CI === undefined ? 0 : 1,
};

/**
 * Unit and property tests stand beside their code; the API is tested from outside. Files that measure how long an answer takes
 * under load or after a fault have the machine to themselves, after the others.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...patience,
          name: 'unit',
          maxWorkers: 2,
          include: [
            '{domain,contract,content,brands,illustrations,server,storefront,counter,ui,database,emulators,scripts}/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
          ],
        },
      },
      {
        test: { ...overPostgres, name: 'api', maxWorkers: 2, include: ['tests/{api,security}/**/*.test.ts'] },
      },
      {
        test: {
          ...overPostgres,
          name: 'faults',
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          include: ['tests/faults/**/*.test.ts'],
        },
      },
    ],
  },
});
