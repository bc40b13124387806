import type { Asking, Counted, Question } from '../../catalogue-shared/matching/hit-sets.ts';
import type { TermIndex } from '../../catalogue-shared/terms/term-index.ts';
import { allOf, type Clause } from '../clause.ts';
import type { OpenSearch } from '../connection/open-search.ts';
import { totalOf } from '../connection/search-answer.ts';
import type { AskedSearches } from './asked-searches.ts';
import { type ClauseHits, wholeClause } from './clause-hits.ts';
import { countFeatures } from './count-features.ts';

export interface QuestionContext {
  readonly engine: OpenSearch;
  readonly alias: string;
  readonly terms: TermIndex;
  /** Where hits are wanted; null is everywhere. */
  readonly within: Clause | null;
}

/** Does work that asks, each question some searches. */
export async function runAsking<Result>(asking: Asking<ClauseHits, Result>, context: QuestionContext): Promise<Result> {
  let step = asking.next();
  while (!step.done) {
    const asked = flat(step.value).map((question) => searchesOf(question, context));
    const bodies = asked.flatMap((one) => one.bodies);
    const answers = [...(await context.engine.searches(context.alias, bodies))];
    step = asking.next(asked.flatMap((one) => one.read(answers.splice(0, one.bodies.length))));
  }
  return step.value;
}

type OneQuestion = Exclude<Question<ClauseHits>, { type: 'several' }>;

function flat(question: Question<ClauseHits>): readonly OneQuestion[] {
  return question.type === 'several' ? question.questions.flatMap(flat) : [question];
}

function searchesOf(asked: OneQuestion, context: QuestionContext): AskedSearches {
  switch (asked.type) {
    case 'hits':
      return countedHits(asked.hits, asked.counted, context.within);
    case 'features':
      return countFeatures(asked.among, asked.features, context.terms);
    case 'best score':
      return {
        bodies: [{ query: wholeClause(asked.hits), size: 1, _source: false, track_total_hits: false }],
        read: ([answer]) => [answer?.hits.hits[0]?._score ?? 0],
      };
  }
}

function countedHits(hits: ClauseHits, counted: readonly Counted[], within: Clause | null): AskedSearches {
  const filters: Readonly<Record<Exclude<Counted, 'all'>, Clause>> = {
    outright: hits.outright,
    within: allOf(within === null ? [] : [within]),
    'outright within': allOf(within === null ? [hits.outright] : [hits.outright, within]),
  };
  const some = counted.filter((one) => one !== 'all');
  const body = { query: { bool: { filter: [wholeClause(hits)] } }, size: 0, track_total_hits: true };
  const aggs = { counts: { filters: { filters: some.map((one) => filters[one]) } } };
  return {
    bodies: [some.length === 0 ? body : { ...body, aggs }],
    read: ([answer]) => {
      if (answer === undefined) throw new RangeError('A search has an answer.');
      const counts = answer.aggregations?.counts?.buckets ?? [];
      return counted.map((one) => (one === 'all' ? totalOf(answer) : (counts[some.indexOf(one)]?.doc_count ?? 0)));
    },
  };
}
