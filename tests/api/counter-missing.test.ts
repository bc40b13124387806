import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcile } from '#server/use-cases/payment/reconcile.ts';
import { type Books, expectBooks, openBooks } from '../books.ts';
import { shopJobs } from '../shop-jobs.ts';
import { type StaffedDevice, staffedDevice } from './counter-client.ts';
import { begun, bought, type MadeOrder, pickAll, reserved, seen } from './counter-orders.ts';
import { noLimits } from './customers.ts';
import { eans, type PayingShop, startPayingShop } from './paying-shop.ts';

let shop: PayingShop;
let jonas: StaffedDevice;
let books: Books;
let jobs: Awaited<ReturnType<typeof shopJobs>>;

beforeAll(async () => {
  shop = await startPayingShop(noLimits);
  await shop.database.execute('UPDATE stock SET qty = 100 WHERE ean = $1 AND shop_id = 1', [eans.goggles]);
  jonas = await staffedDevice(shop, 'Jonas Haug');
  books = await openBooks(shop.database, shop.emulators);
  jobs = await shopJobs(shop.database, shop.emulators.settings);
}, 60_000);

afterAll(async () => {
  await jobs.runAt(Date.now());
  await expectBooks(books);
  await shop.stop();
});

const money = async (id: number) => {
  const [row] = await shop.database.query(
    `SELECT status, captured_ore AS captured, refunded_ore AS refunded, flagged FROM payments WHERE reservation_id = $1`,
    [id],
  );
  return row;
};

/** Begun, with one of two goggles found and nothing left in the shop but what stands there. */
async function oneMissing({ id }: MadeOrder, leftInShop = 7) {
  const order = await begun(jonas, id);
  const [line] = order.lines.filter(({ ean }: { ean: string }) => ean === eans.goggles);
  return jonas.act(order, 'missing', { line: line.line, foundPieces: 1, reason: 'not-found', leftInShop });
}

test('one of two missing: the stock is put right at once, and the sum is of what is there', async () => {
  const order = await reserved(shop, 1, { ean: eans.goggles, count: 2 }, { ean: eans.drink });
  const reported = await oneMissing(order, 7);
  expect(reported.status).toBe(200);
  expect(reported.body).toMatchObject({ total: 53000, ordered: 103000, status: 3 });
  expect(reported.body.lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ean: eans.goggles, count: 2, picked: 1, missing: 1, missingReason: 'not-found' }),
    ]),
  );
  expect(await shop.stock(eans.goggles, 1)).toBe(7);
  const ready = await jonas.act(await pickAll(jonas, reported.body), 'ready', { place: 'B2' });
  expect(ready.body).toMatchObject({ status: 4, total: 53000 });
  const [mail] = await shop.database.query<{ text: string }>(
    `SELECT body_text AS text FROM mail_outbox WHERE dedupe_key = $1`,
    [`reservation:${order.id}:4`],
  );
  expect(mail?.text).toMatch(/Dette fant vi dessverre ikke: 1 .*530,00\skr for resten/s);
  expect(mail?.text).toContain(`Hentekoden er ${order.code}`);
  const out = await jonas.act(ready.body, 'hand-out', { proof: { kind: 'code', code: order.code }, tillSlip: '7' });
  expect(out.status).toBe(200);
  const [made] = await shop.database.query('SELECT total_ore AS total FROM orders WHERE reservation_id = $1', [
    order.id,
  ]);
  expect(made).toEqual({ total: 53000 });
});

test.each(['card', 'klarna', 'vipps'] as const)('%s: the smaller sum is drawn, the rest let go', async (method) => {
  const order = await bought(shop, method, { total: 103000 }, { ean: eans.goggles, count: 2 }, { ean: eans.drink });
  const reported = await oneMissing(order);
  const ready = await jonas.act(await pickAll(jonas, reported.body), 'ready', { place: 'B2' });
  const out = await jonas.act(ready.body, 'hand-out', { proof: { kind: 'code', code: order.code } });
  expect(out.status).toBe(200);
  await jobs.runAt(Date.now());
  await jobs.runAt(Date.now());
  expect(await money(order.id)).toEqual({ status: 'captured', captured: 53000, refunded: 0, flagged: null });
  expect(await reconcile(jobs.parts, Date.now() - 3_600_000)).toEqual([]);
});

test('qliro draws the whole order and gives back the item that was missing', async () => {
  const order = await bought(shop, 'qliro', { total: 103000 }, { ean: eans.goggles, count: 2 }, { ean: eans.drink });
  const reported = await oneMissing(order);
  const ready = await jonas.act(await pickAll(jonas, reported.body), 'ready', { place: 'B2' });
  await jonas.act(ready.body, 'hand-out', { proof: { kind: 'code', code: order.code } });
  await jobs.runAt(Date.now());
  await jobs.runAt(Date.now());
  expect(await money(order.id)).toEqual({ status: 'captured', captured: 103000, refunded: 50000, flagged: null });
});

test('nothing found: sold out, and the money is let go', async () => {
  const order = await bought(shop, 'card', { total: 50000 }, { ean: eans.goggles });
  const began = await begun(jonas, order.id);
  const [line] = began.lines;
  const over = await jonas.act(began, 'missing', { line: line.line, foundPieces: 0, reason: 'damaged', leftInShop: 6 });
  expect(over.body).toMatchObject({ status: 8, needsPutBack: false, total: 0, ordered: 50000 });
  expect(await shop.stock(eans.goggles, 1)).toBe(6);
  await jobs.runAt(Date.now());
  expect(await money(order.id)).toMatchObject({ status: 'cancelled', captured: 0 });
  const [mail] = await shop.database.query<{ text: string }>(
    `SELECT body_text AS text FROM mail_outbox WHERE dedupe_key = $1`,
    [`reservation:${order.id}:8`],
  );
  expect(mail?.text).toContain('fant ikke varene');
});

test('what was not found whole may be cancelled by the customer until it is handed out, though paid', async () => {
  const order = await bought(shop, 'card', { total: 100000 }, { ean: eans.goggles, count: 2 });
  const reported = await oneMissing(order);
  await jonas.act(await pickAll(jonas, reported.body), 'ready', { place: 'B2' });
  const cancelled = await order.visitor.send('POST', `/api/v1/reservations/${order.id}/cancel`, { token: order.token });
  expect([cancelled.status, cancelled.body.statusID]).toEqual([200, 8]);
  expect(await seen(jonas, order.id)).toMatchObject({ status: 8, needsPutBack: true });
});

test('a report may be changed while it is picked; more than was ordered is refused', async () => {
  const order = await reserved(shop, 1, { ean: eans.goggles, count: 3 });
  const first = await oneMissing(order, 5);
  const line = first.body.lines[0].line;
  const again = await jonas.act(first.body, 'missing', { line, foundPieces: 2, reason: 'just-sold', leftInShop: 4 });
  expect(again.body.lines[0]).toMatchObject({ count: 3, picked: 2, missing: 1, missingReason: 'just-sold' });
  expect(again.body.total).toBe(100000);
  const many = await jonas.act(again.body, 'missing', { line, foundPieces: 4, reason: 'just-sold', leftInShop: 4 });
  expect([many.status, many.body.code]).toEqual([422, 'too-many']);
  const alien = await jonas.act(again.body, 'missing', { line: 99, foundPieces: 1, reason: 'damaged', leftInShop: 4 });
  expect([alien.status, alien.body.code]).toEqual([422, 'not-in-order']);
});
