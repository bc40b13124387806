import { lowestPriorPrice } from '#domain/article/lowest-prior-price.ts';
import { kroner, roundPrice } from '#domain/money/money.ts';
import type { CampaignArticleRow, PricePointRow } from '../../ports/catalogue-rows.ts';
import type { ArticleColumns } from './article-columns.ts';
import { FixedDimension } from './dimension.ts';
import { GrowingColumn } from './growing-column.ts';
import { type BothWays, orderBothWays } from './order.ts';

/** What prices are made of. Few articles have campaigns or a history, so these are maps by document, not columns. */
export interface PriceSources {
  /** Lowest price first, then lowest id (DEC-136); offers without a price last. */
  readonly campaigns: ReadonlyMap<number, readonly CampaignArticleRow[]>;
  readonly points: ReadonlyMap<number, readonly PricePointRow[]>;
}

/** Prices as they are at one instant. Replaced as a whole when a campaign starts or ends. */
export interface Prices {
  readonly at: number;
  readonly nextChangeAt: number | null;
  readonly gross: Int32Array;
  readonly order: BothWays;
  readonly before: ReadonlyMap<number, number>;
  readonly campaigns: ReadonlyMap<number, readonly CampaignArticleRow[]>;
  readonly campaignDimension: FixedDimension;
}

export function priceSources(
  campaigns: readonly CampaignArticleRow[],
  points: readonly PricePointRow[],
  articles: ArticleColumns,
): PriceSources {
  const sorted = [...campaigns].sort((a, b) => (a.price ?? Infinity) - (b.price ?? Infinity) || a.id - b.id);
  return { campaigns: byDoc(sorted, articles), points: byDoc(points, articles) };
}

export function pricesAt(now: number, articles: ArticleColumns, sources: PriceSources): Prices {
  const gross = new Int32Array(articles.count);
  for (let doc = 0; doc < articles.count; doc++) gross[doc] = roundPrice(articles.suggestedPrice[doc] ?? 0);
  const inForce = new Map<number, readonly CampaignArticleRow[]>();
  let next = Infinity;
  for (const [doc, all] of sources.campaigns) {
    const current = all.filter((campaign) => isInForce(campaign, now));
    for (const campaign of all) next = Math.min(next, ...boundariesAfter(now, campaign));
    if (current.length === 0) continue;
    inForce.set(doc, current);
    const lowest = current[0]?.price ?? null;
    if (lowest !== null) gross[doc] = Math.min(gross[doc] ?? 0, roundPrice(lowest));
  }
  const before = new Map<number, number>();
  for (const [doc, points] of sources.points) {
    const price = beforePrice(articles, doc, gross[doc] ?? 0, points, now);
    if (price !== null) before.set(doc, price);
  }
  return {
    at: now,
    nextChangeAt: next === Infinity ? null : next,
    gross,
    order: orderBothWays(gross),
    before,
    campaigns: inForce,
    campaignDimension: campaignDimension(inForce, articles.count),
  };
}

/** DEC-70: the ordinary price under a campaign, else the original one, and neither above what the law allows. */
function beforePrice(
  articles: ArticleColumns,
  doc: number,
  paid: number,
  points: readonly PricePointRow[],
  now: number,
): number | null {
  const ordinary = roundPrice(articles.suggestedPrice[doc] ?? 0);
  const original = articles.originalPrice[doc] ?? Number.NaN;
  const claimed = paid < ordinary ? ordinary : Number.isNaN(original) ? null : roundPrice(original);
  const lowest = lowestPriorPrice(
    points.map(({ from, price }) => ({ from, price: kroner(price) })),
    now,
  );
  if (claimed === null || lowest === null) return null;
  const shown = Math.min(claimed, roundPrice(lowest));
  return shown > paid ? shown : null;
}

/** Documents whose price, before-price or campaigns differ between two instants. */
export function priceChanges(before: Prices, after: Prices): number[] {
  const touched = new Set([
    ...before.campaigns.keys(),
    ...after.campaigns.keys(),
    ...before.before.keys(),
    ...after.before.keys(),
  ]);
  return [...touched].filter(
    (doc) =>
      before.gross[doc] !== after.gross[doc] ||
      before.before.get(doc) !== after.before.get(doc) ||
      campaignIds(before, doc) !== campaignIds(after, doc),
  );
}

function campaignIds(prices: Prices, doc: number): string {
  return (prices.campaigns.get(doc) ?? []).map((campaign) => campaign.id).join();
}

function isInForce({ start, end }: CampaignArticleRow, now: number): boolean {
  return (start === null || start <= now) && (end === null || now < end);
}

function boundariesAfter(now: number, { start, end }: CampaignArticleRow): number[] {
  return [start, end].filter((instant) => instant !== null && instant > now) as number[];
}

/** Articles by the campaign (as content) that is in force on them. */
function campaignDimension(
  inForce: ReadonlyMap<number, readonly CampaignArticleRow[]>,
  docCount: number,
): FixedDimension {
  const pairs = [...inForce].flatMap(([doc, campaigns]) =>
    [...new Set(campaigns.map((campaign) => campaign.campaignId))]
      .filter((id) => id !== null)
      .map((id) => ({ doc, id })),
  );
  const ids = [...new Set(pairs.map((pair) => pair.id))].sort((a, b) => a - b);
  const places = new Map(ids.map((id, place) => [id, place]));
  const docs = new GrowingColumn();
  const valuePlaces = new GrowingColumn();
  for (const pair of pairs) {
    docs.push(pair.doc);
    valuePlaces.push(places.get(pair.id) ?? 0);
  }
  return new FixedDimension(
    ids.map((id) => ({ id })),
    docCount,
    docs.values(),
    valuePlaces.values(),
  );
}

function byDoc<T extends { readonly articleId: number }>(
  rows: readonly T[],
  articles: ArticleColumns,
): Map<number, T[]> {
  const grouped = new Map<number, T[]>();
  for (const row of rows) {
    const doc = articles.docOf.rowOf(row.articleId);
    if (doc === -1) continue;
    const list = grouped.get(doc);
    if (list) list.push(row);
    else grouped.set(doc, [row]);
  }
  return grouped;
}
