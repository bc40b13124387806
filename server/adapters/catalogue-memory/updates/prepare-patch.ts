import { isDeepStrictEqual } from 'node:util';
import type {
  ArticleRow,
  CampaignArticleRow,
  CatalogueRows,
  PricePointRow,
  RankRow,
  ReviewSummaryRow,
  StockRow,
  VariantRow,
} from '../../../ports/catalogue/catalogue-rows.ts';
import { checked } from '../../catalogue-shared/structures/checked.ts';
import type { TimeSlice } from '../../catalogue-shared/structures/time-slice.ts';
import { articleCollector } from '../../catalogue-shared/terms/collect-article.ts';
import { TermCollector } from '../../catalogue-shared/terms/term-collector.ts';
import { TermIndex } from '../../catalogue-shared/terms/term-index.ts';
import { colorsOf } from '../build-snapshot.ts';
import { customGroups } from '../columns/build-dimensions.ts';
import { type PriceSources, priceSources } from '../columns/prices.ts';
import { readArticleDetail } from '../columns/read-article.ts';
import { variantOrdinals } from '../columns/variant-columns.ts';
import type { TermChanges, TermStore } from '../search/terms/term-store.ts';
import type { Snapshot } from '../snapshot.ts';
import { hasBit } from '../structures/bit-set.ts';

/** An article as it is to be, under its document number. */
export interface ArticleUpsert {
  readonly doc: number;
  readonly row: ArticleRow;
  readonly variants: readonly VariantRow[];
  readonly stockOf: (ean: string) => readonly StockRow[];
  readonly rank: RankRow | undefined;
  readonly reviews: ReviewSummaryRow | undefined;
  readonly customGroups: readonly number[];
  readonly campaigns: readonly CampaignArticleRow[] | undefined;
  readonly points: readonly PricePointRow[] | undefined;
  readonly retiredSlugs: readonly string[];
}

/** What is to change in a snapshot, prepared while readers still read the old state. */
export interface ArticlePatch {
  readonly upserts: readonly ArticleUpsert[];
  /** Documents whose articles are removed. */
  readonly removals: readonly number[];
  /** How many of the upserts take a free document, from the end of `freeDocs`. */
  readonly added: number;
  readonly terms: { readonly changes: TermChanges; readonly index: TermIndex<TermStore> } | null;
}

/** Null when there is no spare capacity, or the reference lists changed: then everything is to be rebuilt. */
export async function preparePatch(
  snapshot: Snapshot,
  articleIds: readonly number[],
  given: CatalogueRows,
  timeSlice: TimeSlice,
): Promise<ArticlePatch | null> {
  if (!isDeepStrictEqual(snapshot.reference, given.reference)) return null;
  const { articles } = snapshot;
  const rows = new Map(given.articles.map((row) => [row.id, row]));
  const docs = new Map<number, number>();
  const removals: number[] = [];
  let added = 0;
  for (const id of new Set([...articleIds, ...rows.keys()])) {
    const known = articles.docById.find(id);
    if (!rows.has(id)) {
      if (known !== -1) removals.push(known);
      continue;
    }
    const doc = known === -1 ? articles.freeDocs.at(-1 - added++) : known;
    if (doc === undefined) return null;
    docs.set(id, doc);
  }
  if (!hasRoom(snapshot, rows.size, given.variants.length)) return null;
  const gather = articleGatherer(given, (id) => docs.get(id) ?? -1);
  const upserts = [...docs].flatMap(([id, doc]) => {
    const row = rows.get(id);
    return row ? [gather(doc, row)] : [];
  });
  const terms = await termPatch(snapshot, upserts, removals, timeSlice);
  return { upserts, removals, added, terms };
}

function hasRoom({ variants, bySlug, byEan, byArticleNo }: Snapshot, articles: number, variantCount: number): boolean {
  return (
    variants.count + variantCount <= variants.ids.length &&
    bySlug.hasRoomFor(articles) &&
    byArticleNo.hasRoomFor(articles) &&
    byEan.hasRoomFor(variantCount)
  );
}

/** Gathers all rows that belong to one article. */
function articleGatherer(
  given: CatalogueRows,
  docOf: (id: number) => number,
): (doc: number, row: ArticleRow) => ArticleUpsert {
  const variants = Map.groupBy(given.variants, ({ articleId }) => articleId);
  const stock = Map.groupBy(
    Array.from(given.stock, (row) => ({ ...row })),
    ({ ean }) => ean,
  );
  const sources: PriceSources = priceSources(given.campaigns, given.pricePoints, docOf);
  const ranks = new Map(given.ranks.map((row) => [row.articleId, row]));
  const reviews = new Map(given.reviews.map((row) => [row.articleId, row]));
  const custom = customGroups(given.customMembers);
  const retired = Map.groupBy(given.retiredSlugs, ({ articleId }) => articleId);
  return (doc, row) => ({
    doc,
    row,
    variants: variants.get(row.id) ?? [],
    stockOf: (ean) => stock.get(ean) ?? [],
    rank: ranks.get(row.id),
    reviews: reviews.get(row.id),
    customGroups: custom.get(row.id) ?? [],
    campaigns: sources.campaigns.get(doc),
    points: sources.points.get(doc),
    retiredSlugs: (retired.get(row.id) ?? []).map(({ slug }) => slug),
  });
}

async function termPatch(
  snapshot: Snapshot,
  upserts: readonly ArticleUpsert[],
  removals: readonly number[],
  timeSlice: TimeSlice,
): Promise<ArticlePatch['terms']> {
  const { reference, articles, variants } = snapshot;
  const collect = articleCollector(reference);
  const ordinalOf = variantOrdinals(reference);
  const [before, after] = [new TermCollector(), new TermCollector()];
  const collectBefore = (doc: number) => {
    if (hasBit(articles.visible, doc)) collect(before, doc, readArticleDetail(snapshot, doc), colorsOf(variants, doc));
  };
  await timeSlice.each(upserts.length, (at) => {
    const article = upserts[at];
    if (!article) return;
    const { doc, row } = article;
    if (articles.docById.find(row.id) === doc) collectBefore(doc);
    if (row.visibleOnWeb)
      collect(after, doc, row, new Set(article.variants.map(({ colorId }) => ordinalOf.color(colorId))));
  });
  await timeSlice.each(removals.length, (at) => collectBefore(checked(removals[at])));
  const { store } = snapshot.terms;
  const changes = store.changes(before, after);
  if (changes === null) return null;
  const index = await TermIndex.build(store, changes.counts, reference, snapshot.terms, timeSlice);
  return { changes, index };
}
