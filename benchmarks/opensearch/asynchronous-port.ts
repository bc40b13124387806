/**
 * What it costs the catalogue in memory that its port is asynchronous: its answers are ready when a call returns, and each is a promise
 * all the same. An awaited call that does nothing, held against what an answer takes; both in processor time, by turns, so that it holds on
 * a busy machine.
 *
 *   node benchmarks/opensearch/asynchronous-port.ts [articles]
 */
import { CatalogueMemory } from '#server/adapters/catalogue-memory/catalogue-memory.ts';
import type { CatalogueReader } from '#server/ports/catalogue/catalogue-index.ts';
import { numbers, syntheticCatalogue } from '../synthetic-catalogue.ts';
import { questions } from './questions.ts';

const articles = Number(process.argv[2] ?? 5_000);
const now = Date.UTC(2026, 0, 5);
const rounds = 9;
const index = new CatalogueMemory();
await index.replace(async () => syntheticCatalogue(articles, now), now);

const nothing: Pick<CatalogueReader, 'article'> = { article: async () => null };
const plain = { article: (_id: number) => null };
let seen: unknown;
const awaited = await cpuOf(200_000, async () => {
  seen = await nothing.article(1);
});
const called = await cpuOf(200_000, async () => {
  seen = plain.article(1);
});
const each = Math.max(0, awaited - called);
console.log(`a promise and its await: ${each.toFixed(2)} µs; load aside, ${articles} articles`);
const random = numbers(3);
const answers: Record<string, [times: number, ask: () => Promise<unknown>]> = {
  'one article': [20_000, () => index.article(1 + Math.floor(random() * articles))],
  category: [1_000, () => index.query(questions.category(random))],
  'category with two choices': [1_000, () => index.query(questions['category with two choices'](random))],
  'three words': [300, () => index.query(questions['three words'](random))],
};
for (const [name, [times, ask]] of Object.entries(answers)) {
  const took = await cpuOf(times, async () => {
    seen = await ask();
  });
  console.log(`${name}: ${took.toFixed(1)} µs, of which ${((each * 100) / took).toFixed(2)} % for the promise`);
}
if (seen === undefined) throw new Error('Nothing was answered.');

/** The middle of some rounds: microseconds of processor for one. */
async function cpuOf(times: number, work: () => Promise<void>): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = process.cpuUsage();
    for (let at = 0; at < times; at += 1) await work();
    const { user, system } = process.cpuUsage(begun);
    taken.push((user + system) / times);
  }
  return taken.sort((a, b) => a - b)[rounds >> 1] ?? 0;
}
