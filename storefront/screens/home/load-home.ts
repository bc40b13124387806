import type { ArticleRecord } from '#contract/article.ts';
import type { PollRecord } from '#contract/poll.ts';
import type { HomeContent } from '#contract/tenant.ts';
import { apiOf, type LoaderArgs } from '../../data/api-context.ts';
import { notFoundPage, optional, required } from '../../data/loader-result.ts';
import type { CardArticle } from '../../features/article-card/card-article.ts';
import { cardsOf } from '../../features/article-card/cards-of.ts';

export interface HomeData {
  readonly home: HomeContent;
  readonly preview: boolean;
  readonly bestsellers: readonly CardArticle[];
  /** The article of the product promo, if that slot names one. */
  readonly promoted: ArticleRecord | null;
  /** A poll that can be answered now (DEC-123). */
  readonly poll: PollRecord | null;
  readonly hasShops: boolean;
}

const bestsellersShown = 5;

export async function loadHome(args: LoaderArgs): Promise<HomeData> {
  const { previews: _, ...home } = required(await apiOf(args).settings({})).home;
  return withArticles(args, home, false);
}

/** DEC-19: a content set by name, for looking at a coming front page. */
export async function loadHomePreview(args: LoaderArgs): Promise<HomeData> {
  const { previews } = required(await apiOf(args).settings({})).home;
  const name = args.params.name ?? '';
  const preview = Object.hasOwn(previews, name) ? previews[name] : undefined;
  if (preview === undefined) throw notFoundPage();
  return withArticles(args, preview, true);
}

async function withArticles(args: LoaderArgs, home: HomeContent, preview: boolean): Promise<HomeData> {
  const api = apiOf(args);
  const promotedId = home.slots.productPromo?.articleId ?? null;
  const [found, promoted, polls, shops] = await Promise.all([
    api.searchArticles({ take: bestsellersShown, orderBy: 'BestsellerQty', order: 'asc' }),
    promotedId === null ? null : api.articleBundle({ articles: String(promotedId) }),
    api.activePolls({}),
    api.shops({}),
  ]);
  return {
    home,
    preview,
    bestsellers: found.ok ? cardsOf(found.data.hits.hits.map((hit) => hit._source)) : [],
    promoted: promoted === null ? null : (optional(promoted, [])[0] ?? null),
    poll: optional(polls, [])[0] ?? null,
    hasShops: optional(shops, []).length > 0,
  };
}
