import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DeskPerson, deskAs } from './desk-client.ts';
import { storeReservation } from './stored-reservation.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
let ingrid: DeskPerson;
beforeAll(async () => {
  shop = await startTestShop();
  ingrid = await deskAs(shop, 'administrator', { steppedUp: true });
  for (const status of [5, 5, 9]) await storeReservation(shop, { customerId: null, status });
  const late = await storeReservation(shop, { customerId: null });
  await shop.database.execute('UPDATE reservation_status_changes SET changed_at = $2 WHERE reservation_id = $1', [
    late,
    new Date(Date.now() - 14 * 86_400_000),
  ]);
  await shop.database.execute(
    `INSERT INTO import_runs (kind, actor, file_name, file_hash, mode, outcome, rows_read, rows_bad, ended_at)
     VALUES ('stock', 'command', 'stock.csv', $1, 'changes', 'refused', 48210, 3, now())`,
    [Buffer.alloc(32)],
  );
  await shop.database.execute(
    `INSERT INTO search_counts (day, query, searches, hits) VALUES ((now() AT TIME ZONE 'Europe/Oslo')::date, 'brodder barn', 41, 0)`,
  );
}, 60_000);
afterAll(() => shop.stop());

/** The day after, too: in Norway it may be tomorrow already. */
const today = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const report = (by: DeskPerson, name: string, more = '') =>
  by.get(
    `/reports/${name}?from=${new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10)}&to=${today}${more}`,
  );

describe('the overview', () => {
  test('says what needs somebody, the worst first, and counts what was sold', async () => {
    const { body } = await ingrid.get('/overview');
    expect(body.todo.map(({ kind }: { kind: string }) => kind).slice(0, 2)).toEqual(['import', 'late']);
    expect(body.todo[0].run).toMatchObject({ kind: 'stock', read: 48210, bad: 3 });
    expect(body.todo[1]).toMatchObject({ count: 1, shop: { id: 3 } });
    expect(body.orders.value).toBe(4);
    expect(body.revenue.value).toBe(3 * 29900);
    expect(body.lost.value).toBe(1);
    expect(body.hours).toHaveLength(24);
    expect(body.unfound).toMatchObject([{ query: 'brodder barn', searches: 41, change: 41 }]);
    const month = (await ingrid.get('/overview?days=30')).body;
    expect([month.days, month.hours, month.orders.value]).toEqual([30, null, 4]);
    expect((await ingrid.get('/overview?days=2')).status).toBe(422);
  });

  test('shows a role its own parts, and a shop manager their own shops', async () => {
    const marketing = (await (await deskAs(shop, 'marketing')).get('/overview')).body;
    expect([marketing.lost, marketing.inTime, marketing.waiting, marketing.runningOut]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect([marketing.revenue.value, marketing.unfound.length, marketing.todo]).toEqual([3 * 29900, 1, []]);
    const product = (await (await deskAs(shop, 'product')).get('/overview')).body;
    expect([product.orders, product.revenue, product.series]).toEqual([null, null, null]);
    expect(product.todo).toMatchObject([{ kind: 'import' }]);
    const mads = await deskAs(shop, 'shop-manager', { shops: [1] });
    const own = (await mads.get('/overview')).body;
    expect([own.orders.value, own.revenue, own.todo]).toEqual([0, null, []]);
    expect((await mads.get('/overview?shop=3')).body.orders.value).toBe(0);
  });
});

describe('a report', () => {
  test.each([
    ['sales-by-day', { orders: 4, revenue: 89700 }],
    ['sales-by-shop', { orders: 3, revenue: 89700 }],
    ['sales-by-group', { pieces: 3, revenue: 89700 }],
    ['reservations', { reserved: 4, collected: 2, lapsed: 1 }],
    ['unfound-searches', { searches: 41 }],
  ])('%s adds up', async (name, values) => {
    const { status, body } = await report(ingrid, name);
    expect([status, body.rows.length]).toEqual([200, 1]);
    expect(body.rows[0].values).toMatchObject(values);
  });

  test('of what nothing has happened to is empty, and of too long a time refused', async () => {
    for (const name of ['time-to-ready', 'returns']) expect((await report(ingrid, name)).body.rows).toEqual([]);
    expect((await report(ingrid, 'stock-outs')).status).toBe(200);
    expect((await ingrid.get(`/reports/returns?from=2020-01-01&to=${today}`)).status).toBe(422);
    expect((await report(ingrid, 'everything')).status).toBe(422);
  });

  test('is for those whose figures it holds, and a saved one is written down', async () => {
    const service = await deskAs(shop, 'service');
    expect((await report(service, 'sales-by-day')).status).toBe(404);
    expect((await report(service, 'returns', '&file=1')).status).toBe(200);
    const mads = await deskAs(shop, 'shop-manager', { shops: [1] });
    expect((await report(mads, 'reservations')).body.rows).toEqual([]);
    expect((await report(mads, 'reservations', '&shop=3')).status).toBe(404);
    expect((await ingrid.get('/log?action=report-exported')).body.rows).toMatchObject([{ subject: 'report:returns' }]);
  });
});
