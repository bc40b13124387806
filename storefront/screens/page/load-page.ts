import type { PageRecord } from '#contract/page.ts';
import type { ShopApi } from '#contract/shop-api.ts';
import { type PageRouteName, pageSlug } from '#domain/navigation/page-slugs.ts';
import { apiOf, type LoaderArgs } from '../../data/api-context.ts';
import { required } from '../../data/loader-result.ts';
import type { CardArticle } from '../../features/article-card/card-article.ts';
import { cardsOf } from '../../features/article-card/cards-of.ts';

/** A row of articles in the text of a page. */
export interface GoodsRow {
  readonly title: string;
  readonly query: string;
  /** Empty when the search finds nothing or fails: then the row is left out. */
  readonly articles: readonly CardArticle[];
}

export interface PageData extends Omit<PageRecord, 'goods'> {
  readonly goods: readonly GoodsRow[];
}

const cardsInRow = 4;

/** The text is required, goods are optional. */
export function loadPage(name: PageRouteName) {
  return async (args: LoaderArgs): Promise<PageData> => {
    const api = apiOf(args);
    const page = required(await api.page({ slug: pageSlug(name) }));
    return { ...page, goods: await Promise.all(page.goods.map((row) => loadRow(api, row))) };
  };
}

async function loadRow(api: Pick<ShopApi, 'searchArticles'>, row: PageRecord['goods'][number]): Promise<GoodsRow> {
  const reply = await api.searchArticles({
    query: row.query,
    take: cardsInRow,
    page: 0,
    filters: [],
    aggregations: false,
  });
  // A row promises what it is called: what meets only a part of the words does not belong there.
  const isMet = reply.ok && (reply.data.left_out ?? []).length === 0;
  const records = isMet ? reply.data.hits.hits.map(({ _source }) => _source) : [];
  return { ...row, articles: cardsOf(records) };
}
