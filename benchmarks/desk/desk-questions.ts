import { reportNames } from '#contract/desk/reports/report-name.ts';
import type { Database } from '#server/database/connection/client.ts';

export interface DeskQuestion {
  readonly what: string;
  /** Below the desk's API. */
  readonly path: string;
  readonly limit: number;
}

const listed = 100;
const counted = 1_000;
const day = 86_400_000;

/** What is asked of the books: each page of the desk with more rows than a screen has, every filter alone, some together. */
export async function deskQuestions(database: Database): Promise<readonly DeskQuestion[]> {
  const [middle] = await database.query<{
    id: number;
    customer: number;
    audit: number;
    phone: string;
    email: string;
    article: number;
  }>(
    `SELECT r.reservation_id AS id, r.customer_id AS customer, r.phone, r.email,
            (SELECT max(audit_id) / 2 FROM audit_log)::int AS audit, (SELECT (max(article_id) + 1000000) / 2 FROM articles) AS article
       FROM reservations r WHERE r.reservation_id = (SELECT (max(reservation_id) + 1000000) / 2 FROM reservations)`,
  );
  if (middle === undefined) throw new Error('There are no orders');
  const from = isoDay(Date.now() - 90 * day);
  const to = isoDay(Date.now());
  const list = (what: string, path: string) => ({ what, path, limit: listed });
  const report = (what: string, path: string) => ({ what, path, limit: counted });
  return [
    list('orders', '/orders'),
    list('orders, far page', `/orders?after=${middle.id}`),
    list('orders, last page', '/orders?after=1000050'),
    list('orders, views with counts', '/orders/views'),
    ...['waiting', 'late', 'ready', 'unsettled', 'withdrawn'].map((view) =>
      list(`orders, view ${view}`, `/orders?view=${view}`),
    ),
    ...[2, 4, 5, 9, 10].map((status) => list(`orders, status ${status}`, `/orders?status=${status}`)),
    list('orders, status far page', `/orders?status=9&after=${middle.id}`),
    list('orders, shop', '/orders?shop=1'),
    list('orders, shop and status', '/orders?shop=1&status=9'),
    list('orders, sent', '/orders?channel=deliver'),
    list('orders, paid by', '/orders?payment=klarna'),
    list('orders, paid in the shop', '/orders?payment=shop'),
    list('orders, three months', `/orders?from=${from}&to=${to}`),
    list(
      'orders, a day two years ago',
      `/orders?from=${isoDay(Date.now() - 700 * day)}&to=${isoDay(Date.now() - 700 * day)}`,
    ),
    list(
      'orders, shop, status and old month',
      `/orders?shop=2&status=8&from=${isoDay(Date.now() - 700 * day)}&to=${isoDay(Date.now() - 670 * day)}`,
    ),
    list('orders, by number', `/orders?q=${middle.id}`),
    list('orders, by phone', `/orders?q=${middle.phone}`),
    list('orders, by e-mail', `/orders?q=${encodeURIComponent(middle.email)}`),
    list('orders, by a beginning of e-mails', '/orders?q=kunde1%40'),
    list('orders, by a common name', '/orders?q=Kari'),
    list('orders, by a whole name', '/orders?q=Kari%20Skog7%20Moe'),
    list('orders, by a name nobody has', '/orders?q=Xantippe'),
    list('orders, common name at a shop', '/orders?q=Kari&shop=1&status=9'),
    list('order', `/orders/${middle.id}`),
    report('orders as a file', `/orders/file?from=${from}`),
    list('customers', '/customers'),
    list('customers, far page', `/customers?after=${middle.customer}`),
    list('customers, by phone', `/customers?q=${middle.phone}`),
    list('customers, by e-mail', `/customers?q=${encodeURIComponent(middle.email)}`),
    list('customers, by name', '/customers?q=Kari'),
    list('customers, by a name nobody has', '/customers?q=Xantippe'),
    list('customer', `/customers/${middle.customer}`),
    report('customer as a file', `/customers/${middle.customer}/file`),
    list('goods', '/goods'),
    list('goods, far page', `/goods?after=${middle.article}`),
    list('goods, by a common word', '/goods?q=lett'),
    list('goods, by number', '/goods?q=B77'),
    ...['picture', 'text', 'visible', 'held', 'proposed'].map((lacks) =>
      list(`goods, lacking ${lacks}`, `/goods?lacks=${lacks}`),
    ),
    list('goods, a gender', '/goods?gender=1'),
    list('article', `/goods/${middle.article}`),
    list('campaign goods', '/campaign-goods?q=lett'),
    ...['waiting', 'approved', 'rejected'].map((state) => list(`reviews, ${state}`, `/reviews?state=${state}`)),
    list('log', '/log'),
    list('log, far page', `/log?after=${middle.audit}`),
    list('log, choices', '/log/choices'),
    list('log, a person', '/log?who=1000007'),
    list('log, an actor', '/log?who=import'),
    list('log, an actor that did nothing', '/log?who=key'),
    list('log, an act', '/log?action=order-refunded'),
    list('log, an act nobody did', '/log?action=shop-closed'),
    list('log, a thing', `/log?subject=reservation%3A${middle.id}`),
    list('log, a kind of thing', '/log?subject=article'),
    list('log, a word', '/log?q=Etter'),
    list('log, a word that is not there', '/log?q=xantippe'),
    list(
      'log, a day two years ago',
      `/log?from=${isoDay(Date.now() - 700 * day)}&to=${isoDay(Date.now() - 700 * day)}`,
    ),
    list('menu', '/menu'),
    list('palette, number', `/palette?q=${middle.id}`),
    list('palette, name', '/palette?q=Kari'),
    list('palette, goods', '/palette?q=lett%20jakke'),
    list('codes', '/codes'),
    list('campaigns', '/campaigns'),
    list('shops', '/shops'),
    list('staff', '/staff'),
    list('health', '/health'),
    ...[1, 7, 30].map((days) => report(`overview, ${days} days`, `/overview?days=${days}`)),
    report('overview of a shop', '/overview?days=30&shop=1'),
    report('search report', '/search/report'),
    ...reportNames.map((name) => report(`report ${name}, 90 days`, `/reports/${name}?from=${from}&to=${to}`)),
    ...reportNames.map((name) =>
      report(`report ${name}, 90 days, one shop`, `/reports/${name}?from=${from}&to=${to}&shop=1`),
    ),
  ];
}

function isoDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
