import { reservationStatus } from '#domain/reservation/status.ts';
import { webStockShop } from '#domain/shop/shop-id.ts';
import { addDays, isoWeekday } from '#domain/time/calendar-date.ts';
import type { ArticlePlan } from '../generator/article-plan.ts';
import type { DemoDay } from '../generator/demo-day.ts';
import { type Random, randomFor } from '../generator/random.ts';
import { shops } from '../generator/shops.ts';
import type { Shopper } from './people.ts';

export interface PlannedSale {
  readonly shopper: Shopper;
  readonly at: Date;
  readonly shopId: number;
  readonly delivery: boolean;
  readonly method: 'card' | 'klarna' | null;
  readonly goods: readonly { readonly plan: ArticlePlan; readonly count: number }[];
  /** What it came to, and when; the first is that it was made. */
  readonly steps: readonly { readonly status: number; readonly at: Date }[];
  readonly random: Random;
}

const s = reservationStatus;
const minute = 60_000;
const hour = 60 * minute;
const daysBack = 14;

/** Orders by the hour of a day, and how a week goes; about ninety a day. */
const byHour = [1, 0, 0, 0, 1, 1, 3, 5, 7, 8, 9, 9, 10, 8, 8, 9, 10, 9, 8, 6, 5, 3, 2, 1];
const byWeekday = [0.75, 0.8, 0.75, 0.85, 1.05, 1.15, 0.65];
/** A shop that has fallen behind today: Bergen Åsane. */
const lateShop = 23;

export interface SalesContext {
  readonly seed: string;
  readonly day: DemoDay;
  readonly now: number;
  /** Liked best first. */
  readonly liked: readonly ArticlePlan[];
  readonly people: readonly Shopper[];
}

/** Two weeks of orders up to now, oldest first. */
export function planSales(context: SalesContext): PlannedSale[] {
  const sales: PlannedSale[] = [];
  for (let back = daysBack; back >= 0; back -= 1) {
    const weekday = byWeekday[isoWeekday(addDays(context.day.today, -back)) - 1] ?? 1;
    for (const [clock, share] of byHour.entries()) {
      const random = randomFor(context.seed, 'sales', back, clock);
      const count = Math.round(share * weekday * (0.75 + random.next() * 0.5));
      const minutes = Array.from({ length: count }, () => random.int(0, 59)).sort((a, b) => a - b);
      for (const at of minutes.map((past) => context.day.at(-back, clock, past)))
        if (at.getTime() < context.now) sales.push(planSale(context, at, sales.length));
    }
  }
  return sales;
}

function planSale({ seed, now, liked, people }: SalesContext, at: Date, no: number): PlannedSale {
  const random = randomFor(seed, 'sale', no);
  const delivery = random.chance(0.24);
  const shopId = delivery
    ? Number(webStockShop)
    : random.weighted(shops.map(({ id, assortment }) => [id === lateShop ? 2 : assortment ** 2, id] as const));
  const method = random.weighted([
    [delivery ? 0 : 50, null],
    [47, 'card'],
    [3, 'klarna'],
  ] as const);
  const lines = random.weighted([
    [60, 1],
    [28, 2],
    [12, 3],
  ] as const);
  const plans = new Set(Array.from({ length: lines }, () => liked[Math.floor(random.next() ** 2.2 * liked.length)]));
  const goods = [...plans].flatMap((plan) =>
    plan === undefined ? [] : [{ plan, count: plan.price < 200 && random.chance(0.3) ? 2 : 1 }],
  );
  const steps = delivery ? sentSteps(at, now, random) : collectedSteps(at, now, shopId === lateShop, random);
  return { shopper: random.pick(people), at, shopId, delivery, method, goods, steps, random };
}

interface Step {
  readonly status: number;
  readonly at: Date;
}

/** As far as it has come by now. */
function until(now: number, steps: readonly (readonly [status: number, at: number])[]): Step[] {
  return steps.filter(([, at]) => at <= now).map(([status, at]) => ({ status, at: new Date(at) }));
}

function collectedSteps(at: Date, now: number, isLateShop: boolean, random: Random): Step[] {
  const start = at.getTime();
  const begun = start + random.int(6, isLateShop ? 200 : 50) * minute;
  const ready = begun + random.int(5, 35) * minute;
  const fate = random.next();
  if (isLateShop && now - start < 7 * hour) return until(now, [[s.received, start]]);
  if (fate < 0.03)
    return until(now, [
      [s.received, start],
      [s.cancelled, begun],
    ]);
  const made = [
    [s.received, start],
    [s.inProgress, begun],
    [s.readyToCollect, ready],
  ] as const;
  if (fate < 0.06) return until(now, [...made, [s.expired, ready + 72 * hour]]);
  return until(now, [...made, [s.collected, ready + random.int(20, 60 * 40) * minute]]);
}

function sentSteps(at: Date, now: number, random: Random): Step[] {
  const start = at.getTime();
  const begun = start + random.int(15, 180) * minute;
  if (random.chance(0.02))
    return until(now, [
      [s.received, start],
      [s.cancelled, begun],
    ]);
  const sent = begun + random.int(1, 8) * hour;
  return until(now, [
    [s.received, start],
    [s.inProgress, begun],
    [s.sent, sent],
    [s.delivered, sent + random.int(30, 70) * hour],
  ]);
}
