import { runSeed } from '../tests/run-seed.ts';
import { startTestPostgres } from '../tests/test-postgres.ts';
import { buildCounter } from './build/build-counter.ts';
import { buildDesk } from './build/build-desk.ts';
import { buildStorefront } from './build/build-storefront.ts';
import { checks } from './checks/checks.ts';
import { runAll } from './checks/run.ts';
import { findBrowser } from './gallery/find-browser.ts';
import { shownRun } from './shown-run.ts';
import { step } from './terminal/step.ts';
import { reportFile, TestResults } from './test-results.ts';

/**
 * The gate: everything that shows whether the shop is right, in seven to ten minutes on two cores. Checks, unit tests, the API over
 * a real PostgreSQL, the shop in a real browser, faults. What keeps one processor busy runs beside what keeps another. Ends
 * with one line over all of them. What takes longer, measures or goes deeper is `npm run test:long`.
 */
console.log(`Seed ${runSeed}: TEST_SEED=${runSeed} repeats what is left to chance`);
const results = await TestResults.start();
// They need nothing that is built: one processor checks while the other builds.
const checking = runAll(checks);
await step('Building the storefront', buildStorefront);
await step('Building the counter', buildCounter);
await step('Building the desk', buildDesk);
const browser = await step('Finding a browser', async () => findBrowser());
const postgres = await step('Starting PostgreSQL with the acceptance data', startTestPostgres);
const env = { TEST_POSTGRES_URL: postgres.adminUrl, CHROMIUM_PATH: browser };
try {
  // Tests of faults wait more than they work: they take the place of the checks beside the others.
  const faults = checking.then(() => vitest('faults', ['faults'], 25));
  const [checked] = await Promise.all([checking, vitest('tests', ['unit', 'database', 'api'], 25), faults]);
  for (const outcome of checked) results.add(outcome);
  await playwright();
} finally {
  await postgres.stop();
}
process.exit(results.close());

async function vitest(title: string, projects: readonly string[], minutes: number): Promise<void> {
  const report = `${title}.json`;
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(report)}`],
  ];
  await results.addVitest(report, await shownRun({ title, tool: 'vitest', args, env, minutes }));
}

async function playwright(): Promise<void> {
  const outcome = await shownRun({ title: 'browser', tool: 'playwright', args: ['test'], env, minutes: 35 });
  await results.addPlaywright('browser.json', outcome);
}
