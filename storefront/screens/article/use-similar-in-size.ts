import { startTransition, useEffect, useState } from 'react';
import { mapArticles } from '#contract/map-article.ts';
import type { ArticleDetail } from '#domain/article/article-detail.ts';
import { bySimilarity } from '#domain/article/similar-order.ts';
import { noChoice } from '#domain/filter/filter-choice.ts';
import { searchFilters } from '#domain/filter/search-filters.ts';
import { logMissingData } from '../../data/log-missing-data.ts';
import { shopApi } from '../../data/shop-api.ts';
import { type CardArticle, cardOf } from '../../features/article-card/card-article.ts';
import type { NearShop } from '../../features/stock-line/stock-text.ts';
import { type StockPieces, useStockPieces } from '../../features/stock-line/use-stock-pieces.ts';

/** How many articles of the group are looked through. */
const asked = 48;
const shown = 8;
/** Gender id (FIX-02): for everyone. */
const unisex = 10;

export interface SimilarInSize {
  /** Those of which a near shop holds the size, the most similar first. */
  readonly articles: readonly CardArticle[];
  readonly pieces: StockPieces;
}

/** Others of the group and gender that stand in the size in the shops near the shopper; asked for once the size is gone. */
export function useSimilarInSize(article: ArticleDetail, sizeId: number, near: readonly NearShop[]): SimilarInSize {
  const [candidates, setCandidates] = useState<readonly CardArticle[]>([]);
  const shopIds = near.map(({ id }) => id);
  const shops = shopIds.join(',');
  useEffect(() => {
    if (shops === '') return;
    let current = true;
    const filters = searchFilters({
      choice: { ...noChoice, sizes: [sizeId], shops: shops.split(',').map(Number) },
      fixed: { groups: [article.articleGroup3ID], ...gendersLike(article.gender.id) },
    });
    void shopApi()
      .searchArticles({ take: asked, orderBy: 'BestsellerQty', order: 'asc', filters })
      .then((reply) => {
        if (!current || !reply.ok) return;
        const others = mapArticles(
          reply.data.hits.hits.map((hit) => hit._source),
          logMissingData,
        );
        startTransition(() => setCandidates(bySimilarity(article, others).map(cardOf)));
      });
    return () => {
      current = false;
    };
  }, [article, sizeId, shops]);

  const pieces = useStockPieces({ articleIds: candidates.map(({ articleId }) => articleId), shopIds, sizeId });
  const held = ({ articleId }: CardArticle) => shopIds.some((id) => (pieces.get(articleId)?.get(id) ?? 0) > 0);
  return { articles: candidates.filter(held).slice(0, shown), pieces };
}

/** Unisex articles suit as well; to a unisex article any gender does, its sizes say enough. */
function gendersLike(genderId: number): { readonly genders?: readonly number[] } {
  return genderId === unisex ? {} : { genders: [genderId, unisex] };
}
