import type { ArticleRow, CatalogueReference, CatalogueRows } from '../../ports/catalogue/catalogue-rows.ts';
import { numberKey, numberTail } from '../catalogue-shared/number-key.ts';
import { ordinalsById } from '../catalogue-shared/ordinals-by-id.ts';
import { checked } from '../catalogue-shared/structures/checked.ts';
import { TimeSlice } from '../catalogue-shared/structures/time-slice.ts';
import { articleCollector } from '../catalogue-shared/terms/collect-article.ts';
import { TermCollector } from '../catalogue-shared/terms/term-collector.ts';
import { TermIndex } from '../catalogue-shared/terms/term-index.ts';
import { articleColumns } from './columns/article-columns.ts';
import { fixedDimensions, shopDimension } from './columns/build-dimensions.ts';
import { inNameOrder } from './columns/name-order.ts';
import { priceSources, pricesAt } from './columns/prices.ts';
import { ReviewCounts } from './columns/review-counts.ts';
import { stockColumns } from './columns/stock-columns.ts';
import { type VariantColumns, variantColumns } from './columns/variant-columns.ts';
import { TermStore } from './search/terms/term-store.ts';
import type { Snapshot } from './snapshot.ts';
import { orderBothWays } from './structures/order.ts';
import { TextLookup } from './structures/text-lookup.ts';
import { type TextTable, TextTableBuilder } from './structures/text-table.ts';

/** Builds the whole catalogue from rows, letting readers of the old one in between. */
export async function buildSnapshot(source: CatalogueRows, now: number): Promise<Snapshot> {
  const timeSlice = new TimeSlice();
  const { reference } = source;
  const textBuilder = new TextTableBuilder();
  const { rows, ranks } = await inNameOrder(source.articles, timeSlice);
  const articles = await articleColumns(rows, source.ranks, textBuilder, timeSlice);
  const { columns: variants, eans } = await variantColumns(
    source.variants,
    articles,
    reference,
    textBuilder,
    timeSlice,
  );
  const byEan = await timeSlice.run(() => new TextLookup(eans, (variant) => checked(eans[variant])));
  const stock = await stockColumns(
    source.stock,
    (ean) => byEan.find(ean),
    variants.ids.length,
    ordinalsById(reference.shops),
    timeSlice,
  );
  const dimensions = await fixedDimensions(
    { rows, articles, variants, customMembers: source.customMembers, reference },
    timeSlice,
  );
  const { shops, availability } = await shopDimension(reference, variants, stock, articles.capacity, timeSlice);
  const terms = await termIndex(rows, variants, reference, timeSlice);
  const texts = await timeSlice.run(() => textBuilder.build());
  const sources = await timeSlice.run(() =>
    priceSources(source.campaigns, source.pricePoints, (id) => articles.docById.find(id)),
  );
  const names = new Int32Array(articles.capacity);
  names.set(ranks);
  const byName = Uint32Array.from(rows.keys());
  const articleNumbers = rows.map(({ articleNo }) => articleNo);
  const lookup = (now: readonly string[], column: Uint32Array, keyOf?: (text: string) => string) =>
    timeSlice.run(() => new TextLookup(keyOf ? now.map(keyOf) : now, textReader(texts, column, keyOf)));
  return {
    reference,
    texts,
    articles,
    variants,
    stock,
    reviews: new ReviewCounts(source.reviews, articles.capacity, articles.docById),
    dimensions,
    shops,
    availability,
    orders: {
      Name: await timeSlice.run(() => orderBothWays(names, byName)),
      BestsellerQty: await timeSlice.run(() => orderBothWays(articles.bestsellerQty, byName)),
      BestsellerTurnover: await timeSlice.run(() => orderBothWays(articles.bestsellerTurnover, byName)),
    },
    priceSources: sources,
    prices: await pricesAt(now, articles, sources, byName, timeSlice),
    bySlug: await lookup(
      rows.map(({ slug }) => slug),
      articles.slug,
    ),
    retiredSlugs: new Map(source.retiredSlugs.map(({ slug, articleId }) => [slug, articleId])),
    byEan: byEan.readBy(textReader(texts, variants.ean)),
    byArticleNo: await lookup(articleNumbers, articles.articleNo, numberKey),
    byEanTail: await lookup(eans, variants.ean, numberTail),
    byArticleTail: await lookup(articleNumbers, articles.articleNo, numberTail),
    terms,
  };
}

/** Apart from the building, so that the snapshot does not hold the rows. */
function textReader(
  texts: TextTable,
  column: Uint32Array,
  keyOf: (text: string) => string = (text) => text,
): (row: number) => string {
  return (row) => keyOf(texts.text(checked(column[row])));
}

/** Of visible articles alone: a hidden one's words are neither found, guessed nor completed. */
async function termIndex(
  rows: readonly ArticleRow[],
  variants: VariantColumns,
  reference: CatalogueReference,
  timeSlice: TimeSlice,
): Promise<TermIndex<TermStore>> {
  const collected = new TermCollector();
  const collect = articleCollector(reference);
  await timeSlice.each(rows.length, (doc) => {
    const row = rows[doc];
    if (row?.visibleOnWeb) collect(collected, doc, row, colorsOf(variants, doc));
  });
  const store = await TermStore.build(collected, timeSlice);
  return TermIndex.build(store, store.counts, reference, null, timeSlice);
}

/** The ordinals of the colours of a document's variants, -1 for none. */
export function colorsOf({ color, starts, ends }: VariantColumns, doc: number): Set<number> {
  return new Set(color.subarray(starts[doc], ends[doc]));
}
