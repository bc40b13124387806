import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseFigures } from '#server/database/monitoring/business-figures.ts';
import { collectPaidOf, eans, type PayingShop, reservationOf, reserve, startPayingShop } from './paying-shop.ts';

const root = path.resolve(import.meta.dirname, '../..');
const monitoring = (name: string) => readFileSync(path.join(root, 'docs/monitoring', name), 'utf8');

let shop: PayingShop;
let metrics: string;
beforeAll(async () => {
  // Nobody answers there: what is to be sent waits.
  shop = await startPayingShop({
    SMTP_URL: 'smtp://127.0.0.1:9',
    SMS_URL: 'sveve+http://user:password@127.0.0.1:9',
    SMS_SEGMENT_PRICE: '49',
  });
  const visitor = await shop.visitor();
  await reserve(visitor, reservationOf(1, { ean: eans.drink, count: 2 }));
  await reserve(visitor, reservationOf(1, { ean: eans.drink }));
  await visitor.send('POST', '/api/v1/checkout', collectPaidOf(1, 'card', 3000, { ean: eans.drink }));
  await visitor.send('POST', '/api/v1/searches', { query: 'jakke' });
  await visitor.send('POST', '/api/v1/searches', { query: 'qqqqzzzz' });
  await shop.database.execute(
    `INSERT INTO import_runs (kind, actor, file_name, file_hash, mode, outcome, started_at, ended_at)
     SELECT kind, 'test', 'x', sha256('x'), 'changes', outcome, now(), now() - hours * interval '1 hour'
       FROM (VALUES ('stock', 'done', 5), ('stock', 'done', 2), ('stock', 'refused', 1), ('articles', 'done', 30)) AS run (kind, outcome, hours)`,
  );
  await shop.database.execute(
    "UPDATE reservations SET status_changed_at = now() - interval '2 days' WHERE reservation_id = (SELECT min(reservation_id) FROM reservations)",
  );
  await databaseFigures(shop.database).addUp();
  metrics = (await shop.get('/metrics')).body;
});
afterAll(() => shop.stop());

const value = (sample: string) => {
  const line = metrics.split('\n').find((text) => text.startsWith(`${sample} `));
  return line === undefined ? null : Number(line.slice(sample.length + 1));
};

test('orders and their sums, by way of paying', () => {
  expect(value('shop_orders_total{method="shop",way="collect"}')).toBe(2);
  expect(value('shop_order_kroner_total{method="shop",way="collect"}')).toBe(90);
  // Not one before it is paid.
  expect(value('shop_orders_total{method="card",way="collect"}')).toBeNull();
});

test('payments by state', () => {
  expect(value('shop_payments_total{method="card",state="pending"}')).toBe(1);
  expect(value('shop_payment_kroner_total{method="card",state="pending"}')).toBe(30);
});

test('what waits, and how long', () => {
  expect(value('shop_queue_waiting{queue="mail"}')).toBeGreaterThanOrEqual(2);
  expect(value('shop_queue_oldest_seconds{queue="mail"}')).toBeGreaterThan(0);
  expect(value('shop_queue_waiting{queue="payment decision"}')).toBe(1);
  expect(value('shop_queue_waiting{queue="webhook"}')).toBe(0);
  expect(value('shop_queue_oldest_seconds{queue="webhook"}')).toBe(0);
  expect(value('shop_reservations_waiting{status="placed",age="1h"}')).toBe(1);
  expect(value('shop_reservations_waiting{status="placed",age="3d"}')).toBe(1);
  expect(value('shop_payments_flagged')).toBe(0);
});

test('since when nothing of a kind has come in: what was refused has not', () => {
  expect(value('shop_import_age_seconds{kind="stock"}')).toBeCloseTo(2 * 3600, -2);
  expect(value('shop_import_age_seconds{kind="articles"}')).toBeCloseTo(30 * 3600, -2);
});

test('searches that find nothing, and what a text message costs', () => {
  expect([value('searches_total{result="found"}'), value('searches_total{result="nothing"}')]).toEqual([1, 1]);
  expect(value('sms_segment_price_kroner')).toBe(0.49);
});

test('what has happened is counted once, by whomever', async () => {
  const figures = databaseFigures(shop.database);
  const before = (await figures.read()).totals;
  await Promise.all([figures.addUp(), figures.addUp(), figures.addUp()]);
  expect((await figures.read()).totals).toEqual(before);
  expect(await shop.database.query('SELECT FROM figure_facts')).toEqual([]);
});

test.each(['dashboard.json', 'alerts.yml'])('docs/monitoring/%s asks for nothing that is not told', (name) => {
  const told = new Set([...metrics.matchAll(/^# TYPE (\w+) /gm)].map(([, metric]) => metric));
  const named = monitoring(name).matchAll(/\b(?:shop|sms|searches|live|http|nodejs|process)_\w+/g);
  const asked = [...new Set([...named].map(([metric]) => metric.replace(/_(bucket|count|sum)$/, '')))];
  expect(asked.length).toBeGreaterThan(9);
  expect(asked.filter((metric) => !told.has(metric))).toEqual([]);
});
