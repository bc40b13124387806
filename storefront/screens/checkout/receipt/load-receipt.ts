import type { LoaderArgs } from '../../../data/api-context.ts';
import { notFoundPage } from '../../../data/loader-result.ts';

export interface ReceiptAddress {
  readonly reservationId: number;
}

/** Whose receipt it is only the browser can show (DEC-05, DEC-99): the page is the same for everyone who has the number. */
export function loadReceipt({ params }: LoaderArgs): ReceiptAddress {
  const id = params.reservationId ?? '';
  if (!/^[1-9]\d{0,9}$/.test(id)) throw notFoundPage();
  return { reservationId: Number(id) };
}
