import type { OverviewAnswer } from '#contract/desk/overview/schemas.ts';
import { type ShopId, shopId } from '#domain/shop/shop-id.ts';
import { may, shopsSeen } from '#domain/staff/may.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { osloInstant, osloTime } from '#domain/time/oslo.ts';
import type { DeskFigures, Span } from '#server/ports/desk/desk-figures.ts';
import { done } from '#server/ports/result.ts';
import { deskRead } from '../desk-use-case.ts';
import { needsSomebody } from './needs-somebody.ts';
import { shopSpeeds, shownSpeeds } from './shop-speed.ts';

const dayMs = 86_400_000;
/** Times to ready that are measured; beyond them a mean says no more. */
const mostMeasured = 2_000;
const weeksShown = 14;

export const overviewUseCases = {
  overview: deskRead('overview', async (tx, { days: wished = '1', shop }, context) => {
    const { actor, now, parts } = context;
    const days = Number(wished);
    const shops = seenShops(shopsSeen(actor, 'overview.see'), shop);
    const { date } = osloTime(now);
    const midnight = osloInstant(date, 0);
    const span: Span = { from: osloInstant(addDays(date, 1 - days), 0), to: now, shops };
    const back = Math.max(7, days);
    const before: Span = { from: osloInstant(addDays(date, 1 - days - back), 0), to: now - back * dayMs, shops };
    const seesOrders = may(actor, 'overview.orders');
    const seesSales = may(actor, 'overview.sales');
    const [sums, earlier] =
      seesOrders || seesSales ? [await tx.figures.sums(span), await tx.figures.sums(before)] : [null, null];
    const ready = seesOrders ? await tx.figures.madeReady(span, mostMeasured) : [];
    const speed = seesOrders ? shopSpeeds(ready, await tx.deskOrders.waiting(shops), context) : null;
    const shown = Math.max(weeksShown, days);
    const series =
      sums === null ? null : await tx.figures.days({ from: osloInstant(addDays(date, 1 - shown), 0), to: now, shops });
    const known = parts.published.current.shops.filter(({ id }) => may(actor, 'overview.see', { shopId: shopId(id) }));
    const week = isoDate(addDays(date, -6));
    return done({
      at: new Date(now).toISOString(),
      days,
      shops: known.map(({ id, name }) => ({ id, name })),
      todo: [...(await needsSomebody(tx, shops, context))],
      doneToday: await tx.figures.doneSince(midnight),
      orders: sums === null || earlier === null ? null : { value: sums.orders, before: earlier.orders },
      revenue:
        sums === null || earlier === null || !seesSales ? null : { value: sums.revenue, before: earlier.revenue },
      lost: sums === null || earlier === null || !seesOrders ? null : { value: sums.lost, before: earlier.lost },
      inTime: speed?.inTime ?? null,
      hours: sums === null || days > 1 ? null : await hoursOf(tx.figures, span, before, date),
      series: series === null ? null : series.map((one) => (seesSales ? one : { ...one, collect: 0, deliver: 0 })),
      waiting: speed === null ? null : shownSpeeds(speed.speeds),
      runningOut: may(actor, 'overview.stock') ? [...(await tx.figures.runningOut(now - 7 * dayMs, 4))] : null,
      unfound: may(actor, 'overview.search')
        ? [...(await tx.figures.unfound(week, isoDate(addDays(date, -13)), 4))]
        : null,
    });
  }),
} as const;

function seenShops(seen: readonly ShopId[] | null, shop: number | undefined): readonly ShopId[] | null {
  if (shop === undefined) return seen;
  return seen === null || seen.includes(shopId(shop)) ? [shopId(shop)] : [];
}

/** The hours of today as far as it has come, beside the whole of the same day a week ago. */
async function hoursOf(
  figures: DeskFigures,
  span: Span,
  before: Span,
  date: Parameters<typeof addDays>[0],
): Promise<NonNullable<OverviewAnswer['hours']>> {
  const now = new Map((await figures.hours(span)).map(({ hour, orders }) => [hour, orders]));
  const wholeDay = { ...before, to: osloInstant(addDays(date, -6), 0) };
  const then = new Map((await figures.hours(wholeDay)).map(({ hour, orders }) => [hour, orders]));
  const current = Math.floor(osloTime(span.to).minuteOfDay / 60);
  return Array.from({ length: 24 }, (_, hour) => ({
    hour,
    now: hour > current ? null : (now.get(hour) ?? 0),
    before: then.get(hour) ?? 0,
  }));
}
