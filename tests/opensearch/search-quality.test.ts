import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '#server/ports/catalogue/catalogue-index.ts';
import { beginnings } from '../search-quality/beginnings.ts';
import { demoRows, judgedDay, memoryIndexOf } from '../search-quality/demo-index.ts';
import { type Judge, judgeOf } from '../search-quality/judge.ts';
import { figuresOf, type Score, score } from '../search-quality/measure.ts';
import { misspelled, wellSpelled } from '../search-quality/queries.ts';
import { openSearchIndex, removeIndexes } from './opensearch-index.ts';

const queries = Object.values({ ...wellSpelled, ...misspelled }).flat();
const atOnce = 8;
let memory: Catalogue;
let engine: Catalogue;
let judge: Judge;

beforeAll(async () => {
  const rows = await demoRows();
  memory = await memoryIndexOf(rows);
  const index = openSearchIndex();
  await index.replace(async () => rows, judgedDay);
  engine = index;
  judge = await judgeOf(memory);
}, 300_000);
afterAll(removeIndexes);

async function scores(index: Catalogue): Promise<Score[]> {
  const found: Score[] = [];
  for (let at = 0; at < queries.length; at += atOnce)
    found.push(...(await Promise.all(queries.slice(at, at + atOnce).map((query) => score(index, judge, query)))));
  return found;
}

test('the search is as good as the one in memory', async () => {
  const [here, there] = [figuresOf(await scores(memory)), figuresOf(await scores(engine))];
  console.log('memory', here, 'OpenSearch', there);
  for (const figure of ['precision', 'recall', 'ndcg', 'success', 'isEmpty'] as const)
    expect(Math.abs(here[figure] - there[figure]), figure).toBeLessThan(0.01);
}, 600_000);

test('what is typed is completed as it is in memory', async () => {
  let equal = 0;
  for (const [typed] of beginnings) {
    const [here, there] = [await memory.suggest(typed, 6), await engine.suggest(typed, 6)];
    if (here.completions[0] === there.completions[0]) equal += 1;
  }
  expect(equal / beginnings.length).toBeGreaterThan(0.95);
}, 600_000);
