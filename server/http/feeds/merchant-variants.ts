import { setImmediate as immediate } from 'node:timers/promises';
import type { Catalogue, CatalogueArticleDetail, CatalogueVariant } from '#server/ports/catalogue/catalogue-index.ts';

export interface MerchantVariant {
  readonly article: CatalogueArticleDetail;
  readonly variant: CatalogueVariant;
}

const idsAtOnce = 1000;
/** Batch size, between which the event loop is yielded to other requests. */
const articlesAtOnce = 50;

/** Every variant of every article the shop shows, out of the index, without holding up the shop's other work. */
export async function* merchantVariants(index: Catalogue): AsyncGenerator<MerchantVariant[]> {
  for (let last = 0, more = true; more; ) {
    const ids = await index.idsAfter(last, idsAtOnce);
    more = ids.length === idsAtOnce;
    last = ids.at(-1) ?? last;
    for (let at = 0; at < ids.length; at += articlesAtOnce) {
      await immediate();
      const articles = await index.articles(ids.slice(at, at + articlesAtOnce));
      yield articles
        .filter(({ visibleOnWeb }) => visibleOnWeb) // it may have been hidden since it was listed
        .flatMap((article) => article.variants.map((variant) => ({ article, variant })));
    }
  }
}

/** What is asked now, and what was asked before where the law lets it be struck out. */
export function merchantPrices({ grossPrice, beforePrice }: CatalogueArticleDetail): {
  price: string;
  sale: string | null;
} {
  if (beforePrice === null || beforePrice <= grossPrice) return { price: nok(grossPrice), sale: null };
  return { price: nok(beforePrice), sale: nok(grossPrice) };
}

function nok(amount: number): string {
  return `${amount.toFixed(2)} NOK`;
}
