import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { startTestPostgres } from '../tests/test-postgres.ts';
import { buildCounter } from './build-counter.ts';
import { buildStorefront } from './build-storefront.ts';
import { checks } from './checks.ts';
import { findBrowser } from './find-browser.ts';
import { runAll } from './run.ts';
import { step } from './step.ts';

/**
 * Everything that shows whether the shop is right: checks, unit tests, the API over a real PostgreSQL, the shop in a
 * real browser. Ends with one line over all of them.
 */
const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, 'test-results');
const counts = { passed: 0, failed: 0 };

await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });

for (const check of checks) count(await runAll([check]));

await step('Building the storefront', buildStorefront);
await step('Building the counter', buildCounter);
const browser = await step('Finding a browser', async () => findBrowser());
const postgres = await step('Starting PostgreSQL with the acceptance data', startTestPostgres);
const env = { TEST_POSTGRES_URL: postgres.adminUrl, CHROMIUM_PATH: browser };
try {
  await shown(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}/vitest.json`],
    env,
  );
  const vitest = await report<{ numPassedTests: number; numFailedTests: number; success: boolean }>('vitest.json');
  add(vitest?.numPassedTests ?? 0, Math.max(vitest?.numFailedTests ?? 0, vitest?.success ? 0 : 1));
  await shown('playwright', ['test'], env);
  const { stats } =
    (await report<{ stats: { expected: number; unexpected: number; flaky: number } }>('browser.json')) ?? {};
  add((stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 1);
} finally {
  await postgres.stop();
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);

function count(ok: boolean): void {
  if (ok) add(1, 0);
  else add(0, 1);
}

function add(passed: number, failed: number): void {
  counts.passed += passed;
  counts.failed += failed;
}

/** Runs a test runner with its progress in view. */
function shown(tool: string, args: readonly string[], extra: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(path.join(root, 'node_modules/.bin', tool), args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...extra },
    });
    child.on('close', () => resolve());
  });
}

async function report<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(path.join(results, file), 'utf8')) as T;
  } catch {
    return undefined;
  }
}
