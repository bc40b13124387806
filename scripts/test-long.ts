import { longLaneFiles } from '../tests/long-lane.ts';
import { runSeed } from '../tests/run-seed.ts';
import { buildCounter } from './build/build-counter.ts';
import { buildDesk } from './build/build-desk.ts';
import { buildStorefront } from './build/build-storefront.ts';
import { findBrowser } from './gallery/find-browser.ts';
import { type ShownRun, shownRun } from './shown-run.ts';
import { step } from './terminal/step.ts';
import { reportFile, TestResults } from './test-results.ts';

/**
 * npm run test:long: what the gate leaves out because it measures, does one thing very many times, or goes deeper than a
 * requirement. One after the other, so that what is measured has the machine to itself. Nothing is begun that twenty-five
 * minutes, or LANE_MINUTES, leave no room for. With --once, as CI does it, each of those tests is run a single time, and no clock decides: a
 * machine that others use is slower than a limit at times, and nothing is wrong.
 */
console.log(`Seed ${runSeed}: TEST_SEED=${runSeed} repeats what is left to chance`);
const results = await TestResults.start();
await step('Building the storefront', buildStorefront);
await step('Building the counter', buildCounter);
await step('Building the desk', buildDesk);
const browser = await step('Finding a browser', async () => findBrowser());
const env = { TEST_LANE: 'long', CHROMIUM_PATH: browser };
const once = process.argv.includes('--once');
const minute = 60_000;
const end = Date.now() + Number(process.env.LANE_MINUTES ?? 25) * minute;

const inProjects = (...names: readonly string[]) => names.flatMap((name) => ['--project', name]);
const reporting = (report: string) => [
  ...['--reporter=default', '--reporter=json'],
  `--outputFile.json=${reportFile(report)}`,
];
interface LongRun extends ShownRun {
  /** Minutes without which it is not begun. */
  readonly needs: number;
  readonly count?: (outcome: Awaited<ReturnType<typeof shownRun>>) => Promise<void>;
}

const inBrowser: LongRun = {
  title: 'browser',
  tool: 'playwright',
  args: ['test'],
  needs: 9,
  minutes: 14,
  count: (outcome) => results.addPlaywright('browser.json', outcome),
};

/** The files that the gate leaves out, each a single time. */
const filesOnce: LongRun = {
  title: 'files',
  tool: 'vitest',
  args: ['run', ...inProjects('unit', 'database', 'api', 'faults'), longLaneFiles[0], ...reporting('files.json')],
  env: { TEST_LANE: 'once' },
  needs: 3,
  minutes: 10,
  count: (outcome) => results.addVitest('files.json', outcome),
};

const all: readonly LongRun[] = [
  {
    title: 'times',
    tool: 'vitest',
    args: [
      ...['run', ...inProjects('unit', 'database', 'api'), '--no-file-parallelism', ...longLaneFiles],
      ...reporting('times.json'),
    ],
    needs: 4,
    minutes: 9,
    count: (outcome) => results.addVitest('times.json', outcome),
  },
  inBrowser,
  {
    title: 'faults',
    tool: 'node',
    args: ['scripts/faults.ts'],
    env: { ROUNDS: '2', MINUTES: '8' },
    needs: 10,
    minutes: 14,
  },
  {
    title: 'fuzz',
    tool: 'node',
    args: ['scripts/fuzz.ts', '--requests', '100000', '--seed', String(runSeed)],
    needs: 3,
    minutes: 8,
  },
];
const runs = once ? [inBrowser, filesOnce] : all;
for (const { needs, count, ...run } of runs) {
  const left = Math.floor((end - Date.now()) / minute);
  if (left < needs) {
    console.log(`${run.title} is left out: it needs ${needs} minutes, and ${Math.max(0, left)} are left`);
    continue;
  }
  const outcome = await shownRun({ ...run, env: { ...env, ...run.env } });
  if (count === undefined) results.add(outcome);
  else await count(outcome);
}
process.exit(results.close());
