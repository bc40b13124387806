import createClient from 'openapi-fetch';
import type { paths } from './shop-api.ts';

/**
 * A client of the shop from outside: searches, reserves as a guest and reads the reservation back, then cancels it.
 * `shop-api.ts` is generated from the shop's description (docs/api.md).
 */
const baseUrl = process.argv[2] ?? 'http://localhost:3000';
const query = process.argv[3] ?? 'jakke';
/** Its stock is sent, never collected. */
const webStock = 55;
const anonymous = createClient<paths>({ baseUrl });

const { hits } = answered(await anonymous.POST('/api/v1/articles/search', { body: { query, take: 20 } }));
const [article] = hits.hits.map(({ _source }) => _source);
if (article === undefined) throw new Error(`Nothing is called '${query}'`);

const stock = answered(
  await anonymous.GET('/api/v1/articles/availability/{id}', { params: { path: { id: article.ArticleID } } }),
);
const [piece] = stock.flatMap(({ EanNo, Shops }) =>
  Shops.filter(({ id, qty }) => id !== webStock && qty > 0).map(({ id }) => ({ ean: EanNo, shop: id })),
);
if (piece === undefined) throw new Error(`No shop has a piece of ${article.Name}`);

const { access_token } = answered(await anonymous.POST('/api/v1/sessions', {}));
const guest = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${access_token}` } });

const reservation = answered(
  await guest.POST('/api/v1/reservations', {
    params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    body: {
      CustomerName: 'Kari Nordmann',
      Email: 'kari@nordmann.example',
      Phone: '41234567',
      Delivery: 0,
      ShopID: piece.shop,
      items: [{ EanNo: piece.ean, Count: 1 }],
      terms_conditions: 1,
    },
  }),
);

const read = answered(
  await guest.GET('/api/v1/reservations/{id}', {
    params: { path: { id: reservation.id }, query: { token: reservation.receipt_token } },
  }),
);
const cancelled = answered(
  await guest.POST('/api/v1/reservations/{id}/cancel', {
    params: { path: { id: reservation.id } },
    body: { token: reservation.receipt_token },
  }),
);

console.log(
  JSON.stringify({
    found: hits.total.value,
    reserved: read.articles.map(({ Name, Size, Count }) => `${Count} ${Name} ${Size}`),
    shop: read.shop_name,
    code: read.pickup_code,
    total: read.total,
    cancelled: !cancelled.cancellable,
  }),
);

/** What an answer holds; what was refused is said in the shop's own words. */
function answered<Data>({ data, error }: { data?: Data; error?: { message: string } }): Data {
  if (data === undefined) throw new Error(error?.message ?? 'No answer');
  return data;
}
