import { assumptions } from './assumptions.ts';
import type { MeasuredFigures } from './figures.ts';

export interface Chain {
  readonly name: string;
  readonly visitsPerDay: number;
  readonly articles: number;
}

export interface MachineKind {
  readonly what: string;
  readonly count: number;
  readonly cores: number;
  readonly memoryGb: number;
  readonly diskGb: number;
}

/** What is used of something that ends, at the peak. */
export interface Limit {
  readonly what: string;
  readonly used: number;
  readonly limit: number;
  readonly unit: string;
  /** What is done when it is reached. */
  readonly next: string;
}

export interface Capacity {
  readonly chain: Chain;
  readonly pagesAtPeak: number;
  readonly madeAtPeak: number;
  readonly searchesAtPeak: number;
  readonly ordersAtPeak: number;
  readonly indexMb: number;
  readonly openSeconds: number;
  /** Whether the index still fits into each process, or an engine holds it. */
  readonly inMemory: boolean;
  readonly processes: number;
  readonly machines: readonly MachineKind[];
  readonly kronerPerMonth: number;
  /** Nearest to its end first. */
  readonly limits: readonly Limit[];
}

const day = 86_400;

/** How many machines a chain needs, by what was measured and what is assumed. */
export function capacityFor(chain: Chain, figures: MeasuredFigures): Capacity {
  const visits = chain.visitsPerDay / day;
  const pagesAtPeak = visits * assumptions.pagesPerVisit * assumptions.pagePeak;
  const madeAtPeak = pagesAtPeak * (1 - assumptions.cacheHits);
  const searchesAtPeak = visits * assumptions.searchesPerVisit * assumptions.pagePeak;
  const ordersAtPeak = visits * assumptions.orderShare * assumptions.orderPeak;
  const indexMb = chain.articles * perArticle(figures, 'memoryMb');
  const openSeconds = chain.articles * perArticle(figures, 'buildSeconds');
  const processMb = figures.processMb + indexMb;
  const inMemory = openSeconds <= assumptions.mostOpenSeconds && processMb <= assumptions.mostProcessMb;
  const { madeMs, cachedMs } = figures.page;
  const busyMs =
    madeAtPeak * madeMs + searchesAtPeak * madeMs + (pagesAtPeak - madeAtPeak) * cachedMs * Number(inMemory);
  const busyCores = busyMs / 1_000 / assumptions.coreLoad;
  // Two, so that one can be replaced; more, so that one machine of several can be lost.
  const processes = Math.max(2, Math.ceil(busyCores * 1.5));
  const engineCores = engineCoresFor(chain, { madeAtPeak, searchesAtPeak }, figures);
  const machines = machinesFor({ chain, inMemory, processes, processMb, engineCores }, figures);
  return {
    chain,
    pagesAtPeak,
    madeAtPeak,
    searchesAtPeak,
    ordersAtPeak,
    indexMb,
    openSeconds,
    inMemory,
    processes,
    machines,
    kronerPerMonth: machines.reduce((sum, machine) => sum + machine.count * priceOf(machine), 0),
    limits: [
      {
        what: 'commits with a notification, one at a time',
        used: ordersAtPeak * assumptions.notifyingCommits,
        limit: 1_000 / (2 * figures.diskWriteMs),
        unit: '/s',
        next: 'stock changes through a table that is read, not NOTIFY',
      },
      {
        what: 'connections to PostgreSQL',
        used: processes * assumptions.connectionsPerProcess,
        limit: assumptions.maxConnections,
        unit: '',
        next: 'PgBouncer in session mode, or a larger max_connections',
      },
      ...(inMemory
        ? [
            {
              what: 'memory of a process',
              used: processMb,
              limit: assumptions.mostProcessMb,
              unit: ' MB',
              next: 'an engine for the catalogue',
            },
            {
              what: 'time to open a process',
              used: openSeconds,
              limit: assumptions.mostOpenSeconds,
              unit: ' s',
              next: 'an engine for the catalogue',
            },
          ]
        : [
            {
              what: 'cores of the engine',
              used: engineCores,
              limit: coresOf(machines, 'search engine') * assumptions.coreLoad,
              unit: '',
              next: 'more copies of the index, on more nodes',
            },
          ]),
    ].toSorted((a, b) => b.used / b.limit - a.used / a.limit),
  };
}

interface Need {
  readonly chain: Chain;
  readonly inMemory: boolean;
  readonly processes: number;
  readonly processMb: number;
  /** Busy ones, at the peak. */
  readonly engineCores: number;
}

/** Busy cores of the engine at the peak. */
function engineCoresFor(
  { articles }: Chain,
  { madeAtPeak, searchesAtPeak }: Pick<Capacity, 'madeAtPeak' | 'searchesAtPeak'>,
  { engine: { sizes } }: MeasuredFigures,
): number {
  const ms = (question: 'list' | 'narrow' | 'search' | 'suggest') =>
    grown(
      sizes.map((size) => ({ articles: size.articles, value: size[question].nodeMs })),
      articles,
    );
  const { broadShare, searchShare } = assumptions;
  const page = broadShare * ms('list') + (1 - broadShare) * ms('narrow');
  const search = searchShare * ms('search') + (1 - searchShare) * ms('suggest');
  return (madeAtPeak * page + searchesAtPeak * search) / 1_000;
}

/** On from the largest catalogue that was measured, as steeply as it grew to there from the one before. */
function grown(points: readonly { readonly articles: number; readonly value: number }[], articles: number): number {
  const [last, before] = points.toSorted((a, b) => b.articles - a.articles);
  if (last === undefined || before === undefined) throw new RangeError('Two sizes were measured.');
  const steepness = Math.log(last.value / before.value) / Math.log(last.articles / before.articles);
  return last.value * (articles / last.articles) ** steepness;
}

function machinesFor(
  { chain, inMemory, processes, processMb, engineCores }: Need,
  { engine: { sizes, process: overEngine } }: MeasuredFigures,
): readonly MachineKind[] {
  const database = { cores: 4, memoryGb: 16, diskGb: 200 };
  if (inMemory && processes <= 3)
    return [
      { what: 'everything', count: 1, cores: 4, memoryGb: upTo(4 + (processes * processMb) / 1_024, 8), diskGb: 100 },
    ];
  const shops = Math.max(2, Math.ceil(processes / (inMemory ? 4 : 3)));
  const perShop = Math.ceil(processes / shops);
  const shop = {
    what: inMemory ? 'shop and proxy' : 'shop, cache and proxy',
    count: inMemory ? shops : Math.max(3, shops),
    cores: upTo(perShop + 1, 4),
    memoryGb: upTo(3 + (perShop * (inMemory ? processMb : overEngine.usedMb)) / 1_024, 8),
    diskGb: 50,
  };
  const databases = { what: 'PostgreSQL, Patroni and etcd', count: 3, ...database };
  if (inMemory) return [shop, databases];
  const largest = largestOf(sizes);
  const indexGb = (chain.articles * (largest.diskMb / largest.articles) * assumptions.copies) / 2 ** 10;
  const busyCores = engineCores / assumptions.coreLoad;
  const nodes = Math.max(3, Math.ceil(busyCores / mostCores));
  const engine = {
    what: 'search engine',
    count: nodes,
    cores: upTo(busyCores / nodes, 4),
    memoryGb: upTo(indexGb / nodes / assumptions.pageCacheShare, 16),
    // A rebuild stands beside what is served.
    diskGb: Math.ceil((indexGb * 3) / nodes / 10) * 10,
  };
  return [shop, databases, engine];
}

/** Of one machine. */
const mostCores = 32;

/** The next size that is sold: doublings from the smallest. */
function upTo(need: number, smallest: number): number {
  return smallest * 2 ** Math.max(0, Math.ceil(Math.log2(need / smallest)));
}

function coresOf(machines: readonly MachineKind[], what: string): number {
  return machines.filter((kind) => kind.what === what).reduce((sum, { count, cores }) => sum + count * cores, 0);
}

export function priceOf({ cores, memoryGb, diskGb }: MachineKind): number {
  return cores * assumptions.corePrice + memoryGb * assumptions.memoryPrice + diskGb * assumptions.diskPrice;
}

/** By the largest catalogue that was measured: small ones have a share that does not grow. */
function perArticle({ index }: MeasuredFigures, what: 'memoryMb' | 'buildSeconds'): number {
  const largest = largestOf(index);
  return largest[what] / largest.articles;
}

function largestOf<Size extends { readonly articles: number }>(sizes: readonly Size[]): Size {
  const [largest] = sizes.toSorted((a, b) => b.articles - a.articles);
  if (largest === undefined) throw new RangeError('Something was measured.');
  return largest;
}
