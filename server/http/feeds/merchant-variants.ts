import { setImmediate as immediate } from 'node:timers/promises';
import type {
  CatalogueArticleDetail,
  CatalogueIndex,
  CatalogueVariant,
} from '#server/ports/catalogue/catalogue-index.ts';

export interface MerchantVariant {
  readonly article: CatalogueArticleDetail;
  readonly variant: CatalogueVariant;
}

const idsAtOnce = 1000;
/** So many articles are read before others have their turn. */
const articlesAtOnce = 50;

/** Every variant of every article the shop shows, out of the index, without holding up the shop's other work. */
export async function* merchantVariants(index: CatalogueIndex): AsyncGenerator<MerchantVariant[]> {
  for (let from = 0, more = true; more; from += idsAtOnce) {
    const { ids } = index.query({ from, take: idsAtOnce });
    more = ids.length === idsAtOnce;
    for (let at = 0; at < ids.length; at += articlesAtOnce) {
      await immediate();
      yield ids.slice(at, at + articlesAtOnce).flatMap((id) => {
        const article = index.article(id);
        // It may have been hidden since it was listed.
        if (article === null || !article.visibleOnWeb) return [];
        return article.variants.map((variant) => ({ article, variant }));
      });
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
