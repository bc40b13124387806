import { orderStatusNames, ordersText as text } from '#content/nb/desk/orders.ts';
import type { OrderRow } from '#contract/desk/orders/order-list.ts';
import { isHandedOut, isReservationStatus } from '#domain/reservation/status.ts';
import { csvFile } from '#domain/text/csv.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { osloTime } from '#domain/time/oslo.ts';
import { clockTime } from '../parts/times.ts';

/** The list as a file for a spreadsheet, with no more of anybody than the list shows. */
export function orderFile(rows: readonly OrderRow[]): string {
  return csvFile(
    text.file.head,
    rows.map((row) => [
      row.id,
      isoDate(osloTime(Date.parse(row.at)).date),
      clockTime(row.at),
      row.name,
      row.phoneEnd === null ? null : text.phoneEnd(row.phoneEnd),
      row.shop,
      row.delivery ? text.deliver : text.collect,
      orderStatusNames[row.status] ?? row.status,
      text.payment(row.paymentMethod, row.paymentStatus, isReservationStatus(row.status) && isHandedOut(row.status)),
      row.pieces,
      row.total / 100,
    ]),
  );
}
