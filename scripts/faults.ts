import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runSeed } from '../tests/run-seed.ts';
import { startTestPostgres } from '../tests/test-postgres.ts';
import { buildStorefront } from './build/build-storefront.ts';
import { addFigures, type FaultRow, faultTable } from './faults/fault-table.ts';
import { progressBar } from './terminal/progress-bar.ts';
import { step } from './terminal/step.ts';

/**
 * npm run faults: the tests of tests/faults with large numbers. ROUNDS multiplies them (20 unless told): buyers of the last
 * piece over two processes, kill -9 at every named point, at the counter too, and at any moment, faults of the providers, 10,000 cut connections,
 * every order of callbacks, the sums of 100,000 carts, events under kill -9, a till's days; each round ends with the books. MINUTES (40 unless told) are shared out
 * over the files by how much they have to do; what a file leaves is for those after it. Nothing is begun when its time is up (the table says how often that
 * was so), and all is over five minutes later. Arguments choose files: npm run faults -- failpoints
 */
const rounds = process.env.ROUNDS ?? '20';
const minutes = Number(process.env.MINUTES ?? '40');
const chosen = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, '..');
const minute = 60_000;

const all = [
  ...(await readdir(path.join(root, 'tests/faults')))
    .filter((name) => name.endsWith('.test.ts'))
    .sort()
    .map((name) => `tests/faults/${name}`),
  'provider-sums',
];
/** The work of those that have more than a minute or so of it, in parts of the whole; they come last, and get what is left. */
const work: Readonly<Record<string, number>> = {
  'stock-races': 3,
  'callback-orders': 3,
  'killed-shop': 3,
  'provider-storm': 3,
  'outbox-kills': 3,
  'till-day': 4,
  'cut-connections': 8,
  failpoints: 10,
  'counter-kills': 6,
  'random-kills': 6,
};
const nameOf = (file: string) => path.basename(file).replace(/(\.long)?\.test\.ts$/, '');
const workOf = (file: string) => work[nameOf(file)] ?? 1;
const order = Object.keys(work);
const placeOf = (file: string) => order.indexOf(nameOf(file));
const files = all
  .filter((file) => chosen.length === 0 || chosen.some((part) => file.includes(part)))
  .sort((a, b) => placeOf(a) - placeOf(b));
console.log(`Seed ${runSeed}: TEST_SEED=${runSeed} repeats what is left to chance`);
await step('Building the storefront', buildStorefront);
const postgres = await step('Starting PostgreSQL with the acceptance data', startTestPostgres);
const folder = await mkdtemp(path.join(tmpdir(), 'hent-faults-'));
const figures = path.join(folder, 'figures');
const begun = Date.now();
const end = begun + minutes * minute;
const bar = progressBar('Faults');
let said = begun;
let isSound = files.length > 0;
let current = '';
const wrong: string[] = [];
const looking = setInterval(async () => show(await readRows()), 1000);
for (const [index, file] of files.entries()) {
  current = `${index + 1} of ${files.length}, ${nameOf(file)}`;
  const left = files.slice(index).reduce((sum, one) => sum + workOf(one), 0);
  const share = (Math.max(0, end - Date.now()) * workOf(file)) / left;
  const results = path.join(folder, `${index}.json`);
  const code = await runFile(file, results, Date.now() + share);
  if (code !== 0) {
    isSound = false;
    wrong.push(...(await failedTests(results)));
  }
}
clearInterval(looking);
bar.end();
const rows = await readRows();
console.log(`\n${faultTable(rows)}\n`);
for (const failure of wrong) console.log(`failed: ${failure}`);
const spent = ((Date.now() - begun) / minute).toFixed(1);
isSound &&= rows.length > 0;
console.log(`${isSound ? 'Nothing oversold, lost or doubled' : 'NOT SOUND'}, ${rounds} rounds in ${spent} minutes`);
await postgres.stop();
await rm(folder, { recursive: true, force: true });
process.exit(isSound ? 0 : 1);

/** Gives the exit code. */
async function runFile(file: string, results: string, until: number): Promise<number> {
  const vitest = spawn(
    path.join(root, 'node_modules/.bin/vitest'),
    [
      'run',
      ...['--project', 'faults', '--project', 'unit', file],
      ...['--testTimeout', '3600000', '--reporter=json', `--outputFile.json=${results}`],
    ],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        TEST_LANE: 'long',
        FAULT_ROUNDS: rounds,
        FAULT_UNTIL: String(until),
        FAULT_FIGURES: figures,
        TEST_POSTGRES_URL: postgres.adminUrl,
      },
    },
  );
  const overdue = setTimeout(() => vitest.kill('SIGTERM'), until + 5 * minute - Date.now());
  const code = await new Promise<number>((resolve) => vitest.on('close', (ended) => resolve(ended ?? 1)));
  clearTimeout(overdue);
  return code;
}

async function readRows(): Promise<readonly FaultRow[]> {
  return existsSync(figures) ? addFigures(await readFile(figures, 'utf8')) : [];
}

/** A bar on a terminal; in a log a line every half minute. */
function show(now: readonly FaultRow[]): void {
  const attempts = now.reduce((sum, row) => sum + row.attempts, 0);
  const faults = now.reduce((sum, row) => sum + row.faults.length, 0);
  const detail = `${current}: ${attempts} attempts, ${faults} faults, ${((Date.now() - begun) / minute).toFixed(1)} of at most ${minutes} minutes`;
  bar.show(Math.min((Date.now() - begun) / (minutes * minute), 1), detail);
  if (process.stderr.isTTY || Date.now() - said < minute / 2) return;
  said = Date.now();
  bar.say(detail);
}

async function failedTests(file: string): Promise<readonly string[]> {
  if (!existsSync(file)) return [`${current}: ended before it was done`];
  const results = JSON.parse(await readFile(file, 'utf8')) as {
    testResults: {
      message?: string;
      assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
    }[];
  };
  return results.testResults.flatMap(({ message, assertionResults }) => [
    ...(message ? [message] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}\n  ${failureMessages.join('\n  ').slice(0, 2000)}`),
  ]);
}
