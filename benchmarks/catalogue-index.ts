import { availableParallelism, loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { CatalogueMemory } from '#server/adapters/catalogue-memory/catalogue-memory.ts';
import { countArraysWithHeap } from '#server/composition/limit-heap.ts';
import type { CatalogueFilter, CatalogueQuery, FacetField } from '#server/ports/catalogue/catalogue-index.ts';
import { noteFigure } from './figures.ts';
import { numbers, syntheticCatalogue } from './synthetic-catalogue.ts';

/**
 * Is the catalogue in memory small and quick enough, and does a page cost the same in a large chain as in a small one?
 * Times are by the clock, within the process and without HTTP: on a busy machine the p99 is that of the machine, so its
 * load is printed beside the figures. Memory is what is retained after building; while it is built, the rows come on top.
 */
const now = Date.UTC(2026, 0, 5);
const facets: readonly FacetField[] = [
  'GenderID',
  'ColorGroupID',
  'ProductLineID',
  'AvailableShopID',
  'ArticleGroup3ID',
  'SizeID',
];
const asked = process.argv.slice(2).map(Number);
const sizes = asked.length > 0 ? asked : [2_000, 20_000, 200_000];

// As a shop's process does when it starts.
countArraysWithHeap();
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let failed = false;
let present = '';
const listMedian = new Map<number, number>();
const listAfterSaleMedian = new Map<number, number>();
for (const size of sizes) {
  present = `, ${size} articles`;
  const load = loadavg()[0]?.toFixed(1);
  console.log(`\n${size.toLocaleString('nb-NO')} articles (load ${load} on ${availableParallelism()} processors)`);
  const index = await built(size);
  const random = numbers(3);
  const anyOf = (count: number) => 1 + Math.floor(random() * count);
  const sentence = 'hei jeg trenger en varm og vanntett jakke uten hette til datteren min på 8 år';
  const page = { sort: { by: 'BestsellerQty', order: 'asc' }, from: 0, take: 20 } as const;
  const scope = (): CatalogueFilter[] => [{ field: 'MainGroupID', op: 'eq', value: anyOf(10) }];

  const list = await measure(500, () => records(index, { ...page, scope: scope(), facets, priceFacet: true }));
  listMedian.set(size, list.p50);
  report('category page with facets and records, counted before', list);
  let pieces = 0;
  const afterSale = await measure(200, async () => {
    pieces = 1 - pieces;
    await index.applyStock([{ ean: '7000000000001', shopId: 1, qty: pieces }]);
    await records(index, { ...page, scope: scope(), facets, priceFacet: true });
  });
  listAfterSaleMedian.set(size, afterSale.p50);
  report('the same, each after something sold out or came in', afterSale);
  let combination = 0;
  const firstTime = () => {
    const [main, gender] = [1 + (combination % 10), [1, 2, 4, 10, 11][Math.floor(combination++ / 10)] ?? 1];
    return records(index, {
      ...page,
      scope: [
        { field: 'MainGroupID', op: 'eq', value: main },
        { field: 'GenderID', op: 'eq', value: gender },
      ],
      facets,
      priceFacet: true,
    });
  };
  report('a list asked for the first time since the catalogue was built', await measure(50, firstTime, 0));
  report('page 30 of a category', await measure(200, () => records(index, { ...page, scope: scope(), from: 600 })));
  report(
    'category with colour, shop and price chosen, counted anew',
    await measure(300, () =>
      records(index, { ...page, scope: scope(), filters: choices(anyOf), facets, priceFacet: true }),
    ),
  );
  report(
    'the same with a size, so that one variant must have it all',
    await measure(100, () =>
      records(index, {
        ...page,
        scope: scope(),
        filters: [...choices(anyOf), { field: 'SizeID', op: 'in', values: [3] }],
        facets,
        priceFacet: true,
      }),
    ),
  );
  // Taking back a reading that is not there changes nothing, and makes a question that no cache has the answer to.
  let questions = 0;
  const anew = () => ({ ignore: [`nothing:${questions++}`] });
  const search = await measure(500, () =>
    index.query({
      ...anew(),
      text: threeWords(random),
      filters: choices(anyOf),
      sort: { by: 'GrossPrice', order: 'asc' },
      from: 0,
      take: 20,
      facets,
      priceFacet: true,
    }),
  );
  report('search of three words with filters, facets and price sort', search, searchLimit(size));
  report(
    'search of three words by relevance',
    await measure(500, () =>
      index.query({ ...anew(), text: threeWords(random), from: 0, take: 20, facets, priceFacet: true }),
    ),
    searchLimit(size),
  );
  report(
    'search with a typing error',
    await measure(300, () => index.query({ ...anew(), text: 'regnjake dame', from: 0, take: 20 })),
  );
  report('suggestions for "regnj"', await measure(300, () => index.suggest('regnj', 6)));
  report(
    'a query that nothing meets in full',
    await measure(100, () =>
      index.query({ ...anew(), text: 'blå regnjakke dame xyzzy kvadratisk', from: 0, take: 20 }),
    ),
  );
  report(
    'a sentence of fifteen words',
    await measure(300, () => index.query({ ...anew(), text: sentence, from: 0, take: 20, facets, priceFacet: true })),
  );
  report(
    'the same sentence again',
    await measure(300, () => index.query({ text: sentence, from: 0, take: 20, facets, priceFacet: true })),
  );
  report('one article', await measure(2000, () => index.article(anyOf(size))));
}
present = '';
check('category page at 200,000 against 2,000, counted before', ratio(listMedian), 2, 'x');
check('category page at 200,000 against 2,000, after a sale', ratio(listAfterSaleMedian), 2, 'x');
process.exitCode = failed ? 1 : 0;

/** Three words with facets, in milliseconds. */
function searchLimit(size: number): { p99?: number } {
  if (size === 20_000) return { p99: 5 };
  return size === 200_000 ? { p99: 30 } : {};
}

/** NaN, which is over no limit, when only some sizes were asked for. */
function ratio(medians: ReadonlyMap<number, number>): number {
  return (medians.get(200_000) ?? Number.NaN) / (medians.get(2_000) ?? Number.NaN);
}

async function built(size: number): Promise<CatalogueMemory> {
  const index = new CatalogueMemory();
  const before = await retainedMemory();
  await fill(index, size);
  const parts = Math.max(1, size / 20_000);
  check('memory retained', ((await retainedMemory()) - before) / 2 ** 20, 60 * parts, 'MB');
  return index;
}

/** Apart, so that the rows are gone when memory is measured. */
async function fill(index: CatalogueMemory, size: number): Promise<void> {
  const rows = syntheticCatalogue(size, now);
  const processor = process.cpuUsage();
  const started = performance.now();
  await index.replace(async () => rows, now);
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(processor);
  check('build', seconds, Math.max(2, (size * 15) / 200_000), 's');
  const processorSeconds = (user + system) / 1e6;
  const what = 'build, processor time of all threads';
  noteFigure({ what: what + present, figure: processorSeconds, unit: 's', limit: null, bound: 'most' });
  console.log(`  ${what.padEnd(62)} ${processorSeconds.toFixed(2)} s`);
}

/** Buffers are let go of some time after what held them: collected until the figure stays. */
async function retainedMemory(): Promise<number> {
  let figure = Infinity;
  for (let attempts = 0; attempts < 20; attempts++) {
    collectGarbage();
    await setTimeout(50);
    const now = memory();
    if (Math.abs(figure - now) < 2 ** 18) return now;
    figure = now;
  }
  return figure;
}

function memory(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function records(index: CatalogueMemory, query: CatalogueQuery): Promise<unknown> {
  return index.query({ ...query, articles: () => true });
}

function choices(anyOf: (count: number) => number): CatalogueFilter[] {
  return [
    { field: 'AvailableShopID', op: 'in', values: [anyOf(60)] },
    { field: 'ColorGroupID', op: 'in', values: [anyOf(12), anyOf(12)] },
    { field: 'GrossPrice', op: 'between', values: [anyOf(1000), 3000 + anyOf(1000)] },
  ];
}

function threeWords(random: () => number): string {
  const pick = (words: string) => words.split(' ')[Math.floor(random() * words.split(' ').length)];
  return `${pick('rød blå svart vikåsen hellemo sylmo')} ${pick('jakke regnjakke sko sekk genser ski ullgenser')} ${pick('dame herre barn junior')}`;
}

interface Times {
  readonly p50: number;
  readonly p99: number;
  /** Processor time, of all threads: on a busy machine what an answer costs, whoever else is at work. */
  readonly processorP99: number;
}

async function measure(times: number, work: () => Promise<unknown>, warmUp = 30): Promise<Times> {
  for (let at = 0; at < warmUp; at++) await work();
  const taken: number[] = [];
  const spent: number[] = [];
  for (let at = 0; at < times; at++) {
    const processor = process.cpuUsage();
    const started = performance.now();
    await work();
    taken.push(performance.now() - started);
    const { user, system } = process.cpuUsage(processor);
    spent.push((user + system) / 1000);
  }
  const at = (list: number[], share: number) => list.sort((a, b) => a - b)[Math.floor(times * share)] ?? 0;
  return { p50: at(taken, 0.5), p99: at(taken, 0.99), processorP99: at(spent, 0.99) };
}

function report(what: string, { p50, p99, processorP99 }: Times, limit: { p99?: number } = {}): void {
  noteFigure({ what: `${what}${present}, median`, figure: p50, unit: 'ms', limit: null, bound: 'most' });
  noteFigure({ what: `${what}${present}, p99`, figure: p99, unit: 'ms', limit: limit.p99 ?? null, bound: 'most' });
  const over = limit.p99 !== undefined && p99 > limit.p99;
  if (over) failed = true;
  const bound = limit.p99 === undefined ? '' : `  limit p99 ${limit.p99} ms${over ? '  OVER' : ''}`;
  const processor = `processor p99 ${processorP99.toFixed(3)} ms`;
  console.log(`  ${what.padEnd(62)} p50 ${p50.toFixed(3)} ms  p99 ${p99.toFixed(3)} ms  ${processor}${bound}`);
}

function check(what: string, figure: number, limit: number, unit: string): void {
  if (!Number.isNaN(figure)) noteFigure({ what: what + present, figure, unit, limit, bound: 'most' });
  const over = figure > limit;
  if (over) failed = true;
  console.log(`  ${what.padEnd(62)} ${figure.toFixed(2)} ${unit}  limit ${limit} ${unit}${over ? '  OVER' : ''}`);
}
