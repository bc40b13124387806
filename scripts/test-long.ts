import { longLaneFiles } from '../tests/long-lane.ts';
import { runSeed } from '../tests/run-seed.ts';
import { buildCounter } from './build/build-counter.ts';
import { buildStorefront } from './build/build-storefront.ts';
import { findBrowser } from './gallery/find-browser.ts';
import { shownRun } from './shown-run.ts';
import { step } from './terminal/step.ts';
import { TestResults } from './test-results.ts';

/**
 * npm run test:long: what the gate leaves out because it measures, or does one thing very many times. One after the other, so
 * that what is measured has the machine to itself: at most fifteen minutes.
 */
console.log(`Seed ${runSeed}: TEST_SEED=${runSeed} repeats what is left to chance`);
const results = await TestResults.start();
await step('Building the storefront', buildStorefront);
await step('Building the counter', buildCounter);
const browser = await step('Finding a browser', async () => findBrowser());
const env = { TEST_LANE: 'long', CHROMIUM_PATH: browser };
const minute = 60_000;
const end = Date.now() + 15 * minute;

const projects = ['unit', 'database', 'api'].flatMap((project) => ['--project', project]);
for (const run of [
  { title: 'times', tool: 'vitest', args: ['run', ...projects, '--no-file-parallelism', ...longLaneFiles], minutes: 5 },
  { title: 'faults', tool: 'node', args: ['scripts/faults.ts'], env: { ROUNDS: '3', MINUTES: '4' }, minutes: 9 },
  {
    title: 'fuzz',
    tool: 'node',
    args: ['scripts/fuzz.ts', '--requests', '100000', '--seed', String(runSeed)],
    minutes: 6,
  },
  { title: 'browser', tool: 'playwright', args: ['test'], minutes: 8 },
]) {
  const minutes = Math.min(run.minutes, Math.max(0, end - Date.now()) / minute);
  results.add(await shownRun({ ...run, minutes, env: { ...env, ...run.env } }));
}
process.exit(results.close());
