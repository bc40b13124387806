import { counterFrameText as text } from '#content/nb/counter/frame.ts';
import type { CounterShop } from '#contract/counter/records.ts';
import { nearDayName, nearMoment } from '#domain/shop/near-moment.ts';
import { clockTime } from '../state/due.ts';

/** 'åpent til 20', 'stengt nå, åpner i morgen kl. 10': as the shop's own customers are told it. */
export function openingWords({ openUntil, opensAt }: Pick<CounterShop, 'openUntil' | 'opensAt'>, now: number): string {
  if (openUntil !== null) return text.openUntil(hour(openUntil));
  return opensAt === null
    ? text.closed
    : text.closedUntil(nearDayName(nearMoment(Date.parse(opensAt), now)), hour(opensAt));
}

function hour(time: string): string {
  return clockTime(time).replace(':00', '');
}
