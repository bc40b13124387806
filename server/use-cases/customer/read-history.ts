import type { ConsentChange } from '#contract/customer.ts';
import type { OrderRecord } from '#contract/history.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import type { CustomerHistory } from '#server/ports/customer/customer-history.ts';
import { done, type Result } from '#server/ports/result.ts';
import { type Page, type PageQuery, pageOf } from '../paging/page-of.ts';

/** API-63: whose it is comes from the session, never from the call (R29). */
export async function readOwnReservations(
  history: CustomerHistory,
  customerId: number,
  query: PageQuery,
): Promise<Result<Page<StoredReservation>, never>> {
  return done(await pageOf(query, (from, take) => history.reservations(customerId, from, take)));
}

export async function readOwnOrders(
  history: CustomerHistory,
  customerId: number,
  query: PageQuery,
): Promise<Result<Page<OrderRecord>, never>> {
  return done(await pageOf(query, (from, take) => history.orders(customerId, from, take)));
}

/** Each yes and no with its time: a consent counts only as long as it can be shown (GDPR art. 7). */
export async function readOwnConsents(
  history: CustomerHistory,
  customerId: number,
  query: PageQuery,
): Promise<Result<Page<ConsentChange>, never>> {
  return done(await pageOf(query, (from, take) => history.consents(customerId, from, take)));
}
