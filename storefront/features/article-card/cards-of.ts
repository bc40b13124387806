import type { ArticleRecord } from '#contract/article.ts';
import { mapArticles } from '#contract/map-article.ts';
import { logMissingData } from '#storefront/data/log-missing-data.ts';
import { type CardArticle, cardOf } from './card-article.ts';

/** Cards of API records; a record that lacks required data is logged and left out (DEC-04). */
export function cardsOf(records: readonly ArticleRecord[]): CardArticle[] {
  return mapArticles(records, logMissingData).map(cardOf);
}
