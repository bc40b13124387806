import { assumptions } from './assumptions.ts';
import { type Capacity, type Chain, capacityFor, priceOf } from './capacity-model.ts';
import type { MeasuredFigures } from './figures.ts';

export const chains: readonly Chain[] = [
  { name: 'a chain', visitsPerDay: 100_000, articles: 20_000 },
  { name: 'a large chain', visitsPerDay: 1_000_000, articles: 200_000 },
  { name: 'the largest', visitsPerDay: 10_000_000, articles: 5_000_000 },
];

/** The tables of docs/scale.md by their names; the document holds exactly these. */
export function scaleTables(figures: MeasuredFigures): ReadonlyMap<string, string> {
  const capacities = chains.map((chain) => capacityFor(chain, figures));
  return new Map([
    ['measured', measuredTable(figures)],
    ['engine', engineTable(figures)],
    ['need', needTable(capacities)],
    ['machines', machineTable(capacities)],
    ['breaks', limitTable(capacities)],
  ]);
}

function measuredTable({ index, page, processMb, diskWriteMs, failover }: MeasuredFigures): string {
  return markdown(
    ['articles', 'build, processor', 'memory', 'category page, median', 'search, median'],
    index.map(({ articles, buildSeconds, memoryMb, listMs, searchMs }) => [
      count(articles),
      `${buildSeconds.toFixed(1)} s`,
      `${Math.round(memoryMb)} MB`,
      `${listMs.toFixed(2)} ms`,
      `${searchMs.toFixed(2)} ms`,
    ]),
  ).concat(
    `\n\nAn answer from memory takes ${page.cachedMs} ms of processor, a page made anew ${page.madeMs} ms; a process has ${processMb} MB beside its index.`,
    ` A write is on the disk after ${diskWriteMs} ms. After a kill of the primary no order was taken for`,
    ` ${failover.p50Seconds} s (median) and ${failover.p95Seconds} s (p95), at ${failover.ordersPerSecond} orders a second.`,
  );
}

function engineTable({ engine: { measured, sizes, process } }: MeasuredFigures): string {
  const rows = sizes.toSorted((a, b) => a.articles - b.articles);
  const row = (what: string, of: (size: (typeof rows)[number]) => string) => [what, ...rows.map(of)];
  const times =
    (name: 'list' | 'narrow' | 'chosen' | 'sizeInShop' | 'search' | 'suggest') => (size: (typeof rows)[number]) => {
      const { p50, p95, p99, nodeMs } = size[name];
      return `${[p50, p95, p99].map(Math.round).join(' / ')} ms, ${Math.round(nodeMs)} ms`;
    };
  return markdown(
    ['articles', ...rows.map(({ articles }) => count(articles))],
    [
      row('built, by the clock', ({ perSecond }) => `${count(perSecond)}/s`),
      row(
        'processor of an article: nodes, indexer',
        ({ nodeMs, indexerMs }) => `${nodeMs.toFixed(2)}, ${indexerMs.toFixed(2)} ms`,
      ),
      row('on disk', ({ diskMb }) => `${count(Math.round(diskMb))} MB`),
      row('category, a tenth of all', times('list')),
      row('category, some in a thousand', times('narrow')),
      row('category with two choices', times('chosen')),
      row('a size in a shop', times('sizeInShop')),
      row('three words', times('search')),
      row('suggestions', times('suggest')),
    ],
  ).concat(
    `\n\np50 / p95 / p99 by the clock, and processor time of the nodes; lists and searches with six facets and prices. ${measured}`,
    ` A process of the shop over ${count(process.articles)} articles was open after ${process.openSeconds} s (${process.openCpuSeconds} s of processor) with ${process.openMb} MB, and had ${process.usedMb} MB after it had been used.`,
  );
}

function needTable(capacities: readonly Capacity[]): string {
  const row = (what: string, of: (capacity: Capacity) => string) => [what, ...capacities.map(of)];
  return markdown(
    ['', ...capacities.map(({ chain }) => chain.name)],
    [
      row('visits a day', ({ chain }) => count(chain.visitsPerDay)),
      row('articles', ({ chain }) => count(chain.articles)),
      row('pages a second, peak', ({ pagesAtPeak }) => rate(pagesAtPeak)),
      row('of which made anew', ({ madeAtPeak }) => rate(madeAtPeak)),
      row('searches and suggestions a second, peak', ({ searchesAtPeak }) => rate(searchesAtPeak)),
      row('orders a second, peak', ({ ordersAtPeak }) => rate(ordersAtPeak)),
      row('index in each process', ({ indexMb }) => `${count(Math.round(indexMb))} MB`),
      row('to build it', ({ openSeconds }) => `${rate(openSeconds)} s`),
      row('so the catalogue is', ({ inMemory }) => (inMemory ? 'in each process' : 'in a search engine')),
      row('processes of the shop', ({ processes }) => String(processes)),
      row('machines', ({ machines }) => String(machines.reduce((sum, { count: n }) => sum + n, 0))),
      row('kroner a month', ({ kronerPerMonth }) => count(Math.round(kronerPerMonth / 100) * 100)),
    ],
  );
}

function machineTable(capacities: readonly Capacity[]): string {
  return markdown(
    ['for', 'machines', 'each', 'kroner a month each'],
    capacities.flatMap(({ chain, machines }) =>
      machines.map((kind, at) => [
        at === 0 ? chain.name : '',
        `${kind.count} × ${kind.what}`,
        `${kind.cores} cores, ${kind.memoryGb} GB, ${kind.diskGb} GB disk`,
        count(priceOf(kind)),
      ]),
    ),
  );
}

function limitTable(capacities: readonly Capacity[]): string {
  return markdown(
    ['for', 'what', 'used at the peak', 'of', 'share', 'then'],
    capacities.flatMap(({ chain, limits }) =>
      limits.map(({ what, used, limit, unit, next }, at) => [
        at === 0 ? chain.name : '',
        what,
        `${rate(used)}${unit}`,
        `${rate(limit)}${unit}`,
        `${Math.round((used / limit) * 100)} %`,
        next,
      ]),
    ),
  );
}

/** What nobody has measured, as the document lists it. */
export function assumed(): string {
  return Object.entries(assumptions)
    .map(([name, value]) => `\`${name}\` ${value}`)
    .join(', ');
}

function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const count = (value: number) => value.toLocaleString('en-US');
const rate = (value: number) => (value < 10 ? value.toFixed(1) : count(Math.round(value)));
