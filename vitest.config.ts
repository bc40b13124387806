import { defineConfig } from 'vitest/config';

/** Unit and property tests stand beside their code; the API is tested from outside, over a real PostgreSQL. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{domain,contract,content,brands,illustrations,server,storefront,database,emulators,scripts}/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
          ],
          // some start a PostgreSQL of their own
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/{api,faults,security}/**/*.test.ts'],
          globalSetup: ['tests/vitest-postgres.ts'],
          retry: process.env.CI === undefined ? 0 : 1,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
