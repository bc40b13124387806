import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildStorefront } from '../scripts/build/build-storefront.ts';
import { progressBar } from '../scripts/terminal/progress-bar.ts';
import { step } from '../scripts/terminal/step.ts';
import { textTable } from '../scripts/terminal/text-table.ts';
import { type Figure, shareOfLimit } from './figures.ts';
import {
  appendHistory,
  currentCommit,
  type HistoryLine,
  readHistory,
  slowerThanBefore,
  thisMachine,
} from './history/history.ts';

/**
 * npm run bench: all benchmarks in one run, each in a process of its own, and one table: what was found, what it may be,
 * and how much of that it takes. On a busy machine the figures are the machine's, so its load stands above them. Each run is
 * added to history/history.jsonl (but a quick one), and what has become slower since the last one on this machine is told.
 *
 *   npm run bench -- --articles 2000,20000,200000 --only answers,serving
 *   npm run bench -- --quick        a minute: shows that each part works, not how fast it is
 */
const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '2000,20000' },
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
});
const quick = values.quick;
const sizes = quick ? ['2000'] : values.articles.split(',');
const screens = ['/', '/klaer', '/search/jakke', '/product/vidda-3-lags-skalljakke', '/butikker', '/vedlikehold'];
const moreScreens = ['/blogg', '/checkout'];

interface Part {
  readonly name: string;
  /** Where its script is below this folder. */
  readonly folder?: string;
  readonly runs: readonly (readonly string[])[];
}

const parts: readonly Part[] = [
  { name: 'catalogue-index', runs: [sizes] },
  { name: 'catalogue-updates', runs: [sizes] },
  { name: 'answers', runs: sizes.map((size) => [size, quick ? '5' : '200']) },
  { name: 'serving', runs: sizes.map((size) => [size, ...(quick ? ['0.2', '1'] : [])]) },
  { name: 'memory', runs: sizes.map((size) => [size, ...(quick ? ['2'] : [])]) },
  { name: 'reservations', runs: [quick ? ['0.2'] : []] },
  { name: 'shop-lines', runs: [[]] },
  { name: 'import', runs: [[quick ? '500' : '5000']] },
  { name: 'stock-stream', folder: 'stock-stream', runs: [quick ? ['5', '2000'] : []] },
  { name: 'counter', runs: [quick ? ['20', '3'] : []] },
  { name: 'first-code', folder: 'browser', runs: [[]] },
  { name: 'interactions', folder: 'browser', runs: [quick ? ['1'] : []] },
  {
    name: 'lighthouse',
    folder: 'browser',
    runs: [['demo', ...(quick ? ['1', '/vedlikehold'] : [...screens, ...moreScreens])]],
  },
];
const chosen = parts.filter(({ name }) => values.only === undefined || values.only.split(',').includes(name));
if (chosen.length === 0) {
  console.error(`There is no such part. There are: ${parts.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
const runs = chosen.flatMap(({ name, folder = '.', runs }) => runs.map((args) => ({ name, folder, args })));

await step('Building the storefront', buildStorefront);
const [loadAtStart = 0] = loadavg();
const folder = await mkdtemp(path.join(tmpdir(), 'hent-figures-'));
const bar = progressBar('Benchmarks');
const rows: { readonly part: string; readonly figure: Figure }[] = [];
const broken: string[] = [];
for (const [at, { name, folder: place, args }] of runs.entries()) {
  const title = [name, ...args].join(' ');
  bar.show(at / runs.length, title);
  const begun = performance.now();
  const file = path.join(folder, String(at));
  const { code, output } = await runPart(path.join(place, name), args, file);
  const found = existsSync(file) ? readFigures(file) : [];
  rows.push(...found.map((figure) => ({ part: name, figure })));
  const isOver = found.some((figure) => (shareOfLimit(figure) ?? 0) > 1);
  // One that is over its limit ends with 1 too; one that broke has nothing to show for it.
  if (found.length === 0 || (code !== 0 && !isOver))
    broken.push(`${title} ended with ${code}:\n${output.slice(-2000)}`);
  bar.say(`${title}: ${found.length} figures, ${((performance.now() - begun) / 1000).toFixed(0)} s`);
}
bar.end();
await rm(folder, { recursive: true, force: true });

const load = loadavg().map((n) => n.toFixed(1));
console.log(
  `Load ${load.join(' ')} on ${availableParallelism()} processors${quick ? '; quick: not to be judged' : ''}\n`,
);
console.log(textTable([['', 'figure', 'limit', 'share of limit', ''], ...rows.map(rowOf)]));
for (const text of broken) console.error(`\n${text}`);
if (!quick) tellHistory();
const over = rows.filter(({ figure }) => (shareOfLimit(figure) ?? 0) > 1).length;
console.log(`\n${rows.length} figures, ${over} over their limit, ${broken.length} parts broken`);
process.exit(broken.length > 0 || (over > 0 && !quick) ? 1 : 0);

function tellHistory(): void {
  const run = { at: new Date().toISOString(), commit: currentCommit(), machine: thisMachine(), load: loadAtStart };
  const lines = rows.map(({ part, figure: { what, figure, unit, bound } }): HistoryLine => {
    return { ...run, part, what, figure: Number(figure.toPrecision(4)), unit, bound };
  });
  const slower = slowerThanBefore(readHistory(), lines);
  appendHistory(lines);
  for (const { line, before, ratio } of slower) {
    const figures = `${short(line.figure)} ${line.unit}, ${short(before.figure)} at ${before.commit}`;
    console.log(`SLOWER by ${((ratio - 1) * 100).toFixed(0)} %: ${line.part}: ${line.what} (${figures})`);
  }
}

function rowOf({ part, figure }: { readonly part: string; readonly figure: Figure }): readonly string[] {
  const share = shareOfLimit(figure);
  const { unit, limit, bound } = figure;
  const words = limit === null ? '' : `${bound === 'most' ? '≤' : '≥'} ${limit} ${unit}`;
  return [
    `${part}: ${figure.what}`,
    `${short(figure.figure)} ${unit}`,
    words,
    share === null ? '' : share.toFixed(2),
    share !== null && share > 1 ? 'OVER' : '',
  ];
}

function short(figure: number): string {
  return figure < 10 ? figure.toFixed(3) : figure.toFixed(figure < 1000 ? 1 : 0);
}

function readFigures(file: string): readonly Figure[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Figure);
}

function runPart(
  name: string,
  args: readonly string[],
  file: string,
): Promise<{ readonly code: number | null; readonly output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, `${name}.ts`), ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, BENCH_FIGURES: file },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    child.on('close', (code) => resolve({ code, output }));
  });
}
