import type { Asking, Counted, Feature, Question } from '../../catalogue-shared/matching/hit-sets.ts';
import { outright } from '../../catalogue-shared/terms/fields.ts';
import type { TermIndex } from '../../catalogue-shared/terms/term-index.ts';
import { allOf, type Clause } from '../clause.ts';
import type { OpenSearch } from '../connection/open-search.ts';
import { type SearchAnswer, totalOf } from '../connection/search-answer.ts';
import { amongClause, type ClauseHits, wholeClause } from './clause-hits.ts';
import { termsClause } from './word-clause.ts';

export interface QuestionContext {
  readonly engine: OpenSearch;
  readonly alias: string;
  readonly terms: TermIndex;
  /** Where hits are wanted; null is everywhere. */
  readonly within: Clause | null;
}

/** Does work that asks, each question a search. */
export async function runAsking<Result>(asking: Asking<ClauseHits, Result>, context: QuestionContext): Promise<Result> {
  let step = asking.next();
  while (!step.done) {
    const asked = flat(step.value).map((question) => searchOf(question, context));
    const answers = await context.engine.searches(
      context.alias,
      asked.map(({ body }) => body),
    );
    step = asking.next(asked.flatMap(({ read }, at) => readAt(answers, at, read)));
  }
  return step.value;
}

type OneQuestion = Exclude<Question<ClauseHits>, { type: 'several' }>;

function flat(question: Question<ClauseHits>): readonly OneQuestion[] {
  return question.type === 'several' ? question.questions.flatMap(flat) : [question];
}

function readAt(answers: readonly SearchAnswer[], at: number, read: AskedSearch['read']): readonly number[] {
  const answer = answers[at];
  if (answer === undefined) throw new RangeError('A search has an answer.');
  return read(answer);
}

interface AskedSearch {
  readonly body: Clause;
  read(answer: SearchAnswer): readonly number[];
}

function searchOf(asked: OneQuestion, context: QuestionContext): AskedSearch {
  switch (asked.type) {
    case 'hits':
      return countedHits(asked.hits, asked.counted, context.within);
    case 'features':
      return countedFeatures(asked.among, asked.features, context.terms);
    case 'best score':
      return {
        body: { query: wholeClause(asked.hits), size: 1, _source: false, track_total_hits: false },
        read: ({ hits }) => [hits.hits[0]?._score ?? 0],
      };
  }
}

function countedHits(hits: ClauseHits, counted: readonly Counted[], within: Clause | null): AskedSearch {
  const filters: Readonly<Record<Counted, Clause>> = {
    all: { match_all: {} },
    outright: hits.outright,
    within: allOf(within === null ? [] : [within]),
    'outright within': allOf(within === null ? [hits.outright] : [hits.outright, within]),
  };
  return counts(
    wholeClause(hits),
    counted.map((one) => filters[one]),
  );
}

function countedFeatures(among: ClauseHits | null, features: readonly Feature[], terms: TermIndex): AskedSearch {
  return counts(
    amongClause(among),
    features.map((feature) => featureClause(feature, terms)),
  );
}

const groupFields = {
  GenderID: 'gender',
  ColorGroupID: 'colour',
  ArticleGroup3ID: 'g3',
  ArticleGroup2ID: 'g2',
  MainGroupID: 'main',
} as const;

function featureClause(feature: Feature, terms: TermIndex): Clause {
  switch (feature.of) {
    case 'all':
      return { match_all: {} };
    case 'price':
      return { range: { price: { lte: feature.atMost } } };
    case 'stem': {
      const found = [...terms.family(feature.stem), ...terms.compoundsEndingIn(feature.stem)];
      return termsClause([...new Set(found.map((term) => terms.terms[term] ?? ''))], outright);
    }
    default:
      return { term: { [groupFields[feature.of]]: feature.id } };
  }
}

/** How many of the articles pass each filter. Where all are asked for alone, nothing is added up. */
function counts(query: Clause, filters: readonly Clause[]): AskedSearch {
  const body = { query: { bool: { filter: [query] } }, size: 0, track_total_hits: true };
  if (filters.length === 1 && filters[0]?.match_all !== undefined) return { body, read: (answer) => [totalOf(answer)] };
  return {
    body: { ...body, aggs: { counts: { filters: { filters } } } },
    read: ({ aggregations }) => (aggregations?.counts?.buckets ?? []).map(({ doc_count }) => doc_count),
  };
}
