import { demoIndex } from '#tests/search-quality/demo-index.ts';
import { type Judge, judgeOf } from '#tests/search-quality/judge.ts';
import { figuresOf, type Score, score } from '#tests/search-quality/measure.ts';
import { misspelled, wellSpelled } from '#tests/search-quality/queries.ts';

/** How good the search is on the judged queries over the demo catalogue: per kind, in all, and where it is worst. */
const worstShown = 10;
const index = await demoIndex();
const judge = judgeOf(index);
report('well-spelled', wellSpelled, judge);
report('misspelled', misspelled, judge);

function report(title: string, kinds: typeof wellSpelled, judge: Judge): void {
  console.log(line(title, 'queries', 'P@10', 'R@10'));
  const all = Object.entries(kinds).flatMap(([kind, queries]) => {
    const scores = queries.map((query) => score(index, judge, query));
    console.log(row(`  ${kind}`, scores));
    return scores;
  });
  console.log(row('  all', all));
  const worst = all.filter(isImperfect).sort((a, b) => a.precision - b.precision || a.recall - b.recall);
  for (const one of worst.slice(0, worstShown)) console.log(`  ${one.precision.toFixed(2)}  ${explain(one)}`);
  console.log('');
}

function isImperfect({ precision, recall }: Score): boolean {
  return precision < 1 || recall < 1;
}

function explain({ text, recall, wanted, strangers }: Score): string {
  const names = strangers.slice(0, 2).map((id) => index.article(id)?.name);
  const instead = names.length === 0 ? '' : `, among them ${names.join('; ')}`;
  return `${text}: recall ${recall.toFixed(2)} of ${wanted}${instead}`;
}

function row(title: string, scores: readonly Score[]): string {
  const { queries, precision, recall } = figuresOf(scores);
  return line(title, String(queries), precision.toFixed(3), recall.toFixed(3));
}

function line(title: string, ...cells: readonly string[]): string {
  return title.padEnd(20) + cells.map((cell) => cell.padStart(9)).join('');
}
