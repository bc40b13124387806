import { spawn } from 'node:child_process';
import path from 'node:path';
import { startTestPostgres } from '../tests/test-postgres.ts';
import { buildStorefront } from './build-storefront.ts';
import { step } from './step.ts';

/**
 * npm run faults: the tests of tests/faults with large numbers. ROUNDS multiplies them (20 unless told): buyers of the last
 * piece, killed processes, faults of the providers; each round ends with the books.
 */
const rounds = process.env.ROUNDS ?? '20';
await step('Building the storefront', buildStorefront);
const postgres = await step('Starting PostgreSQL with the acceptance data', startTestPostgres);
const vitest = spawn(
  path.resolve(import.meta.dirname, '../node_modules/.bin/vitest'),
  ['run', '--project', 'api', 'tests/faults', '--testTimeout', '3600000', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, FAULT_ROUNDS: rounds, TEST_POSTGRES_URL: postgres.adminUrl } },
);
vitest.on('close', async (code) => {
  await postgres.stop();
  process.exit(code ?? 1);
});
