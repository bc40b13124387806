import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestPostgres } from '../tests/test-postgres.ts';
import { buildStorefront } from './build-storefront.ts';
import { addFigures, type FaultRow, faultTable } from './fault-table.ts';
import { progressBar } from './progress-bar.ts';
import { step } from './step.ts';

/**
 * npm run faults: the tests of tests/faults with large numbers. ROUNDS multiplies them (20 unless told): buyers of the last
 * piece over two processes, kill -9 at every named point, faults of the providers, every order of callbacks, the sums of
 * 100,000 carts; each round ends with the books. Nothing is begun after MINUTES (20 unless told), and all is over five
 * minutes later. Arguments choose files: npm run faults -- failpoints
 */
const rounds = process.env.ROUNDS ?? '20';
const minutes = Number(process.env.MINUTES ?? '20');
const chosen = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, '..');
const minute = 60_000;

await step('Building the storefront', buildStorefront);
const postgres = await step('Starting PostgreSQL with the acceptance data', startTestPostgres);
const folder = await mkdtemp(path.join(tmpdir(), 'hent-faults-'));
const files = { figures: path.join(folder, 'figures'), results: path.join(folder, 'results.json') };
const begun = Date.now();
const until = begun + minutes * minute;
const bar = progressBar('Faults');
let said = begun;

const vitest = spawn(
  path.join(root, 'node_modules/.bin/vitest'),
  [
    'run',
    ...['--project', 'api', '--project', 'unit'],
    ...(chosen.length > 0 ? chosen : ['tests/faults', 'checkout/provider-sums']),
    ...['--testTimeout', '3600000', '--reporter=json', `--outputFile.json=${files.results}`],
  ],
  {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      FAULT_ROUNDS: rounds,
      FAULT_UNTIL: String(until),
      FAULT_FIGURES: files.figures,
      TEST_POSTGRES_URL: postgres.adminUrl,
    },
  },
);
const ended = new Promise<number>((resolve) => vitest.on('close', (code) => resolve(code ?? 1)));
const overdue = setTimeout(() => vitest.kill('SIGTERM'), until + 5 * minute - begun);
const looking = setInterval(async () => show(await readRows()), 1000);

const code = await ended;
clearTimeout(overdue);
clearInterval(looking);
bar.end();
const rows = await readRows();
console.log(`\n${faultTable(rows)}\n`);
const wrong = await failedTests();
for (const failure of wrong) console.log(`failed: ${failure}`);
const spent = ((Date.now() - begun) / minute).toFixed(1);
const isSound = code === 0 && rows.length > 0;
console.log(`${isSound ? 'Nothing oversold, lost or doubled' : 'NOT SOUND'}, ${rounds} rounds in ${spent} minutes`);
await postgres.stop();
await rm(folder, { recursive: true, force: true });
process.exit(isSound ? 0 : 1);

async function readRows(): Promise<readonly FaultRow[]> {
  return existsSync(files.figures) ? addFigures(await readFile(files.figures, 'utf8')) : [];
}

/** A bar on a terminal; in a log a line every half minute. */
function show(now: readonly FaultRow[]): void {
  const tries = now.reduce((sum, row) => sum + row.tries, 0);
  const faults = now.reduce((sum, row) => sum + row.faults.length, 0);
  const detail = `${tries} tries, ${faults} faults, ${((Date.now() - begun) / minute).toFixed(1)} of at most ${minutes} minutes`;
  bar.show(Math.min((Date.now() - begun) / (minutes * minute), 1), detail);
  if (process.stderr.isTTY || Date.now() - said < minute / 2) return;
  said = Date.now();
  bar.say(detail);
}

async function failedTests(): Promise<readonly string[]> {
  if (!existsSync(files.results)) return ['the run was ended before it was done'];
  const results = JSON.parse(await readFile(files.results, 'utf8')) as {
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
