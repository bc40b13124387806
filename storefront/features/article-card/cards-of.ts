import type { ArticleRecord } from '#contract/article.ts';
import { mapArticle } from '#contract/map-article.ts';
import { logMissingData } from '#storefront/data/log-missing-data.ts';
import { type CardArticle, cardOf } from './card-article.ts';

/** Cards of API records; a record that lacks required data is logged and left out (DEC-04). */
export function cardsOf(records: readonly ArticleRecord[]): CardArticle[] {
  return records.flatMap((record) => {
    const known = cards.get(record);
    if (known !== undefined) return known;
    const article = mapArticle(record, logMissingData);
    if (article === null) return [];
    const card = Object.freeze(cardOf(article));
    cards.set(record, card);
    return card;
  });
}

/** On the server all lists share the record of an article, for as long as nothing in it changes: so they share its card. */
const cards = new WeakMap<ArticleRecord, CardArticle>();
