import type { ArticleRecord } from '#contract/article.ts';
import type { Answer, ShopApi } from '#contract/shop-api.ts';
import { mergeBy } from '#domain/collection/merge-by.ts';
import { countChoice } from '#domain/filter/filter-choice.ts';
import { type FixedFilters, searchFilters } from '#domain/filter/search-filters.ts';
import { defaultSort, orderOf } from '#domain/filter/sort.ts';
import { cardsOf } from '../features/article-card/cards-of.ts';
import type { AlternativeArticles } from './list-page.ts';
import type { AlternativesRequest, FindAlternatives } from './load-list.ts';

/** Two rows of cards. */
const maxCards = 8;
/** One row of cards; with fewer the next, wider search is made. */
const oneRow = 4;

type SearchInput = Parameters<ShopApi['searchArticles']>[0];

/**
 * Suggests other articles below a search that found nothing, and below one that found a single article those most like
 * it.
 */
export const findAlternatives: FindAlternatives = async (api, request) => {
  if (request.source.kind !== 'search' || request.found.total > 1) return null;
  const { query } = request.source;
  const [only] = request.found.records;
  return only === undefined ? forNoHit(api, query, request) : forOneHit(api, query, request, only);
};

async function forNoHit(
  api: ShopApi,
  query: string,
  { state }: AlternativesRequest,
): Promise<AlternativeArticles | null> {
  const unfiltered =
    countChoice(state.choice) === 0 ? [] : await search(api, { query, ignore: [...state.ignored], filters: [] });
  return unfiltered.length > 0
    ? alternativesOf('unfiltered', unfiltered)
    : alternativesOf('popular', await search(api, { query: '', filters: [], ...orderOf(defaultSort) }));
}

/** First the same words without the properties they ask for; then the article's own group, and the groups beside it. */
async function forOneHit(
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
    const more = (await search(api, way)).filter(({ ArticleID }) => ArticleID !== only.ArticleID);
    others = mergeBy(others, more, ({ ArticleID }) => ArticleID);
    if (others.length >= oneRow) break;
  }
  return alternativesOf('nearest', others);
}

/** Alternatives are optional: a failed call gives none. */
async function search(api: ShopApi, input: SearchInput): Promise<readonly ArticleRecord[]> {
  const reply = await api.searchArticles({ take: maxCards + 1, page: 0, aggregations: false, ...input });
  return reply.ok ? hitsOf(reply.data) : [];
}

function hitsOf({ hits }: Answer<'searchArticles'>): readonly ArticleRecord[] {
  return hits.hits.map((hit) => hit._source);
}

function alternativesOf(
  reason: AlternativeArticles['reason'],
  records: readonly ArticleRecord[],
): AlternativeArticles | null {
  return records.length === 0 ? null : { reason, articles: cardsOf(records.slice(0, maxCards)) };
}
