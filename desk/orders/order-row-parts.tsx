import { orderStatusNames, ordersText as text } from '#content/nb/desk/orders.ts';
import type { OrderRow } from '#contract/desk/orders/order-list.ts';
import { isHandedOut, isReservationStatus } from '#domain/reservation/status.ts';
import words from '../parts/layout/text.module.css';
import { Status } from '../parts/small-parts.tsx';
import styles from './orders.module.css';

const states = ['off', 'new', 'wait', 'go', 'ok', 'off', 'off', 'off', 'off', 'off', 'error'] as const;

/** Shape and word of a status. */
export function OrderStatus({
  status,
  isUnsettled = false,
}: {
  readonly status: number;
  readonly isUnsettled?: boolean;
}) {
  if (isUnsettled) return <Status state="error">{text.unsettled}</Status>;
  return <Status state={states[status] ?? 'off'}>{orderStatusNames[status] ?? status}</Status>;
}

export function Customer({ row }: { readonly row: Pick<OrderRow, 'name' | 'phoneEnd'> }) {
  return (
    <span className={styles.customer}>
      {row.name ?? text.forgotten}
      {row.phoneEnd !== null && <span className={words.quiet}> {text.phoneEnd(row.phoneEnd)}</span>}
    </span>
  );
}

export function Payment({ row }: { readonly row: OrderRow }) {
  const { paymentMethod, paymentStatus, status, isUnsettled } = row;
  const isOut = isReservationStatus(status) && isHandedOut(status);
  return (
    <span className={words.quiet}>
      {isUnsettled ? text.askingAgain(paymentMethod) : text.payment(paymentMethod, paymentStatus, isOut)}
    </span>
  );
}

const lateMinutes = 120;

export function Waited({ minutes, isUnsettled }: { readonly minutes: number | null; readonly isUnsettled: boolean }) {
  if (minutes === null) return null;
  const tone = minutes > lateMinutes ? 'late' : isUnsettled ? 'warn' : undefined;
  return (
    <span className={styles.waited} data-tone={tone}>
      {text.minutes(minutes)}
    </span>
  );
}
