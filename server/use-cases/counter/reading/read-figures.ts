import type { Figures } from '#contract/counter/records.ts';
import { pickDue } from '#domain/reservation/pick-due.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { osloInstant, osloTime } from '#domain/time/oslo.ts';
import type { FinishedOrder } from '#server/ports/counter-rows.ts';
import { shopHours } from '../../reservation/shop-hours.ts';
import type { AtCounter, CounterParts } from '../counter-parts.ts';

const daysShown = 14;

/** A shop's figures by day, newest first; never by who. */
export async function readFigures({ counter, checkout, now }: CounterParts, { shop }: AtCounter): Promise<Figures> {
  const today = osloTime(now()).date;
  const days = Array.from({ length: daysShown }, (_, ago) => addDays(today, -ago));
  const first = days.at(-1) ?? today;
  const orders = await counter.finished(shop, osloInstant(first, 0));
  const hours = shopHours(checkout, shop);
  const isLate = ({ receivedAt, readyAt }: FinishedOrder) => (readyAt ?? 0) > (pickDue(hours, receivedAt) ?? Infinity);
  return {
    days: days.map((date) => {
      const from = osloInstant(date, 0);
      const to = osloInstant(addDays(date, 1), 0);
      const isOf = (instant: number | null) => instant !== null && instant >= from && instant < to;
      const ready = orders.filter(({ readyAt }) => isOf(readyAt));
      const pieces = sum(ready.map((order) => order.pieces));
      const missing = sum(ready.map((order) => order.missing));
      return {
        day: isoDate(date),
        picked: ready.length,
        handedOut: orders.filter(({ handedOutAt }) => isOf(handedOutAt)).length,
        medianMinutesToReady: median(ready.map(({ receivedAt, readyAt }) => ((readyAt ?? 0) - receivedAt) / 60_000)),
        late: ready.filter(isLate).length,
        missingPerCent: pieces === 0 ? 0 : Math.round((missing / pieces) * 1000) / 10,
        putBack: orders.filter(({ putBackAt }) => isOf(putBackAt)).length,
        refunded: sum(
          orders.flatMap(({ refunds }) => refunds.filter(({ at }) => isOf(at)).map(({ amount }) => amount)),
        ),
      };
    }),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  return middle === undefined ? null : Math.round(middle);
}
