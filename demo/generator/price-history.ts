import type { ArticlePlan } from './article-plan.ts';
import type { DemoDay } from './demo-day.ts';
import { type DemoOffer, runningOffers } from './offers.ts';
import { pricePoint } from './price-point.ts';
import type { Random } from './random.ts';

export interface AskedPrice {
  readonly source: 'list' | 'campaign' | 'club';
  readonly price: number;
  readonly from: Date;
  /** Null: still asked. */
  readonly to: Date | null;
}

export interface PriceStory {
  /** What it costs now, without campaigns. */
  readonly suggestedPrice: number;
  /** What the chain's system would like to strike out. Whether it may is for the history to say (prisopplysningsforskriften § 9a). */
  readonly originalPrice: number | null;
  readonly history: readonly AskedPrice[];
}

type Kind = 'steady' | 'cut' | 'steps' | 'undercut' | 'raised' | 'too new';

/**
 * What has been asked for an article, present campaigns aside, and what follows from it:
 * - steady: the same price all along
 * - cut: one price for long, a lower one now; the old one may be struck out
 * - steps: cut twice within a month; the price before the first cut may be struck out
 * - undercut: raised shortly before it was 'cut'; the high price was never the lowest of 30 days and may not be shown
 * - raised: dearer than it was
 * - too new: cut before it had been on sale for 30 days; nothing may be struck out
 */
export function priceStory(
  plan: ArticlePlan,
  created: number,
  offers: readonly DemoOffer[],
  day: DemoDay,
  random: Random,
): PriceStory {
  const age = -created;
  const listed = listPrices(kindOf(plan, age, offers, day, random), plan.price, Math.max(created, -400), random);
  const last = listed.prices.length - 1;
  const list = listed.prices.map(([days, price], index) => {
    const next = listed.prices[index + 1];
    return {
      source: 'list' as const,
      price,
      from: day.at(days, 6),
      to: index < last && next ? day.at(next[0], 6) : null,
    };
  });
  return {
    suggestedPrice: plan.price,
    originalPrice: listed.original,
    history: [...list, ...lastSeason(plan.price, age, day, random)],
  };
}

function kindOf(plan: ArticlePlan, age: number, offers: readonly DemoOffer[], day: DemoDay, random: Random): Kind {
  if (age < 45) return age > 12 && random.chance(0.3) ? 'too new' : 'steady';
  if (plan.signature || age < 90) return 'steady';
  if (runningOffers(offers, day.at(0, 12)).length > 0) return random.chance(0.1) ? 'undercut' : 'steady';
  return random.weighted([
    [68, 'steady'],
    [13, 'cut'],
    [4, 'steps'],
    [5, 'undercut'],
    [10, 'raised'],
  ] as const);
}

/** Prices with the day they began, the last being today's, and the price the chain would strike out. */
function listPrices(
  kind: Kind,
  now: number,
  first: number,
  random: Random,
): { readonly prices: readonly (readonly [days: number, price: number])[]; readonly original: number | null } {
  const higher = dearer(now, random);
  switch (kind) {
    case 'steady':
      return { prices: [[first, now]], original: null };
    case 'cut':
      return {
        prices: [
          [first, higher],
          [-random.int(2, 25), now],
        ],
        original: higher,
      };
    case 'steps': {
      const between = pricePoint((higher + now) / 2);
      return {
        prices: [
          [first, higher],
          [-random.int(16, 26), between],
          [-random.int(3, 12), now],
        ],
        original: higher,
      };
    }
    case 'undercut':
      return {
        prices: [
          [first, now],
          [-random.int(18, 24), higher],
          [-random.int(8, 12), now],
        ],
        original: higher,
      };
    case 'raised':
      return {
        prices: [
          [first, pricePoint(now * 0.9)],
          [-random.int(35, 60), now],
        ],
        original: null,
      };
    case 'too new':
      return {
        prices: [
          [first, higher],
          [-random.int(2, 8), now],
        ],
        original: higher,
      };
  }
}

function dearer(price: number, random: Random): number {
  return Math.max(pricePoint(price * random.pick([1.25, 1.35, 1.5, 1.65])), pricePoint(price + 20));
}

/** A campaign of last season whose rows are gone; that its price was asked is not forgotten with them. */
function lastSeason(now: number, age: number, day: DemoDay, random: Random): AskedPrice[] {
  if (age < 150 || !random.chance(0.06)) return [];
  const start = -random.int(95, 115);
  const source = random.pick(['campaign', 'club'] as const);
  return [{ source, price: pricePoint(now * 0.75), from: day.at(start), to: day.at(start + 7) }];
}
