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
} from '../../../ports/catalogue-rows.ts';
import { colorsOf } from '../build-snapshot.ts';
import { customGroups } from '../columns/build-dimensions.ts';
import { type PriceSources, priceSources } from '../columns/prices.ts';
import { readArticleDetail } from '../columns/read-article.ts';
import type { Snapshot } from '../columns/snapshot.ts';
import { variantPlaces } from '../columns/variant-columns.ts';
import { articleCollector } from '../search/terms/collect-article.ts';
import { TermCollector } from '../search/terms/term-collector.ts';
import { TermIndex } from '../search/terms/term-index.ts';
import type { TermChanges } from '../search/terms/term-store.ts';
import { checked } from '../structures/checked.ts';
import type { Pace } from '../structures/time-slice.ts';

/** An article as it is to be, under its document number. */
export interface ComingArticle {
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

/** What is to change in a snapshot, worked out while readers still read the old. */
export interface ArticlePatch {
  readonly coming: readonly ComingArticle[];
  /** Documents whose articles are gone. */
  readonly leaving: readonly number[];
  /** Of the coming ones, how many take a free document: the last of the list of those. */
  readonly added: number;
  readonly terms: { readonly changes: TermChanges; readonly index: TermIndex } | null;
}

/** Null when there is no room, or names and groups themselves changed: then everything is to be built anew. */
export async function preparePatch(
  snapshot: Snapshot,
  articleIds: readonly number[],
  given: CatalogueRows,
  pace: Pace,
): Promise<ArticlePatch | null> {
  if (!isDeepStrictEqual(snapshot.reference, given.reference)) return null;
  const { articles } = snapshot;
  const rows = new Map(given.articles.map((row) => [row.id, row]));
  const docs = new Map<number, number>();
  const leaving: number[] = [];
  let added = 0;
  for (const id of new Set([...articleIds, ...rows.keys()])) {
    const known = articles.docOf.rowOf(id);
    if (!rows.has(id)) {
      if (known !== -1) leaving.push(known);
      continue;
    }
    const doc = known === -1 ? articles.free.at(-1 - added++) : known;
    if (doc === undefined) return null;
    docs.set(id, doc);
  }
  if (!hasRoom(snapshot, rows.size, given.variants.length)) return null;
  const find = finders(given, (id) => docs.get(id) ?? -1);
  const coming = [...docs].flatMap(([id, doc]) => {
    const row = rows.get(id);
    return row ? [find(doc, row)] : [];
  });
  const terms = await termPatch(snapshot, coming, leaving, pace);
  return { coming, leaving, added, terms };
}

function hasRoom({ variants, bySlug, byEan, byArticleNo }: Snapshot, articles: number, variantCount: number): boolean {
  return (
    variants.count + variantCount <= variants.ids.length &&
    bySlug.hasRoomFor(articles) &&
    byArticleNo.hasRoomFor(articles) &&
    byEan.hasRoomFor(variantCount)
  );
}

/** Gathers what belongs to an article out of the lists. */
function finders(given: CatalogueRows, docOf: (id: number) => number): (doc: number, row: ArticleRow) => ComingArticle {
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
  coming: readonly ComingArticle[],
  leaving: readonly number[],
  pace: Pace,
): Promise<ArticlePatch['terms']> {
  const { reference, articles, variants } = snapshot;
  const collect = articleCollector(reference);
  const placeOf = variantPlaces(reference);
  const [before, after] = [new TermCollector(), new TermCollector()];
  const collectBefore = (doc: number) =>
    collect(before, doc, readArticleDetail(snapshot, doc), colorsOf(variants, doc));
  await pace.each(coming.length, (at) => {
    const article = coming[at];
    if (!article) return;
    const { doc, row } = article;
    if (articles.docOf.rowOf(row.id) === doc) collectBefore(doc);
    collect(after, doc, row, new Set(article.variants.map(({ colorId }) => placeOf.color(colorId))));
  });
  await pace.each(leaving.length, (at) => collectBefore(checked(leaving[at])));
  const { store } = snapshot.terms;
  const changes = store.changes(before, after);
  if (changes === null) return null;
  const index = await TermIndex.build(store, changes.counts, reference, snapshot.terms, pace);
  return { changes, index };
}
