import { data } from 'react-router';
import { englishErrors } from '#content/nb/errors.ts';
import type { ArticleDetailRecord } from '#contract/article.ts';
import { mapArticleDetail } from '#contract/map-article.ts';
import type { ShopRecord } from '#contract/place.ts';
import type { Reply } from '#contract/reply.ts';
import type { ShopApi } from '#contract/shop-api.ts';
import type { ArticleDetail } from '#domain/article/article-detail.ts';
import type { ShippingMethod } from '#domain/cart/freight.ts';
import { oere } from '#domain/money/money.ts';
import { readProductParam } from '#domain/navigation/addresses/product-param.ts';
import { categoryTree } from '#domain/navigation/category-tree.ts';
import { blockedProductTarget } from '#domain/navigation/moving/guard.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { slugify } from '#domain/text/slugify.ts';
import { apiOf, type LoaderArgs } from '../../data/api-context.ts';
import { currentPath } from '../../data/current-path.ts';
import { getCategories, getShippingMethods, getShops } from '../../data/get-start-lists.ts';
import { notFoundPage, redirectTo, required } from '../../data/loader-result.ts';
import { logMissingData } from '../../data/log-missing-data.ts';
import type { CardArticle } from '../../features/article-card/card-article.ts';
import { cardsOf } from '../../features/article-card/cards-of.ts';
import type { StockShop } from '../../features/shop-stock/shop-rows.ts';
import type { ListLink } from '../../lists/list-page.ts';
import { articleParents } from './article-parents.ts';

export interface ArticleData {
  readonly article: ArticleDetail;
  /** From the main category down to its group. */
  readonly parents: readonly ListLink[];
  readonly related: readonly CardArticle[];
  /** Those that have some of it. */
  readonly shops: readonly StockShop[];
  readonly shippingMethods: readonly ShippingMethod[];
}

const mostRelated = 8;
/** How many articles of the group are looked at for related ones. */
const groupShown = 48;

/** The article by its slug; an id only redirects to the slug (ROUTE-13, ROUTE-14, ROUTE-24, DEC-09). */
export async function loadArticle(args: LoaderArgs): Promise<ArticleData> {
  const url = new URL(args.request.url);
  const param = readProductParam(args.params.articleName);
  if (param.kind === 'none') throw turnAway(url.pathname);
  const api = apiOf(args);
  const article = detailOf(
    param.kind === 'id' ? await api.article({ id: param.articleId }) : await askByName(api, param.slug),
  );
  if (!article.visible) {
    console.error(englishErrors.articleNotVisible); // ERR-27: in the server's log or the browser's console
    throw turnAway(url.pathname);
  }
  if (param.kind === 'id' || param.slug !== article.slug) {
    const path = pathTo('product', { articleName: article.slug });
    throw redirectTo(path + url.search, param.kind === 'id' ? 302 : 301); // a name may change (DEC-08)
  }
  const [related, categories, shops, shippingMethods] = await Promise.all([
    askRelated(api, article),
    getCategories(api),
    getShops(api),
    getShippingMethods(api),
  ]);
  return {
    article,
    parents: articleParents(article, categoryTree(categories)),
    related,
    shops: shops.filter(({ id }) => article.available.some((shop) => shop === id)).map(placeOf),
    shippingMethods: shippingMethods.map((method) => ({ ...method, price: oere(method.price) })),
  };
}

/**
 * Redirects to where the visitor came from, or home (UI-20, DEC-12, DEC-38). The current page may be this very article
 * with a variant chosen.
 */
function turnAway(asked: string): Response {
  const shown = currentPath();
  const previous = shown?.split('?')[0] === asked ? asked : shown;
  return redirectTo(blockedProductTarget(asked, previous), 302);
}

async function askByName(api: ShopApi, name: string): Promise<Reply<ArticleDetailRecord>> {
  const slug = slugify(name);
  if (slug === '') throw notFoundPage();
  return api.articleByName({ slug });
}

/** A record that lacks what it needs counts as a load that failed (DEC-04, ERR-25). */
function detailOf(reply: Reply<ArticleDetailRecord>): ArticleDetail {
  const article = mapArticleDetail(required(reply), logMissingData);
  if (article === null) throw data(null, { status: 503 });
  return article;
}

/**
 * Related articles: those that follow this one among the best sellers of its group, then the first again (DEC-39).
 * Going from one to the next shows the whole group and not always the same few.
 */
async function askRelated(api: ShopApi, { id, articleGroup3ID }: ArticleDetail): Promise<readonly CardArticle[]> {
  const reply = await api.searchArticles({
    take: groupShown,
    orderBy: 'BestsellerQty',
    order: 'asc',
    filters: [{ field: 'ArticleGroup3ID', op: 'eq', value: articleGroup3ID }],
  });
  if (!reply.ok) return [];
  const group = reply.data.hits.hits.map((hit) => hit._source);
  const own = group.findIndex(({ ArticleID }) => ArticleID === id);
  const others = [...group.slice(own + 1), ...group.slice(0, Math.max(own, 0))].slice(0, mostRelated);
  return cardsOf(others);
}

function placeOf({ id, no, name, slug, address, postNo, postPlace }: ShopRecord): StockShop {
  return { id, no, name, slug, address, postNo, postPlace };
}
