import { isSettled } from '#domain/reservation/status.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import { actOnOrder, type OrderAct } from './act-on-order.ts';
import type { AtCounter, CounterParts, Refusal } from './counter-parts.ts';
import { isoTime } from './iso-time.ts';
import { readOrder } from './reading/read-order.ts';

const shownMs = 60_000;

/** 'Vis nummer': the whole number, for a minute; that somebody looked is written down, and the number nowhere. */
export async function showPhone(
  parts: CounterParts,
  at: AtCounter,
  act: OrderAct,
): Promise<Result<{ readonly phone: string; readonly until: string }, Refusal>> {
  const shown = await readOrder(parts, at, act.id);
  if (!shown.ok) return shown;
  if (shown.value.customer === null) return refused({ code: 'unknown' });
  const noted = await actOnOrder<null>(parts, at, act, async (_tx, { reservation }) =>
    reservation.phone === null
      ? refused({ code: 'unknown' })
      : done({ action: 'phone-shown', after: { settled: isSettled(reservation.status) ? 1 : 0 }, answer: null }),
  );
  if (!noted.ok) return noted;
  const phone = (await parts.checkout.store.reservation(act.id))?.phone;
  return phone == null ? refused({ code: 'unknown' }) : done({ phone, until: isoTime(parts.now() + shownMs) });
}
