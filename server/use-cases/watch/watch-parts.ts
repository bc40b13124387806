import type { CatalogueIndex } from '#server/ports/catalogue/catalogue-index.ts';
import type { AttemptLimiter } from '#server/ports/customer/attempt-limiter.ts';
import type { WatchMails, WatchWords } from '#server/ports/watch/watch-mails.ts';
import type { WatchedThing, Watches } from '#server/ports/watch/watches.ts';

export interface WatchParts {
  readonly watches: Watches;
  readonly index: CatalogueIndex;
  readonly attempts: AttemptLimiter;
  readonly mails: WatchMails;
  readonly now: () => number;
}

/** What a watch is about; null when the article is not shown (any more). */
export function watchWords(index: CatalogueIndex, { articleId, ean }: WatchedThing): WatchWords | null {
  const article = index.article(articleId);
  if (article === null || !article.visibleOnWeb) return null;
  const variant = article.variants.find((one) => one.ean === ean);
  const nameOf = (rows: readonly { id: number; name: string }[], id: number | null | undefined) =>
    rows.find((row) => row.id === id)?.name ?? '';
  return {
    name: article.name,
    slug: article.slug,
    size: nameOf(index.reference.sizes, variant?.sizeId),
    color: nameOf(index.reference.colors, variant?.colorId),
  };
}

export function shopName(index: CatalogueIndex, id: number): string {
  return index.reference.shops.find((shop) => shop.id === id)?.name ?? '';
}
