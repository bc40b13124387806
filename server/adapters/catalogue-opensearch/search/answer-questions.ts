import type { Asking, Counted, Question } from '../../catalogue-shared/matching/hit-sets.ts';
import type { TermIndex } from '../../catalogue-shared/terms/term-index.ts';
import { allOf, type Clause } from '../clause.ts';
import type { OpenSearch } from '../connection/open-search.ts';
import { totalOf } from '../connection/search-answer.ts';
import type { AskedSearches } from './asked-searches.ts';
import { amongClause, type ClauseHits, narrowed, wholeClause } from './clause-hits.ts';
import { countFeatures } from './count-features.ts';
import { KnownCounts, setName } from './known-counts.ts';

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
    const asked = searchesOfAll(flat(step.value), context);
    const bodies = asked.flatMap((one) => one.bodies);
    const answers = [...(await context.engine.searches(context.alias, bodies))];
    step = asking.next(asked.flatMap((one) => one.read(answers.splice(0, one.bodies.length))));
  }
  return step.value;
}

type OneQuestion = Exclude<Question<ClauseHits>, { type: 'several' }>;
type SearchQuestion = Exclude<OneQuestion, { type: 'features' }>;

function flat(question: Question<ClauseHits>): readonly OneQuestion[] {
  return question.type === 'several' ? question.questions.flatMap(flat) : [question];
}

/** Features of the same articles are counted in one search. */
function searchesOfAll(questions: readonly OneQuestion[], context: QuestionContext): AskedSearches[] {
  const featuresOf = Map.groupBy(
    questions.flatMap((question) => (question.type === 'features' ? [question] : [])),
    ({ among }) => among,
  );
  const counts = new Map<ClauseHits | null, number[]>();
  return questions.map((question) => {
    if (question.type !== 'features') return searchesOf(question, context);
    const { among, features } = question;
    const all = (featuresOf.get(among) ?? []).flatMap((one) => one.features);
    const isFirst = featuresOf.get(among)?.[0] === question;
    const { bodies, read } = isFirst ? countFeatures(among, all, context.terms) : alreadyAsked;
    return {
      bodies,
      read: (answers) => {
        const left = isFirst ? [...read(answers)] : (counts.get(among) ?? []);
        counts.set(among, left);
        return left.splice(0, features.length);
      },
    };
  });
}

const alreadyAsked: AskedSearches = { bodies: [], read: () => [] };

function searchesOf(asked: SearchQuestion, context: QuestionContext): AskedSearches {
  switch (asked.type) {
    case 'hits':
      return countedHits(asked.hits, asked.counted, context);
    case 'best score':
      return {
        bodies: [{ query: wholeClause(asked.hits), size: 1, _source: false, track_total_hits: false }],
        read: ([answer]) => [answer?.hits.hits[0]?._score ?? 0],
      };
  }
}

function countedHits(hits: ClauseHits, counted: readonly Counted[], { terms, within }: QuestionContext): AskedSearches {
  const filters: Readonly<Record<Exclude<Counted, 'all'>, Clause>> = {
    outright: hits.outright,
    within: allOf(within === null ? [] : [within]),
    'outright within': allOf(within === null ? [hits.outright] : [hits.outright, within]),
  };
  const query = amongClause(hits);
  const known = KnownCounts.of(terms);
  const names = counted.map((one) => setName(one === 'all' ? query : amongClause(narrowed(hits, filters[one]))));
  const before = names.map((name) => known.get(name));
  if (before.every((count) => count !== undefined)) return { bodies: [], read: () => before };
  const some = counted.filter((one) => one !== 'all');
  const body = { query, size: 0, track_total_hits: true };
  const aggs = { counts: { filters: { filters: some.map((one) => filters[one]) } } };
  return {
    bodies: [some.length === 0 ? body : { ...body, aggs }],
    read: ([answer]) => {
      if (answer === undefined) throw new RangeError('A search has an answer.');
      const buckets = answer.aggregations?.counts?.buckets ?? [];
      const counts = counted.map((one) =>
        one === 'all' ? totalOf(answer) : (buckets[some.indexOf(one)]?.doc_count ?? 0),
      );
      for (const [at, count] of counts.entries()) known.set(names[at] ?? '', count);
      return counts;
    },
  };
}
