import { withdrawalText } from '#content/nb/withdrawal.ts';
import type { ReservationRecord, WithdrawalRecord } from '#contract/reservation.ts';
import { formatKroner } from '#domain/money/format-money.ts';
import { kroner } from '#domain/money/money.ts';
import { formatWeekdayAndDate } from '#domain/time/norwegian-dates.ts';
import { osloTime } from '#domain/time/oslo.ts';

/** 'mandag 30. november' */
export function dayWords(instant: string): string {
  return formatWeekdayAndDate(osloTime(Date.parse(instant)).date);
}

/** How long there is left, or that there is nothing left; null where there is no such right. */
export function withdrawalRightText({
  withdrawal_right: right,
}: Pick<ReservationRecord, 'withdrawal_right'>): string | null {
  if (right === null) return null;
  if (right.until === null) return right.open ? withdrawalText.onItsWay : null;
  if (right.open) return withdrawalText.until(dayWords(right.until));
  return Date.parse(right.until) < Date.now() ? withdrawalText.over(dayWords(right.until)) : null;
}

/** How a withdrawal stands. */
export function withdrawalStatusText(withdrawal: WithdrawalRecord): string {
  const { received_at: received, return_by: by, refunded, refund } = withdrawal;
  const { status } = withdrawalText;
  if (received === null) return status.awaited(dayWords(by));
  if (refund === 0) return status.nothingBack;
  const amount = formatKroner(kroner(refund));
  return refunded ? status.refunded(amount) : status.underWay(amount);
}

export function piecesOf({ lines }: Pick<WithdrawalRecord, 'lines'>): number {
  return lines.reduce((sum, { Count }) => sum + Count, 0);
}
