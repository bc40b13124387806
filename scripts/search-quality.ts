import { demoIndex } from '#tests/search-quality/demo-index.ts';
import { judgeOf } from '#tests/search-quality/judge.ts';
import { figuresOf, isHeldOut, type Score, score } from '#tests/search-quality/measure.ts';
import { misspelled, wellSpelled } from '#tests/search-quality/queries.ts';
import type { Query } from '#tests/search-quality/query.ts';

/**
 * How good the search is on the judged queries over the demo catalogue: per kind, in all, and where it is worst. Of the half
 * that is held out nothing is told but the figures: who tunes by it tunes for it.
 */
const worstShown = Number(process.argv[2] ?? 15);
const columns = ['queries', 'nDCG@10', 'P@10', 'R@10', 'S@3', 'empty', 'held-out P@10'] as const;
const index = await demoIndex();
const judge = await judgeOf(index);
console.log(line('kind', ...columns));
const all: { isHeldOut: boolean; score: Score }[] = [];
for (const [kind, queries] of Object.entries({ ...wellSpelled, ...misspelled })) {
  const scores = await Promise.all(queries.map((query) => score(index, judge, query)));
  const judged = scores.map((one, at) => ({ isHeldOut: isHeldOut(queries[at] as Query), score: one }));
  report(kind, judged);
  all.push(...judged);
}
report('all', all);
const worst = all
  .flatMap((one) => (one.isHeldOut ? [] : [one.score]))
  .filter(({ precision, recall }) => precision < 1 || recall < 1)
  .sort((a, b) => a.precision - b.precision || a.recall - b.recall);
for (const one of worst.slice(0, worstShown)) console.log(`  ${one.precision.toFixed(2)}  ${await explain(one)}`);

function report(kind: string, judged: readonly { isHeldOut: boolean; score: Score }[]): void {
  const { queries, ndcg, precision, recall, success, isEmpty } = figuresOf(judged.map((one) => one.score));
  const heldOut = figuresOf(judged.flatMap((one) => (one.isHeldOut ? [one.score] : [])));
  const figures = [ndcg, precision, recall, success, isEmpty, heldOut.precision].map((figure) => figure.toFixed(3));
  console.log(line(kind, String(queries), ...figures));
}

async function explain({ text, recall, wanted, strangers }: Score): Promise<string> {
  const names = (await index.articles(strangers.slice(0, 2))).map(({ name }) => name);
  const instead = names.length === 0 ? '' : `, among them ${names.join('; ')}`;
  return `${text}: recall ${recall.toFixed(2)} of ${wanted}${instead}`;
}

function line(title: string, ...cells: readonly string[]): string {
  return title.padEnd(20) + cells.map((cell) => cell.padStart(14)).join('');
}
