import { mapArticleDetail } from '#contract/map-article.ts';
import type { ShopApi } from '#contract/shop-api.ts';
import type { ArticleDetail } from '#domain/article/article-detail.ts';
import { displayGenderName } from '#domain/article/gender.ts';
import { type Compared, readCompareIds } from '#domain/compare/compared.ts';
import { categoryTree } from '#domain/navigation/category-tree.ts';
import type { SizeCounts } from '#domain/review/review-summary.ts';
import { apiOf, type LoaderArgs } from '../../data/api-context.ts';
import { getCategories } from '../../data/get-start-lists.ts';
import { required } from '../../data/loader-result.ts';
import { logMissingData } from '../../data/log-missing-data.ts';
import { type CardArticle, cardOf } from '../../features/article-card/card-article.ts';
import { articleParents } from '../article/article-parents.ts';

/** What a column shows of an article, and no more. */
export interface ComparedArticle extends CardArticle {
  readonly group: string;
  readonly gender: string;
  readonly colors: readonly string[];
  readonly sizes: readonly string[];
  readonly description: string;
  readonly techDescription: string | null;
  readonly washLabel: string | null;
  readonly careLabel: string | null;
  readonly onlyCC: boolean;
  readonly canPurchase: boolean;
  readonly trueToSizeCounts: SizeCounts;
  /** The one variant it comes in; null when there is something to pick. */
  readonly ean: string | null;
}

export interface CompareData {
  readonly articles: readonly ComparedArticle[];
  /** How many of the requested articles no longer exist. */
  readonly gone: number;
  /** Where more of the first one's kind are found. */
  readonly similarPath: string | null;
}

export async function loadCompare(args: LoaderArgs): Promise<CompareData> {
  const ids = readCompareIds(args.params.ids ?? '');
  const api = apiOf(args);
  const [found, categories] = await Promise.all([askArticles(api, ids), getCategories(api)]);
  const [first] = found;
  const parents = first === undefined ? [] : articleParents(first, categoryTree(categories));
  return {
    articles: found.map(comparedOf),
    gone: ids.length - found.length,
    similarPath: parents.at(-1)?.to ?? null,
  };
}

/** One that is unknown, hidden or unreadable is left out; any other failure is the page's. */
async function askArticles(api: ShopApi, ids: Compared): Promise<readonly ArticleDetail[]> {
  const replies = await Promise.all(ids.map((id) => api.article({ id })));
  return replies
    .filter((reply) => reply.ok || reply.status !== 404)
    .map((reply) => mapArticleDetail(required(reply), logMissingData))
    .filter((article) => article !== null)
    .filter(({ visible }) => visible);
}

function comparedOf(article: ArticleDetail): ComparedArticle {
  const { variants } = article;
  return {
    ...cardOf(article),
    group: article.group3Name,
    gender: displayGenderName(article.gender.name),
    colors: article.colors.map(({ name }) => name),
    sizes: [...new Set(variants.map(({ size }) => size.name))].filter((name) => name !== ''),
    description: article.description,
    techDescription: article.techDescription,
    washLabel: article.washLabel,
    careLabel: article.careLabel,
    onlyCC: article.onlyCC,
    canPurchase: article.canPurchase,
    trueToSizeCounts: article.trueToSizeCounts,
    ean: variants.length === 1 ? (variants[0]?.ean ?? null) : null,
  };
}
