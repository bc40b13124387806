import { parseArgs } from 'node:util';
import { noLimits } from '../tests/api/customers.ts';
import { openBooks } from '../tests/books.ts';
import { describeFault, type FuzzResult, fuzzShop, timeAt } from '../tests/security/fuzz/fuzz-shop.ts';
import { startWatchedShop } from '../tests/security/fuzz/watched-shop.ts';
import { startTestPostgres } from '../tests/test-postgres.ts';
import { buildStorefront } from './build/build-storefront.ts';
import { progressBar } from './terminal/progress-bar.ts';
import { step } from './terminal/step.ts';
import { textTable } from './terminal/text-table.ts';

/**
 * npm run fuzz: hostile requests made from the API's own description and the shop's routes, at a shop on this machine.
 * No 5xx, every error in the contract's shape, nothing slow, no memory that stays, no fault in the log, books that add up.
 *
 *   npm run fuzz -- --requests 100000 --seed 1 --connections 8
 *   npm run fuzz -- --seed 1 --only 4711      sends that one request of that run again
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    connections: { type: 'string', default: '8' },
    only: { type: 'string' },
  },
});
const seed = Number(values.seed);
const from = Number(values.only ?? 0);
const end = values.only === undefined ? Number(values.requests) : from + 1;
const megabyte = 1024 * 1024;
const limits = { growthMb: 24, slowMs: 500 };

await step('Building the storefront', buildStorefront);
const postgres = await step('Starting PostgreSQL with the acceptance data', startTestPostgres);
const shop = await step('Opening the shop', () =>
  startWatchedShop(postgres.adminUrl, { ...noLimits, ORDER_LIMIT: '1000000', PROMOCODE_CHECK_LIMIT: '1000000' }),
);
const books = await openBooks(shop.database);
const bar = progressBar('Hostile requests');
console.log(`Seed ${seed}`);
const common = { url: shop.url, seed, connections: Number(values.connections), slowMs: limits.slowMs };
// The first tenth warms up: code is compiled, what is cached for good is there.
const warmEnd = from + Math.ceil((end - from) / 10);
const begun = performance.now();
const warm = await fuzzShop({ ...common, from, end: warmEnd, onProgress: (done, faults) => show(done, faults) });
const before = await shop.settled();
const rest = await fuzzShop({
  ...common,
  from: warmEnd,
  end,
  onProgress: (done, faults) => show(warmEnd - from + done, faults),
});
const seconds = (performance.now() - begun) / 1000;
const after = await shop.settled();
bar.end();
const bookFaults = await books.faults({ now: 0 });
const complaints = [...shop.complaints()];
await shop.stop();
await postgres.stop();

const faults = [...warm.faults, ...rest.faults];
const times = [...warm.times, ...rest.times].sort((a, b) => a - b);
const growth = (after.inUse - before.inUse) / megabyte;
const seen = new Map<string, number>();
for (const fault of faults) {
  const key = `${fault.why} ${fault.request.kind}`;
  seen.set(key, (seen.get(key) ?? 0) + 1);
  if ((seen.get(key) ?? 0) <= 2) console.log(describeFault(seed, fault));
}
if (values.only !== undefined) console.log(statusText(warm));
for (const line of [...new Set(complaints)].slice(0, 20)) console.log(`The log says: ${line.slice(0, 600)}`);
for (const line of bookFaults) console.log(`The books say: ${line}`);

const checks: readonly [what: string, figure: string, isWell: boolean][] = [
  ['requests', `${times.length} in ${seconds.toFixed(0)} s`, true],
  ['statuses', statusText(warm, rest), true],
  ['faults', String(faults.length), faults.length === 0],
  ['time, middle', `${timeAt(times, 0.5).toFixed(1)} ms`, true],
  ['time, 99 of 100', `${timeAt(times, 0.99).toFixed(1)} ms`, true],
  ['time, longest', `${timeAt(times, 1).toFixed(0)} ms (over ${limits.slowMs} ms: asked again alone)`, true],
  [
    'memory in use',
    `${mb(before.inUse)} → ${mb(after.inUse)} MB (limit +${limits.growthMb})`,
    growth <= limits.growthMb,
  ],
  ['memory of the process', `${mb(before.rss)} → ${mb(after.rss)} MB`, true],
  ['Object.prototype', after.prototypeIsClean ? 'as it was' : 'changed', after.prototypeIsClean],
  ['unexpected lines in the log', String(complaints.length), complaints.length === 0],
  ['books', bookFaults.length === 0 ? 'add up' : `${bookFaults.length} faults`, bookFaults.length === 0],
];
console.log(textTable(checks.map(([what, figure, isWell]) => [isWell ? '✓' : '✗', what, figure])));
process.exit(checks.every(([, , isWell]) => isWell) ? 0 : 1);

function show(done: number, faultCount: number): void {
  if (!process.stderr.isTTY && done % Math.ceil((end - from) / 10) === 0) bar.say(`${done} of ${end - from}`);
  bar.show(done / (end - from), `${done} of ${end - from}, ${faultCount} faults`);
}

function mb(bytes: number): string {
  return (bytes / megabyte).toFixed(0);
}

function statusText(...results: readonly FuzzResult[]): string {
  const counts = new Map<number, number>();
  for (const { statuses } of results)
    for (const [status, n] of statuses) counts.set(status, (counts.get(status) ?? 0) + n);
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, n]) => `${status}: ${n}`)
    .join(', ');
}
