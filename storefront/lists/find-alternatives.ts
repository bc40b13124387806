import type { ArticleRecord } from '#contract/article.ts';
import type { Answer, ShopApi } from '#contract/shop-api.ts';
import { mergeBy } from '#domain/collection/merge-by.ts';
import { countChoice } from '#domain/filter/filter-choice.ts';
import { type FixedFilters, searchFilters } from '#domain/filter/search-filters.ts';
import { defaultSort, orderOf } from '#domain/filter/sort.ts';
import { cardsOf } from '../features/article-card/cards-of.ts';
import type { AlternativeArticles } from './list-page.ts';
import type { AlternativesRequest, FindAlternatives } from './load-list.ts';

/** Two rows at most. */
const most = 8;
/** One row; with fewer the next best is asked for. */
const enough = 4;

type SearchInput = Parameters<ShopApi['searchArticles']>[0];

/** A search that found nothing is followed by something near, one that found a single article by what is nearest to it. */
export const findAlternatives: FindAlternatives = async (api, question) => {
  if (question.source.kind !== 'search' || question.found.total > 1) return null;
  const { query } = question.source;
  const [only] = question.found.records;
  return only === undefined ? insteadOfNothing(api, query, question) : besideOne(api, query, question, only);
};

async function insteadOfNothing(
  api: ShopApi,
  query: string,
  { state }: AlternativesRequest,
): Promise<AlternativeArticles | null> {
  const unfiltered =
    countChoice(state.choice) === 0 ? [] : await ask(api, { query, ignore: [...state.ignored], filters: [] });
  return unfiltered.length > 0
    ? alternativesOf('unfiltered', unfiltered)
    : alternativesOf('popular', await ask(api, { query: '', filters: [], ...orderOf(defaultSort) }));
}

/** Without what was said of the goods; then of the same kind, and of the kinds beside it. */
async function besideOne(
  api: ShopApi,
  query: string,
  { state: { choice, ignored }, found }: AlternativesRequest,
  only: ArticleRecord,
): Promise<AlternativeArticles | null> {
  const said = found.reading?.understood.filter(({ kind }) => kind !== 'goods').map(({ key }) => key) ?? [];
  const of = (fixed: FixedFilters) => searchFilters({ choice, fixed });
  const ways: readonly SearchInput[] = [
    { query, filters: of({}), ignore: [...ignored, ...said].slice(0, 20) },
    { query: '', filters: of({ groups: [only.ArticleGroup3ID] }), ...orderOf(defaultSort) },
    { query: '', filters: of({ subgroup: only.ArticleGroup2ID }), ...orderOf(defaultSort) },
  ];
  let others: readonly ArticleRecord[] = [];
  for (const way of ways) {
    const more = (await ask(api, way)).filter(({ ArticleID }) => ArticleID !== only.ArticleID);
    others = mergeBy(others, more, ({ ArticleID }) => ArticleID);
    if (others.length >= enough) break;
  }
  return alternativesOf('nearest', others);
}

/** What is near is an extra: the page does without it when it cannot be had. */
async function ask(api: ShopApi, input: SearchInput): Promise<readonly ArticleRecord[]> {
  const reply = await api.searchArticles({ take: most + 1, page: 0, aggregations: false, ...input });
  return reply.ok ? hitsOf(reply.data) : [];
}

function hitsOf({ hits }: Answer<'searchArticles'>): readonly ArticleRecord[] {
  return hits.hits.map((hit) => hit._source);
}

function alternativesOf(
  reason: AlternativeArticles['reason'],
  records: readonly ArticleRecord[],
): AlternativeArticles | null {
  return records.length === 0 ? null : { reason, articles: cardsOf(records.slice(0, most)) };
}
