import { isDeepStrictEqual } from 'node:util';
import { defaultBestsellerRank } from '#domain/article/stored-values.ts';
import { compareNorwegian } from '#domain/text/collation.ts';
import type { CatalogueArticleDetail, CatalogueChange, ListOf } from '../../../ports/catalogue/catalogue-index.ts';
import { listsWithArticle } from '../../catalogue-shared/lists-with-article.ts';
import { numberKey, numberTail } from '../../catalogue-shared/number-key.ts';
import { checked } from '../../catalogue-shared/structures/checked.ts';
import { putArticle } from '../columns/article-columns.ts';
import { fixedFields, putShops, valueOrdinals } from '../columns/build-dimensions.ts';
import { docsWithSources, updatePrices } from '../columns/prices.ts';
import { readArticleDetail } from '../columns/read-article.ts';
import { type VariantOrdinals, variantOrdinals } from '../columns/variant-columns.ts';
import type { Snapshot } from '../snapshot.ts';
import { clearBit } from '../structures/bit-set.ts';
import { type BothWays, reordered } from '../structures/order.ts';
import { dropVariants, putVariants } from './patch-variants.ts';
import type { ArticlePatch, ArticleUpsert } from './prepare-patch.ts';

/** Applies a patch in one synchronous step. Answers given before are copies and do not change. */
export function applyPatch(snapshot: Snapshot, patch: ArticlePatch, now: number): CatalogueChange {
  const { articles, prices } = snapshot;
  const isKnown = (doc: number) => articles.docById.find(checked(articles.ids[doc])) === doc;
  const read = (doc: number) => (isKnown(doc) ? readArticleDetail(snapshot, doc) : null);
  const docs = [...patch.upserts.map(({ doc }) => doc), ...patch.removals];
  const before = new Map(docs.map((doc) => [doc, read(doc)]));
  articles.freeDocs.length -= patch.added;
  for (const doc of patch.removals) removeArticle(snapshot, doc);
  const ordinals = {
    ofVariant: variantOrdinals(snapshot.reference),
    ofArticle: valueOrdinals(snapshot.reference, snapshot.variants),
  };
  for (const article of patch.upserts) upsertArticle(snapshot, article, before.get(article.doc) ?? null, ordinals);
  if (patch.terms) {
    snapshot.terms.store.apply(patch.terms.changes);
    snapshot.terms = patch.terms.index;
  }
  // Between the instants at which campaigns start and end, only a changed article can cost something else.
  const isDue = prices.nextChangeAt !== null && prices.nextChangeAt <= now;
  const priced = new Set([...docs, ...(isDue ? docsWithSources(snapshot.priceSources) : [])]);
  const others = new Map([...priced].filter((doc) => !before.has(doc)).map((doc) => [doc, read(doc)]));
  const { gross } = updatePrices(prices, priced, now, snapshot);
  reorder(snapshot, patch, before, gross);
  return changeOf([...before, ...others].map(([doc, was]) => ({ was, is: read(doc) })));
}

/** Brings prices and campaigns to the instant. */
export function advancePrices(snapshot: Snapshot, now: number): { docs: ReadonlySet<number>; lists: ListOf[] } {
  const { prices } = snapshot;
  const docs = docsWithSources(snapshot.priceSources);
  const campaignLists = (doc: number) =>
    (prices.campaigns.get(doc) ?? []).flatMap(({ campaignId }) =>
      campaignId === null ? [] : [`CampaignID:${campaignId}` as const],
    );
  const before = new Map(docs.map((doc) => [doc, campaignLists(doc)]));
  const changed = updatePrices(prices, docs, now, snapshot);
  if (changed.gross.size > 0)
    prices.order = reorderBy(snapshot, prices.order, prices.gross, changed.gross, changed.gross);
  const lists = [...changed.docs].flatMap((doc) => [
    ...(before.get(doc) ?? []),
    ...listsWithArticle(readArticleDetail(snapshot, doc)),
  ]);
  return { docs: changed.docs, lists: [...new Set(lists)] };
}

function changeOf(
  articles: readonly { readonly was: CatalogueArticleDetail | null; readonly is: CatalogueArticleDetail | null }[],
): CatalogueChange {
  const changed = articles.filter(({ was, is }) => !isDeepStrictEqual(was, is));
  return {
    articleIds: changed.map(({ was, is }) => (is ?? was)?.id ?? 0),
    lists: [...new Set(changed.flatMap(({ was, is }) => [...listsWithArticle(was), ...listsWithArticle(is)]))],
    stockAlone: false,
  };
}

function removeArticle(snapshot: Snapshot, doc: number): void {
  const { articles, texts, dimensions } = snapshot;
  const id = checked(articles.ids[doc]);
  clearBit(articles.visible, doc);
  snapshot.bySlug.remove(texts.text(checked(articles.slug[doc])), doc);
  snapshot.byArticleNo.remove(numberKey(texts.text(checked(articles.articleNo[doc]))), doc);
  snapshot.byArticleTail.remove(numberTail(texts.text(checked(articles.articleNo[doc]))), doc);
  dropVariants(snapshot, doc);
  for (const field of fixedFields) dimensions[field].put(doc, []);
  snapshot.availability[doc] = putShops(doc, snapshot, new Uint8Array(snapshot.shops.valueIds.length));
  snapshot.reviews.put(doc, undefined);
  snapshot.priceSources.campaigns.delete(doc);
  snapshot.priceSources.points.delete(doc);
  for (const [slug, owner] of snapshot.retiredSlugs) if (owner === id) snapshot.retiredSlugs.delete(slug);
  articles.docById.remove(id);
  articles.ids[doc] = 0;
  articles.freeDocs.push(doc);
}

interface Ordinals {
  readonly ofVariant: VariantOrdinals;
  readonly ofArticle: ReturnType<typeof valueOrdinals>;
}

function upsertArticle(
  snapshot: Snapshot,
  upsert: ArticleUpsert,
  before: CatalogueArticleDetail | null,
  ordinals: Ordinals,
): void {
  const { articles, texts, dimensions } = snapshot;
  const { doc, row } = upsert;
  if (before) {
    snapshot.bySlug.remove(before.slug, doc);
    snapshot.byArticleNo.remove(numberKey(before.articleNo), doc);
    snapshot.byArticleTail.remove(numberTail(before.articleNo), doc);
    for (const [slug, owner] of snapshot.retiredSlugs) if (owner === row.id) snapshot.retiredSlugs.delete(slug);
  }
  putArticle(articles, doc, row, texts);
  articles.docById.put(row.id, doc);
  snapshot.bySlug.add(row.slug, doc);
  snapshot.byArticleNo.add(numberKey(row.articleNo), doc);
  snapshot.byArticleTail.add(numberTail(row.articleNo), doc);
  for (const slug of upsert.retiredSlugs) snapshot.retiredSlugs.set(slug, row.id);
  articles.bestsellerQty[doc] = upsert.rank?.qtyRank ?? defaultBestsellerRank;
  articles.bestsellerTurnover[doc] = upsert.rank?.turnoverRank ?? defaultBestsellerRank;
  putVariants(snapshot, upsert, ordinals.ofVariant);
  const values = ordinals.ofArticle(doc, row, upsert.customGroups);
  for (const field of fixedFields) dimensions[field].put(doc, values[field]);
  snapshot.availability[doc] = putShops(doc, snapshot, new Uint8Array(snapshot.shops.valueIds.length));
  snapshot.reviews.put(doc, upsert.reviews);
  putOrDelete(snapshot.priceSources.campaigns, doc, upsert.campaigns);
  putOrDelete(snapshot.priceSources.points, doc, upsert.points);
}

function putOrDelete<T>(map: Map<number, T>, doc: number, value: T | undefined): void {
  if (value === undefined) map.delete(doc);
  else map.set(doc, value);
}

/** An article that is new, removed or renamed moves in every order, as names break ties; others move where their key changed. */
function reorder(
  snapshot: Snapshot,
  { upserts, removals }: ArticlePatch,
  before: ReadonlyMap<number, CatalogueArticleDetail | null>,
  gross: ReadonlySet<number>,
): void {
  const { articles, texts, orders, prices } = snapshot;
  const moved = new Set([
    ...removals,
    ...upserts.filter(({ doc, row }) => before.get(doc)?.name !== row.name).map(({ doc }) => doc),
  ]);
  const gone = new Set(removals);
  const stay = (docs: ReadonlySet<number>) => [...docs].filter((doc) => !gone.has(doc));
  if (moved.size > 0) {
    const nameOf = (doc: number) => texts.text(checked(articles.name[doc]));
    const byId = (a: number, b: number) => checked(articles.ids[a]) - checked(articles.ids[b]);
    const byName = (a: number, b: number) => compareNorwegian(nameOf(a), nameOf(b));
    orders.Name = {
      asc: reordered(orders.Name.asc, moved, stay(moved), (a, b) => byName(a, b) || byId(a, b)),
      desc: reordered(orders.Name.desc, moved, stay(moved), (a, b) => byName(b, a) || byId(a, b)),
    };
  }
  for (const field of ['BestsellerQty', 'BestsellerTurnover'] as const) {
    const key = field === 'BestsellerQty' ? 'bestsellerQty' : 'bestsellerTurnover';
    const changed = new Set([
      ...moved,
      ...upserts.filter(({ doc }) => before.get(doc)?.[key] !== articles[key][doc]).map(({ doc }) => doc),
    ]);
    orders[field] = reorderBy(snapshot, orders[field], articles[key], changed, stay(changed));
  }
  const repriced = new Set([...moved, ...gross]);
  prices.order = reorderBy(snapshot, prices.order, prices.gross, repriced, stay(repriced));
}

/** Ties are broken by the order of names. */
function reorderBy(
  { orders }: Snapshot,
  { asc, desc }: BothWays,
  keys: Int32Array,
  changed: ReadonlySet<number>,
  inserted: Iterable<number>,
): BothWays {
  if (changed.size === 0) return { asc, desc };
  const { positions } = orders.Name.asc;
  const byName = (a: number, b: number) => checked(positions[a]) - checked(positions[b]);
  const byKey = (a: number, b: number) => checked(keys[a]) - checked(keys[b]);
  return {
    asc: reordered(asc, changed, [...inserted], (a, b) => byKey(a, b) || byName(a, b)),
    desc: reordered(desc, changed, [...inserted], (a, b) => byKey(b, a) || byName(a, b)),
  };
}
