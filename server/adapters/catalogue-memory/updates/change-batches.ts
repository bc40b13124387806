import type { CatalogueRows, StockRow } from '../../../ports/catalogue/catalogue-rows.ts';

/** Rows of some articles; articles of `articleIds` that are not among them are gone. */
export interface ArticleChange {
  readonly articleIds: readonly number[];
  readonly rows: CatalogueRows;
}

/** Applying a patch is synchronous: so many articles at a time keep no reader waiting for long. */
const batchSize = 50;

/** The same change in batches of a few articles each. */
export function inBatches(articleIds: readonly number[], given: CatalogueRows): ArticleChange[] {
  const ids = [...new Set([...articleIds, ...given.articles.map(({ id }) => id)])];
  const stock = Array.from(given.stock, (row) => ({ ...row })); // a row may be used again for the next
  if (ids.length <= batchSize) return [{ articleIds: ids, rows: { ...given, stock } }];
  const batches: ArticleChange[] = [];
  for (let from = 0; from < ids.length; from += batchSize) {
    const batch = ids.slice(from, from + batchSize);
    batches.push({ articleIds: batch, rows: rowsOf(new Set(batch), given, stock) });
  }
  return batches;
}

function rowsOf(ids: ReadonlySet<number>, given: CatalogueRows, stock: readonly StockRow[]): CatalogueRows {
  const owned = <T extends { readonly articleId: number }>(rows: readonly T[]) =>
    rows.filter(({ articleId }) => ids.has(articleId));
  const variants = owned(given.variants);
  const eans = new Set(variants.map(({ ean }) => ean));
  return {
    articles: given.articles.filter(({ id }) => ids.has(id)),
    variants,
    stock: stock.filter(({ ean }) => eans.has(ean)),
    campaigns: owned(given.campaigns),
    pricePoints: owned(given.pricePoints),
    ranks: owned(given.ranks),
    reviews: owned(given.reviews),
    customMembers: owned(given.customMembers),
    retiredSlugs: owned(given.retiredSlugs),
    reference: given.reference,
  };
}
