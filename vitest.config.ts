import { defineConfig } from 'vitest/config';
import { runSeed } from './tests/run-seed.ts';

console.log(`Seed ${runSeed}: TEST_SEED=${runSeed} repeats what is left to chance`);

/** What is slower than this hangs; a hung test fails and the run goes on. They are no limits: other tests want the processor too. */
const timeouts = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  teardownTimeout: 20_000,
  expect: { poll: { timeout: 15_000 } },
};

/**
 * Files share the modules of their worker: loading the shop anew for each of them took longer than testing it. A test that
 * leaves something behind in a module is at fault.
 */
const shared = {
  ...timeouts,
  isolate: false,
  maxWorkers: 2,
  setupFiles: ['tests/random-seed.ts'],
  retry: process.env.CI === undefined ? 0 : 1,
};

/** What needs a PostgreSQL: one for the run, with a template that every database is copied from. */
const overPostgres = {
  ...shared,
  sequence: { groupOrder: 1 },
  globalSetup: ['tests/vitest-postgres.ts'],
};

const database = [
  '{server/database,database}/**/*.test.ts',
  'demo/load-demo.test.ts',
  'server/jobs/send-{mail,sms}.test.ts',
];
/** Run by `npm run test:long` alone, and once by CI: what takes minutes by its nature. */
const long = process.env.TEST_LANE === undefined ? ['**/*.long.test.ts'] : [];

/** Unit and property tests stand beside their code; the API is tested from outside. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          pool: 'threads',
          include: [
            '{domain,contract,content,brands,demo,server,storefront,counter,desk,ui,database,emulators,scripts}/**/*.test.{ts,tsx}',
            'tests/{,memory-checkout/}*.test.ts',
          ],
          exclude: [...database, ...long],
        },
      },
      // They wait for PostgreSQL, for timers and for each other: a third worker fills the two cores.
      { test: { ...overPostgres, maxWorkers: 3, name: 'database', include: database, exclude: long } },
      {
        test: {
          ...overPostgres,
          maxWorkers: 3,
          name: 'api',
          include: ['tests/{api,security}/**/*.test.ts'],
          exclude: long,
        },
      },
      {
        test: {
          ...overPostgres,
          sequence: { groupOrder: 2 },
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          exclude: long,
        },
      },
      // Only `npm run test:opensearch` has a cluster to ask.
      ...(process.env.OPENSEARCH_URL === undefined
        ? []
        : [
            {
              test: {
                ...overPostgres,
                maxWorkers: 1,
                testTimeout: 180_000,
                name: 'opensearch',
                include: ['tests/opensearch/*.test.ts'],
              },
            },
          ]),
    ],
  },
});
