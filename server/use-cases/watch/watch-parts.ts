import type { Catalogue, CatalogueArticleDetail } from '#server/ports/catalogue/catalogue-index.ts';
import type { CatalogueReference } from '#server/ports/catalogue/catalogue-rows.ts';
import type { AttemptLimiter } from '#server/ports/customer/attempt-limiter.ts';
import type { WatchMails, WatchWords } from '#server/ports/watch/watch-mails.ts';
import type { WatchedThing, Watches } from '#server/ports/watch/watches.ts';

export interface WatchParts {
  readonly watches: Watches;
  readonly index: Catalogue;
  readonly attempts: AttemptLimiter;
  readonly mails: WatchMails;
  readonly now: () => number;
}

/** What each watch is about; null when the article is not shown (any more). */
export async function watchWords(
  index: Catalogue,
  watches: readonly WatchedThing[],
): Promise<readonly (WatchWords | null)[]> {
  const articles = await index.articles([...new Set(watches.map(({ articleId }) => articleId))]);
  const byId = new Map(articles.map((article) => [article.id, article]));
  return watches.map(({ articleId, ean }) => wordsOf(index.reference, byId.get(articleId), ean));
}

function wordsOf(
  reference: CatalogueReference,
  article: CatalogueArticleDetail | undefined,
  ean: string | null,
): WatchWords | null {
  if (!article?.visibleOnWeb) return null;
  const variant = article.variants.find((one) => one.ean === ean);
  const nameOf = (rows: readonly { id: number; name: string }[], id: number | null | undefined) =>
    rows.find((row) => row.id === id)?.name ?? '';
  return {
    name: article.name,
    slug: article.slug,
    size: nameOf(reference.sizes, variant?.sizeId),
    color: nameOf(reference.colors, variant?.colorId),
  };
}

export function shopName(index: Catalogue, id: number): string {
  return index.reference.shops.find((shop) => shop.id === id)?.name ?? '';
}
