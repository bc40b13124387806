import { displayCategoryName } from '#domain/article/category.ts';
import type { ArticleRow, CatalogueReference, CatalogueRows } from '../../ports/catalogue-rows.ts';
import { articleColumns, inNameOrder } from './article-columns.ts';
import { fixedDimensions, shopDimension } from './build-dimensions.ts';
import { orderBothWays } from './order.ts';
import { Pace } from './pace.ts';
import { priceSources, pricesAt } from './prices.ts';
import { ReviewCounts } from './review-counts.ts';
import { fields } from './search/fields.ts';
import { groupNames } from './search/group-names.ts';
import { TermCollector } from './search/term-collector.ts';
import { TermIndex } from './search/term-index.ts';
import type { Snapshot } from './snapshot.ts';
import { stockColumns } from './stock-columns.ts';
import { TextLookup } from './text-lookup.ts';
import { type TextTable, TextTableBuilder } from './text-table.ts';
import { placesById, type VariantColumns, variantColumns } from './variant-columns.ts';

/** Builds the whole catalogue from rows, letting readers of the old one in between. */
export async function buildSnapshot(source: CatalogueRows, now: number): Promise<Snapshot> {
  const pace = new Pace();
  const { reference } = source;
  const textBuilder = new TextTableBuilder();
  const rows = await inNameOrder(source.articles, pace);
  const articles = await articleColumns(rows, source.ranks, textBuilder, pace);
  const { columns: variants, eans } = await variantColumns(source.variants, articles, reference, textBuilder, pace);
  const stock = await stockColumns(source.stock, eans, placesById(reference.shops), pace);
  const dimensions = await fixedDimensions(
    { rows, articles, variants, customMembers: source.customMembers, reference },
    pace,
  );
  const { shops, availability } = await shopDimension(reference, variants, stock, articles.count, pace);
  const terms = await termIndex(rows, variants, reference, pace);
  const texts = await pace.step(() => textBuilder.build());
  const sources = await pace.step(() => priceSources(source.campaigns, source.pricePoints, articles));
  return {
    reference,
    texts,
    articles,
    variants,
    stock,
    reviews: new ReviewCounts(source.reviews, articles.count, articles.docOf),
    dimensions,
    shops,
    availability,
    orders: {
      Name: await pace.step(() => orderBothWays(articles.nameRank)),
      BestsellerQty: await pace.step(() => orderBothWays(articles.bestsellerQty)),
      BestsellerTurnover: await pace.step(() => orderBothWays(articles.bestsellerTurnover)),
    },
    priceSources: sources,
    prices: await pace.step(() => pricesAt(now, articles, sources)),
    bySlug: await pace.step(() =>
      textLookup(
        texts,
        articles.slug,
        rows.map(({ slug }) => slug),
      ),
    ),
    retiredSlugs: new Map(source.retiredSlugs.map(({ slug, articleId }) => [slug, articleId])),
    byEan: await pace.step(() => textLookup(texts, variants.ean, eans)),
    byArticleNo: await pace.step(() =>
      textLookup(
        texts,
        articles.articleNo,
        rows.map(({ articleNo }) => articleNo),
        numberKey,
      ),
    ),
    terms,
    groupNames: await pace.step(() => groupNames(reference, terms.split)),
  };
}

/** Apart from the building, so that what is kept does not keep the rows. */
function textLookup(
  texts: TextTable,
  column: Uint32Array,
  now: readonly string[],
  keyOf: (text: string) => string = (text) => text,
): TextLookup {
  return new TextLookup(now.map(keyOf), (row) => keyOf(texts.text(column[row] ?? 0)));
}

/** Article numbers are found whatever their case and spacing. */
export function numberKey(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}

async function termIndex(
  rows: readonly ArticleRow[],
  variants: VariantColumns,
  reference: CatalogueReference,
  pace: Pace,
): Promise<TermIndex> {
  const collected = new TermCollector();
  const nameOf = {
    productLine: names(reference.productLines),
    main: names(reference.mainGroups.map(({ id, name }) => ({ id, name: displayCategoryName(name) }))),
    group2: names(reference.groups2),
    group3: names(reference.groups3),
  };
  await pace.each(rows.length, (doc) => {
    const row = rows[doc];
    if (!row) return;
    collected.addName(doc, row.name);
    for (const id of row.productLineIds) collected.addShared(doc, nameOf.productLine.get(id) ?? '', fields.productLine);
    collected.addGroup(doc, nameOf.group3.get(row.articleGroup3Id ?? -1) ?? '', fields.group3);
    collected.addGroup(doc, nameOf.group2.get(row.articleGroup2Id ?? -1) ?? '', fields.group2);
    collected.addGroup(doc, nameOf.main.get(row.mainGroupId) ?? '', fields.mainGroup);
    if (row.season !== null) collected.addShared(doc, row.season, fields.attribute);
    for (const color of new Set(variants.color.subarray(variants.starts[doc], variants.starts[doc + 1]))) {
      collected.addShared(doc, reference.colors[color]?.name ?? '', fields.attribute);
    }
    collected.addText(doc, row.description, fields.description);
    if (row.techDescription !== null) collected.addShared(doc, row.techDescription, fields.description);
  });
  return TermIndex.build(collected, reference, pace);
}

function names(rows: readonly { readonly id: number; readonly name: string }[]): ReadonlyMap<number, string> {
  return new Map(rows.map(({ id, name }) => [id, name]));
}
