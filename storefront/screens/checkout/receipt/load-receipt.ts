import type { LoaderArgs } from '../../../data/api-context.ts';
import { notFoundPage } from '../../../data/loader-result.ts';

export interface ReceiptAddress {
  readonly reservationId: number;
}

/**
 * Only the number is loaded: the reservation itself is fetched by the browser, so that the page is the same for
 * everyone (DEC-05, DEC-99).
 */
export function loadReceipt({ params }: LoaderArgs): ReceiptAddress {
  const id = params.reservationId ?? '';
  if (!/^[1-9]\d{0,9}$/.test(id)) throw notFoundPage();
  return { reservationId: Number(id) };
}
