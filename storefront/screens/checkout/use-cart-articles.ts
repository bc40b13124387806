import { useEffect, useState } from 'react';
import { mapArticleDetail } from '#contract/map-article.ts';
import type { ArticleDetail } from '#domain/article/article-detail.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import { logMissingData } from '../../data/log-missing-data.ts';
import { shopApi } from '../../data/shop-api.ts';

/** The cart's articles with all their variants, asked for only when it is wanted; one that fails is left out. */
export function useCartArticles(lines: readonly CartLine[], wanted: boolean): readonly ArticleDetail[] {
  const [articles, setArticles] = useState<readonly ArticleDetail[]>([]);
  const asked = wanted ? [...new Set(lines.map(({ articleId }) => articleId))].join(',') : '';
  useEffect(() => {
    if (asked === '') return;
    let current = true;
    void Promise.all(asked.split(',').map((id) => shopApi().article({ id: Number(id) }))).then((replies) => {
      if (!current) return;
      const found = replies.map((reply) => (reply.ok ? mapArticleDetail(reply.data, logMissingData) : null));
      setArticles(found.filter((article) => article !== null));
    });
    return () => {
      current = false;
    };
  }, [asked]);
  return articles;
}
