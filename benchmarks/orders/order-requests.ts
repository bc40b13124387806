import type { OrderPayload } from '#contract/reservation.ts';
import { openPage } from '../../tests/api/test-shop.ts';
import { requestBytes } from '../load.ts';

export const orderedEan = '7000000101113';

/** What shoppers need to be told apart by: trusted as a proxy, whoever orders says where each is. */
export const manyShoppers = { TRUST_PROXY: '1' };

export function orderPayload(shopper: number): Omit<OrderPayload, 'idempotency_key'> {
  return {
    CustomerName: 'Kari Nordmann',
    Email: `kari.${shopper}@post.example`,
    Phone: `4${String(1_000_000 + (shopper % 9_000_000))}`,
    Delivery: 0,
    Address: '',
    PostalCode: '',
    City: '',
    ShopID: 1,
    items: [{ EanNo: orderedEan, Count: 1, CampaignArticleID: null }],
    shipping_method_id: null,
    terms_conditions: true,
  };
}

/** Reservations of one article, each by somebody else at another address, so that the shop's limits are in force and nobody meets them. */
export async function orderRequests(url: string): Promise<() => Buffer> {
  const visitor = await openPage(url);
  let shopper = 0;
  return () => {
    shopper += 1;
    const headers = {
      cookie: visitor.cookie(),
      'x-csrf-token': visitor.token,
      'x-forwarded-for': [10, (shopper >> 16) & 255, (shopper >> 8) & 255, shopper & 255].join('.'),
    };
    return requestBytes('POST', '/api/v1/reservations', headers, orderPayload(shopper));
  };
}
