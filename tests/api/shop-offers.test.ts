import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Books, expectBooks, openBooks } from '../books.ts';
import { shopJobs } from '../shop-jobs.ts';
import { type StaffedDevice, staffedDevice } from './counter-client.ts';
import { begun, seen } from './counter-orders.ts';
import { noLimits } from './customers.ts';
import { eans, type PayingShop, reservationOf, reserve, startPayingShop } from './paying-shop.ts';
import type { TestVisitor } from './test-shop.ts';

let shop: PayingShop;
let jonas: StaffedDevice;
let books: Books;
let jobs: Awaited<ReturnType<typeof shopJobs>>;

/** Drammen has been moved next door: within 30 km of Oslo, where the pieces are missing. */
beforeAll(async () => {
  shop = await startPayingShop(noLimits);
  await shop.database.execute(
    `UPDATE shops d SET latitude = o.latitude + 0.05, longitude = o.longitude FROM shops o WHERE d.shop_id = 2 AND o.shop_id = 1`,
  );
  await shop.database.execute('UPDATE stock SET qty = 20 WHERE shop_id IN (1, 2)');
  jonas = await staffedDevice(shop, 'Jonas Haug');
  books = await openBooks(shop.database, shop.emulators);
  jobs = await shopJobs(shop.database, shop.emulators.settings);
}, 60_000);
afterAll(async () => {
  await jobs.runAt(Date.now());
  await expectBooks(books);
  await shop.stop();
});

/** Two jackets and a drink ordered in Oslo; one of the jackets is not found. */
async function oneMissing(visitor: TestVisitor, foundPieces = 1) {
  const made = await reserve(visitor, reservationOf(1, { ean: eans.jacketM, count: 2 }, { ean: eans.drink }));
  const { id, receipt_token: token } = made.body;
  const order = await begun(jonas, id);
  const line = order.lines.find(({ ean }: { ean: string }) => ean === eans.jacketM).line;
  const reported = await jonas.act(order, 'missing', { line, foundPieces, reason: 'not-found', leftInShop: 15 });
  expect(reported.status).toBe(200);
  return { id, token, order: reported.body };
}
const read = async (id: number, token: string) => (await shop.get(`/api/v1/reservations/${id}?token=${token}`)).body;
const accept = (visitor: TestVisitor, id: number, offer: number, token: string) =>
  visitor.send('POST', `/api/v1/reservations/${id}/offer`, { token, offer });

test('what is missing is offered by the nearest shop that has it, at the same price; the log and the mail say so', async () => {
  const visitor = await shop.visitor();
  const { id, token, order } = await oneMissing(visitor);
  const { offers } = await read(id, token);
  expect(offers).toEqual([
    expect.objectContaining({ shop_name: 'Drammen', Count: 1, total: 1299, open: true, taken: false }),
  ]);
  expect(offers[0].metres).toBeLessThan(30_000);
  expect(order.log.find(({ kind }: { kind: string }) => kind === 'missing').details).toMatchObject({
    offered: 'Drammen',
  });
  const picked = await jonas.act(order, 'picks', {
    lines: order.lines.map(({ line, count, missing }: { line: number; count: number; missing: number }) => ({
      line,
      picked: count - missing,
    })),
  });
  const ready = await jonas.act(picked.body, 'ready', { place: 'A3' });
  expect(ready.status).toBe(200);
  const [mail] = await shop.database.query<{ text: string }>(
    `SELECT body_text AS text FROM mail_outbox WHERE dedupe_key = 'reservation:' || $1 || ':4'`,
    [id],
  );
  expect(mail?.text).toMatch(/Dette finnes i nærheten: 1 .*: Drammen, \d+,\d km unna\. Åpne reservasjonen og si ja/);
});

test('accepted it is a reservation there, once however often it is pressed; strangers know of nothing', async () => {
  const visitor = await shop.visitor();
  const { id, token } = await oneMissing(visitor);
  const [offer] = (await read(id, token)).offers;
  const before = await shop.stock(eans.jacketM, 2);
  expect((await accept(await shop.visitor(), id, offer.id, 'x'.repeat(43))).status).toBe(404);
  expect((await accept(visitor, id, offer.id + 1000, token)).status).toBe(404);
  const answers = await Promise.all([1, 2, 3].map(() => accept(visitor, id, offer.id, token)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  const made = answers[0]?.body;
  expect(made).toMatchObject({ shopID: 2, statusID: 2, total: 1299, payment_method: null });
  expect(made.articles).toEqual([expect.objectContaining({ EanNo: eans.jacketM, Count: 1 })]);
  const heldHours = (Date.parse(made.expires_at) - Date.now()) / 3_600_000;
  expect(heldHours).toBeGreaterThan(23.9);
  expect(await shop.stock(eans.jacketM, 2)).toBe(before - 1);
  expect((await read(id, token)).offers[0]).toMatchObject({ open: false, taken: true });
  expect((await read(made.id, made.receipt_token)).statusID).toBe(2);
});

test('what is gone there meanwhile is said so, and nothing is held', async () => {
  const visitor = await shop.visitor();
  const { id, token } = await oneMissing(visitor);
  const [offer] = (await read(id, token)).offers;
  const left = await shop.stock(eans.jacketM, 2);
  await shop.database.execute('UPDATE stock SET qty = 0 WHERE ean = $1 AND shop_id = 2', [eans.jacketM]);
  const answer = await accept(visitor, id, offer.id, token);
  expect([answer.status, answer.body.message]).toEqual([409, 'Butikken har dessverre ikke varen lenger.']);
  await shop.database.execute('UPDATE stock SET qty = $2 WHERE ean = $1 AND shop_id = 2', [eans.jacketM, left]);
  await shop.database.execute(`UPDATE shop_offers SET expires_at = now() WHERE offer_id = $1`, [offer.id]);
  expect((await accept(visitor, id, offer.id, token)).body.message).toBe('Tilbudet gjelder ikke lenger.');
});

test('found after all, it is offered no more; too far away, it never is', async () => {
  const visitor = await shop.visitor();
  const { id, token, order } = await oneMissing(visitor);
  const line = order.lines.find(({ ean }: { ean: string }) => ean === eans.jacketM).line;
  const again = { line, foundPieces: 2, reason: 'not-found', leftInShop: 15 };
  await jonas.act(await seen(jonas, id), 'missing', again);
  expect((await read(id, token)).offers).toEqual([]);
  await shop.database.execute('UPDATE shops SET latitude = 60.39, longitude = 5.32 WHERE shop_id = 2');
  const far = await oneMissing(await shop.visitor());
  // The shops are read anew a moment later: this one knows where Drammen is now, or the next one does.
  const { offers } = await read(far.id, far.token);
  expect(offers.every(({ metres }: { metres: number }) => metres <= 30_000)).toBe(true);
});
