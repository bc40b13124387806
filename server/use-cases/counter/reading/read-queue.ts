import type { Queue } from '#contract/counter/records.ts';
import { osloInstant, osloTime } from '#domain/time/oslo.ts';
import { shopHours } from '../../reservation/shop-hours.ts';
import type { AtCounter, CounterParts } from '../counter-parts.ts';
import { isoTime } from '../iso-time.ts';
import { queueRow } from './queue-row.ts';

/** New, being picked and ready, each with when it is due: the first due first. */
export async function readQueue({ counter, checkout, now }: CounterParts, { shop }: AtCounter): Promise<Queue> {
  const since = osloInstant(osloTime(now()).date, 0);
  const { rows, toPutBack, picked, handedOut, medianMinutesToReady } = await counter.queue(shop, since);
  const hours = shopHours(checkout, shop);
  return {
    rows: rows.map((row) => queueRow(row, hours)).sort(byDue),
    toPutBack,
    today: { picked, handedOut, medianMinutesToReady },
    now: isoTime(now()),
  };
}

type Due = Pick<Queue['rows'][number], 'due' | 'createdAt'>;

function byDue(a: Due, b: Due): number {
  return (a.due ?? a.createdAt).localeCompare(b.due ?? b.createdAt);
}
