/**
 * Does the shop stay well? Mixed journeys over two processes behind one port; in the middle each process is told to stop
 * (SIGTERM) and replaced, one after the other. No request may fail, memory must stay flat, and the books add up.
 *
 *   npm run soak -- --seconds 600 --shoppers 8
 */
import { parseArgs } from 'node:util';
import { openDatabase } from '#server/database/connection/client.ts';
import { progressBar } from '../scripts/terminal/progress-bar.ts';
import { step } from '../scripts/terminal/step.ts';
import { textTable } from '../scripts/terminal/text-table.ts';
import { eans } from '../tests/api/paying-shop.ts';
import { openBooks } from '../tests/books.ts';
import { newJourneyLog, shopUntil } from '../tests/journeys/journeys.ts';
import { startShopProcesses } from '../tests/journeys/shop-processes.ts';
import { copyOfAcceptance, startTestPostgres } from '../tests/test-postgres.ts';

interface Sample {
  /** Seconds since the beginning. */
  readonly at: number;
  readonly rss: number;
}

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '600' }, shoppers: { type: 'string', default: '8' } },
});
const seconds = Number(values.seconds);
const megabyte = 1024 * 1024;
/** How much a process may hold more in the last quarter of its life than in the one before. */
const growthLimitMb = 32;
/** A process that has just begun still compiles and fills its caches; a run too short for more tells nothing of memory. */
const warmUpSeconds = 60;

const postgres = await step('Starting PostgreSQL with the acceptance data', startTestPostgres);
const databaseUrl = await copyOfAcceptance(postgres.adminUrl, 'soak');
const database = openDatabase({ url: databaseUrl });
await database.execute('UPDATE stock SET qty = 1000000 WHERE ean = $1', [eans.drink]);
const books = await openBooks(database);
const shop = await step('Opening the shop with two processes', () => startShopProcesses(databaseUrl, 2));

const log = newJourneyLog();
const memory = new Map<number, Sample[]>();
const bar = progressBar('Shoppers');
const begun = performance.now();
const elapsed = () => (performance.now() - begun) / 1000;
let over = false;
const shoppers = Array.from({ length: Number(values.shoppers) }, () => shopUntil(shop.url, () => over, log));
const watching = watch();
await until(seconds / 2);
const stops: number[] = [];
for (const { pid } of await shop.workers()) stops.push(await shop.replace(pid));
await until(seconds);
over = true;
await Promise.all([...shoppers, watching]);
bar.end();
const faults = await books.faults({ reservations: log.reservations });
const exitCode = await shop.stop();
await database.close();
await postgres.stop();

for (const failure of [...new Set(log.failures)].slice(0, 20)) console.log(`Failed: ${failure}`);
for (const fault of faults) console.log(`The books say: ${fault}`);
const rows = [...log.times].map(([what, times]) => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => `${(sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0)} ms`;
  return [what, String(sorted.length), at(0.5), at(0.95), at(0.99), at(1)];
});
console.log(textTable([['', 'requests', 'middle', 'p95', 'p99', 'longest'], ...rows]));
const requests = [...log.times.values()].reduce((sum, times) => sum + times.length, 0);
const growths = [...memory.values()]
  .map((samples) => samples.slice(warmUpSeconds).map(({ rss }) => rss))
  .filter((samples) => samples.length >= 32)
  .map(growth);
console.log(textTable(memoryByMinute()));
const checks: readonly [what: string, figure: string, isWell: boolean][] = [
  ['requests', `${requests} in ${elapsed().toFixed(0)} s`, requests > 0],
  ['failed requests', String(log.failures.length), log.failures.length === 0],
  [
    'processes replaced',
    stops.map((ms) => `${(ms / 1000).toFixed(1)} s to go`).join(', '),
    stops.every((ms) => ms < 30_000),
  ],
  [
    'growth in the last half',
    `${growths.map((n) => n.toFixed(0)).join(', ') || 'too short a run to tell;'} MB (limit ${growthLimitMb})`,
    growths.every((n) => n <= growthLimitMb),
  ],
  [
    'reservations',
    `${log.reservations.length}; the books ${faults.length === 0 ? 'add up' : 'do not add up'}`,
    faults.length === 0,
  ],
  ['end', `exit code ${exitCode}`, exitCode === 0],
];
console.log(textTable(checks.map(([what, figure, isWell]) => [isWell ? '✓' : '✗', what, figure])));
process.exit(checks.every(([, , isWell]) => isWell) ? 0 : 1);

/** A line for each process, those that were replaced too: megabytes at the end of each minute of the run. */
function memoryByMinute(): readonly (readonly string[])[] {
  const minutes = Array.from({ length: Math.ceil(seconds / 60) }, (_, minute) => minute + 1);
  const rowOf = ([pid, samples]: readonly [number, readonly Sample[]]) => [
    `process ${pid}`,
    ...minutes.map((minute) => {
      const last = samples.findLast(({ at }) => at > (minute - 1) * 60 && at <= minute * 60);
      return last === undefined ? '' : (last.rss / megabyte).toFixed(0);
    }),
  ];
  return [['memory, MB, by minute', ...minutes.map(String)], ...[...memory].map(rowOf)];
}

/** Looks at the processes' memory once a second. */
async function watch(): Promise<void> {
  while (!over) {
    for (const { pid, rss } of await shop.workers()) {
      const samples = memory.get(pid) ?? [];
      samples.push({ at: elapsed(), rss });
      memory.set(pid, samples);
    }
    const done = [...log.times.values()].reduce((sum, times) => sum + times.length, 0);
    bar.show(elapsed() / seconds, `${done} requests, ${log.failures.length} failed`);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

async function until(second: number): Promise<void> {
  while (elapsed() < second) await new Promise((resolve) => setTimeout(resolve, 200));
}

/** Megabytes by which the middle of the last quarter lies above that of the third. */
function growth(samples: readonly number[]): number {
  const quarter = Math.floor(samples.length / 4);
  return (middle(samples.slice(-quarter)) - middle(samples.slice(-2 * quarter, -quarter))) / megabyte;
}

function middle(list: readonly number[]): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
}
