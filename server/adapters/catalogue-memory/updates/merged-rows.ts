import { defaultBestsellerRank } from '#domain/article/stored-values.ts';
import type {
  ArticleRow,
  CatalogueRows,
  CustomMemberRow,
  RankRow,
  ReviewSummaryRow,
  StockRow,
  VariantRow,
} from '../../../ports/catalogue/catalogue-rows.ts';
import { checked } from '../../catalogue-shared/structures/checked.ts';
import { TimeSlice } from '../../catalogue-shared/structures/time-slice.ts';
import { readArticleDetail } from '../columns/read-article.ts';
import type { Snapshot } from '../snapshot.ts';

/** The rows of a catalogue in which some articles are new, changed or gone: theirs as given, all others read back. */
export async function mergedRows(
  snapshot: Snapshot,
  changed: ReadonlySet<number>,
  given: CatalogueRows,
): Promise<CatalogueRows> {
  const { articles, reviews, priceSources } = snapshot;
  const articleRows: ArticleRow[] = [...given.articles];
  const variantRows: VariantRow[] = [...given.variants];
  const ranks: RankRow[] = [...given.ranks];
  const reviewRows: ReviewSummaryRow[] = [...given.reviews];
  const customMembers: CustomMemberRow[] = [...given.customMembers];
  const timeSlice = new TimeSlice();
  await timeSlice.each(articles.capacity, (doc) => {
    const articleId = checked(articles.ids[doc]);
    if (changed.has(articleId) || articles.docById.find(articleId) !== doc) return;
    const row = readArticleDetail(snapshot, doc);
    articleRows.push(row);
    for (const variant of row.variants) variantRows.push({ ...variant, articleId });
    if (row.bestsellerQty !== defaultBestsellerRank || row.bestsellerTurnover !== defaultBestsellerRank) {
      ranks.push({ articleId, qtyRank: row.bestsellerQty, turnoverRank: row.bestsellerTurnover });
    }
    if (row.reviewCount > 0) {
      reviewRows.push({ articleId, ratingCounts: reviews.ratings(doc), trueToSizeCounts: reviews.fits(doc) });
    }
    for (const articleGroup2Id of row.articleGroup2Ids) {
      if (articleGroup2Id !== row.articleGroup2Id) customMembers.push({ articleId, articleGroup2Id });
    }
  });
  const unchanged = <T extends { readonly articleId: number }>(rows: Iterable<readonly T[]>): T[] =>
    [...rows].flat().filter((row) => !changed.has(row.articleId));
  return {
    articles: articleRows,
    variants: variantRows,
    stock: mergedStock(snapshot, changed, given.stock),
    campaigns: [...given.campaigns, ...unchanged(priceSources.campaigns.values())],
    pricePoints: [...given.pricePoints, ...unchanged(priceSources.points.values())],
    ranks,
    reviews: reviewRows,
    customMembers,
    retiredSlugs: [
      ...given.retiredSlugs,
      ...[...snapshot.retiredSlugs]
        .filter(([, articleId]) => !changed.has(articleId))
        .map(([slug, articleId]) => ({ slug, articleId })),
    ],
    reference: given.reference,
  };
}

function* mergedStock(
  { articles, variants, stock, shops, texts }: Snapshot,
  changed: ReadonlySet<number>,
  given: Iterable<StockRow>,
): Generator<StockRow> {
  yield* given;
  for (let variant = 0; variant < variants.count; variant++) {
    const doc = checked(variants.doc[variant]);
    const isLeft = variant < checked(variants.starts[doc]) || variant >= checked(variants.ends[doc]);
    if (isLeft || changed.has(checked(articles.ids[doc]))) continue;
    const ean = texts.text(checked(variants.ean[variant]));
    const held: StockRow[] = [];
    stock.each(variant, (shop, qty) => held.push({ ean, shopId: checked(shops.valueIds[shop]), qty }));
    yield* held;
  }
}
