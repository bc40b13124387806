import { beforePrice } from '#domain/article/before-price.ts';
import { type Kroner, kroner, roundPrice } from '#domain/money/money.ts';
import type { CampaignArticleRow, PricePointRow } from '../../ports/catalogue/catalogue-rows.ts';

/** What the price of an article is made of. */
export interface PriceFacts {
  readonly suggestedPrice: number;
  readonly originalPrice: number | null;
  /** In the order of `byPrice`. */
  readonly campaigns: readonly CampaignArticleRow[];
  readonly points: readonly PricePointRow[];
}

/** The price of an article at an instant. */
export interface PriceAt {
  readonly gross: Kroner;
  readonly before: Kroner | null;
  /** In force. */
  readonly campaigns: readonly CampaignArticleRow[];
}

export function priceAt({ suggestedPrice, originalPrice, campaigns, points }: PriceFacts, now: number): PriceAt {
  const ordinary = kroner(suggestedPrice);
  const inForce = campaigns.filter((campaign) => isInForce(campaign, now));
  const lowest = inForce[0]?.price ?? null;
  const gross = roundPrice(lowest === null ? ordinary : Math.min(ordinary, lowest));
  const before = beforePrice(
    {
      paid: gross,
      ordinary: claimedOrdinary(inForce[0], ordinary),
      original: originalPrice === null ? null : kroner(originalPrice),
      history: points.map(({ from, price }) => ({ from, price: kroner(price) })),
    },
    now,
  );
  return { gross, before, campaigns: inForce };
}

/** Lowest price first, then lowest id (DEC-136); offers without a price last. */
export function byPrice(campaigns: readonly CampaignArticleRow[]): CampaignArticleRow[] {
  return [...campaigns].sort((a, b) => (a.price ?? Infinity) - (b.price ?? Infinity) || a.id - b.id);
}

/** The next instant at which one of the campaigns starts or ends. */
export function nextBoundary(campaigns: Iterable<CampaignArticleRow>, now: number): number | null {
  let next = Infinity;
  for (const { start, end } of campaigns) {
    if (start !== null && start > now && start < next) next = start;
    if (end !== null && end > now && end < next) next = end;
  }
  return next === Infinity ? null : next;
}

/** A campaign may claim less than the ordinary price, where that price is not what was asked lately. */
function claimedOrdinary(lowest: CampaignArticleRow | undefined, ordinary: Kroner): Kroner {
  const claimed = lowest?.beforePrice ?? null;
  return claimed === null || claimed > ordinary ? ordinary : kroner(claimed);
}

function isInForce({ start, end }: CampaignArticleRow, now: number): boolean {
  return (start === null || start <= now) && (end === null || now < end);
}
