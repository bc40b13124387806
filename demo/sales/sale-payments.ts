import { reservationStatus } from '#domain/reservation/status.ts';
import type { Row } from '../generator/article-rows.ts';
import type { MadeSale } from './made-sale.ts';

const s = reservationStatus;
const hour = 3_600_000;
/** Of so many of the newest Klarna has not told how they stand. */
const unanswered = 2;
/** Of the collected ones, every so manieth is withdrawn from and awaited. */
const withdrawnEvery = 60;

/** What the providers were asked for and have answered, and what customers want to bring back. */
export function paymentRows(sales: readonly MadeSale[], now: number): Readonly<Record<string, readonly Row[]>> {
  const paid = sales.filter(({ method }) => method !== null);
  const waiting = paid.filter(({ method, status }) => method === 'klarna' && isAtWork(status)).slice(-unanswered);
  const flagged = new Set(waiting.map(({ id }) => id));
  const handedOver = paid.filter(
    ({ status, changed }) => isHandedOver(status) && now - changed.getTime() < 10 * 24 * hour,
  );
  const withdrawn = handedOver.filter((_, index) => index % withdrawnEvery === withdrawnEvery - 1);
  return {
    payments: paid.map((sale) => paymentRow(sale, flagged.has(sale.id), now)),
    payment_events: paid.flatMap(eventRows),
    withdrawals: withdrawn.map(({ id, goodsSum, lines, changed }, index) => ({
      withdrawal_id: index + 1,
      reservation_id: id,
      reason: 'Passet ikke',
      goods_ore: lines[0] === undefined ? goodsSum : lines[0].price_ore * lines[0].count,
      created_at: new Date(Math.min(now - hour, changed.getTime() + 30 * hour)),
    })),
    withdrawal_lines: withdrawn.flatMap(({ lines }, index) =>
      lines.slice(0, 1).map(({ ean, count, price_ore }) => ({
        withdrawal_id: index + 1,
        ean,
        count,
        amount_ore: price_ore * count,
      })),
    ),
  };
}

function isAtWork(status: number): boolean {
  return status === s.received || status === s.inProgress || status === s.readyToCollect;
}

function isHandedOver(status: number): boolean {
  return status === s.collected || status === s.delivered;
}

function paymentId(id: number): string {
  return `demo-${id}`.padEnd(12, '0');
}

function isDrawn(status: number): boolean {
  return isHandedOver(status) || status === s.sent;
}

function paymentRow({ id, method, status, total, at, changed }: MadeSale, isFlagged: boolean, now: number): Row {
  const drawn = isDrawn(status);
  return {
    payment_id: paymentId(id),
    reservation_id: id,
    provider: method,
    provider_reference: `demo-${id}`,
    amount_ore: total,
    status: drawn ? 'captured' : status === s.cancelled || status === s.expired ? 'cancelled' : 'authorized',
    captured_ore: drawn ? total : 0,
    flagged: isFlagged ? 'the provider does not answer' : null,
    expires_at: new Date(at.getTime() + hour),
    created_at: at,
    updated_at: new Date(Math.min(now, changed.getTime())),
  };
}

function eventRows({ id, status, total, at, changed }: MadeSale): Row[] {
  const event = (kind: string, when: Date) => ({
    payment_id: paymentId(id),
    kind,
    source: 'provider',
    amount_ore: total,
    created_at: when,
  });
  return [event('authorized', at), ...(isDrawn(status) ? [event('captured', changed)] : [])];
}
