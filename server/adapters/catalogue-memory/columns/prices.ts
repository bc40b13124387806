import type { CampaignArticleRow, PricePointRow } from '../../../ports/catalogue/catalogue-rows.ts';
import { byPrice, nextBoundary, priceAt } from '../../catalogue-shared/price-at.ts';
import { checked } from '../../catalogue-shared/structures/checked.ts';
import { GrowingColumn } from '../../catalogue-shared/structures/growing-column.ts';
import type { TimeSlice } from '../../catalogue-shared/structures/time-slice.ts';
import { type BothWays, orderBothWays } from '../structures/order.ts';
import type { ArticleColumns } from './article-columns.ts';
import { FixedDimension } from './fixed-dimension.ts';

/** What prices are made of. Few articles have campaigns or a history, so these are maps by document, not columns. */
export interface PriceSources {
  /** Lowest price first, then lowest id (DEC-136); offers without a price last. */
  readonly campaigns: Map<number, readonly CampaignArticleRow[]>;
  readonly points: Map<number, readonly PricePointRow[]>;
}

/** Prices as they are at one instant: brought on when a campaign starts or ends, or an article changes. */
export interface Prices {
  nextChangeAt: number | null;
  readonly gross: Int32Array;
  order: BothWays;
  readonly before: Map<number, number>;
  readonly campaigns: Map<number, readonly CampaignArticleRow[]>;
  campaignDimension: FixedDimension;
}

export function priceSources(
  campaigns: readonly CampaignArticleRow[],
  points: readonly PricePointRow[],
  docOf: (articleId: number) => number,
): PriceSources {
  return { campaigns: byDoc(byPrice(campaigns), docOf), points: byDoc(points, docOf) };
}

export async function pricesAt(
  now: number,
  articles: ArticleColumns,
  sources: PriceSources,
  byName: Uint32Array,
  timeSlice: TimeSlice,
): Promise<Prices> {
  const gross = new Int32Array(articles.capacity);
  for (let doc = 0; doc < articles.capacity; doc++) gross[doc] = Math.round(checked(articles.suggestedPrice[doc]));
  const prices = {
    nextChangeAt: nextBoundary(allCampaigns(sources), now),
    gross,
    before: new Map<number, number>(),
    campaigns: new Map<number, readonly CampaignArticleRow[]>(),
  };
  const docs = docsWithSources(sources);
  await timeSlice.each(docs.length, (at) => {
    putPrice(prices, checked(docs[at]), now, articles, sources);
  });
  return {
    ...prices,
    order: await timeSlice.run(() => orderBothWays(gross, byName)),
    campaignDimension: campaignDimension(prices.campaigns, articles.capacity),
  };
}

export interface PriceChanges {
  /** Documents whose price, before-price or campaigns differ now. */
  readonly docs: ReadonlySet<number>;
  /** Those of them that cost something else: the order of prices is no longer true. */
  readonly gross: ReadonlySet<number>;
}

/** Brings the prices of some documents to the instant, all but their order. */
export function updatePrices(
  prices: Prices,
  docs: Iterable<number>,
  now: number,
  { articles, priceSources: sources }: { articles: ArticleColumns; priceSources: PriceSources },
): PriceChanges {
  const changed = new Set<number>();
  const gross = new Set<number>();
  let campaignsChanged = false;
  for (const doc of docs) {
    const before = { gross: prices.gross[doc], struck: prices.before.get(doc), campaigns: prices.campaigns.get(doc) };
    putPrice(prices, doc, now, articles, sources);
    if (before.gross !== prices.gross[doc]) gross.add(doc);
    const sameCampaigns = campaignKey(before.campaigns) === campaignKey(prices.campaigns.get(doc));
    if (!sameCampaigns) campaignsChanged = true;
    if (gross.has(doc) || !sameCampaigns || before.struck !== prices.before.get(doc)) changed.add(doc);
  }
  prices.nextChangeAt = nextBoundary(allCampaigns(sources), now);
  if (campaignsChanged) prices.campaignDimension = campaignDimension(prices.campaigns, articles.capacity);
  return { docs: changed, gross };
}

/** The documents whose price may be another at another time. */
export function docsWithSources({ campaigns, points }: PriceSources): number[] {
  return [...new Set([...campaigns.keys(), ...points.keys()])];
}

type OwnPrices = Pick<Prices, 'gross' | 'before' | 'campaigns'>;

function putPrice(
  prices: OwnPrices,
  doc: number,
  now: number,
  articles: ArticleColumns,
  { campaigns, points }: PriceSources,
): void {
  const price = priceAt(
    {
      suggestedPrice: checked(articles.suggestedPrice[doc]),
      originalPrice: amountOrNull(articles.originalPrice[doc]),
      campaigns: campaigns.get(doc) ?? [],
      points: points.get(doc) ?? [],
    },
    now,
  );
  prices.gross[doc] = price.gross;
  if (price.campaigns.length === 0) prices.campaigns.delete(doc);
  else prices.campaigns.set(doc, price.campaigns);
  if (price.before === null) prices.before.delete(doc);
  else prices.before.set(doc, price.before);
}

function amountOrNull(amount: number | undefined): number | null {
  return amount === undefined || Number.isNaN(amount) ? null : amount;
}

function campaignKey(campaigns: readonly CampaignArticleRow[] = []): string {
  return campaigns.length === 0 ? '' : JSON.stringify(campaigns);
}

function* allCampaigns({ campaigns }: PriceSources): Generator<CampaignArticleRow> {
  for (const all of campaigns.values()) yield* all;
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
  const ordinals = new Map(ids.map((id, ordinal) => [id, ordinal]));
  const docs = new GrowingColumn();
  const valueOrdinals = new GrowingColumn();
  for (const pair of pairs) {
    docs.push(pair.doc);
    valueOrdinals.push(ordinals.get(pair.id) ?? 0);
  }
  return new FixedDimension(
    ids.map((id) => ({ id })),
    docCount,
    docs.values(),
    valueOrdinals.values(),
  );
}

function byDoc<T extends { readonly articleId: number }>(
  rows: readonly T[],
  docOf: (articleId: number) => number,
): Map<number, T[]> {
  const grouped = new Map<number, T[]>();
  for (const row of rows) {
    const doc = docOf(row.articleId);
    if (doc === -1) continue;
    const list = grouped.get(doc);
    if (list) list.push(row);
    else grouped.set(doc, [row]);
  }
  return grouped;
}
