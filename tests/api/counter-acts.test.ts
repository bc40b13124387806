import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staffStore } from '#server/database/staff/staff-store.ts';
import { type Books, expectBooks, openBooks } from '../books.ts';
import { shopJobs } from '../shop-jobs.ts';
import { type StaffedDevice, staffedDevice } from './counter-client.ts';
import { begun, bought, madeReady, pickAll, reserved, seen } from './counter-orders.ts';
import { noLimits } from './customers.ts';
import {
  checkout,
  deliveryOf,
  eans,
  type PayingShop,
  reservationOf,
  reserve,
  startPayingShop,
  until,
} from './paying-shop.ts';

let shop: PayingShop;
let jonas: StaffedDevice;
let ingrid: StaffedDevice;
let sigrid: StaffedDevice;
let books: Books;
let jobs: Awaited<ReturnType<typeof shopJobs>>;

beforeAll(async () => {
  shop = await startPayingShop({ ...noLimits, COUNTER_ID_FROM: '1000' });
  await shop.database.execute('UPDATE stock SET qty = 100 WHERE shop_id = 1');
  jonas = await staffedDevice(shop, 'Jonas Haug');
  ingrid = await staffedDevice(shop, 'Ingrid Moe');
  sigrid = await staffedDevice(shop, 'Sigrid Lie', { manager: true });
  books = await openBooks(shop.database, shop.emulators);
  jobs = await shopJobs(shop.database, shop.emulators.settings);
}, 60_000);

afterAll(async () => {
  await jobs.runAt(Date.now());
  await expectBooks(books);
  await shop.stop();
});

const drink = { ean: eans.drink };
const code = (text: string) => ({ proof: { kind: 'code', code: text } });
const answered = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe('two clerks', () => {
  test('of two who begin at once one wins; the other is told who', async () => {
    const { id } = await reserved(shop, 1, drink);
    const order = await seen(jonas, id);
    const answers = await Promise.all([jonas.act(order, 'begin'), ingrid.act(order, 'begin')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    const won = answers.find(({ status }) => status === 200);
    expect(lost?.body).toMatchObject({ code: 'changed', by: won?.body.picker.name, order: { id, status: 3 } });
    expect(lost?.body.at).toMatch(/Z$/);
  });

  test('taking over is asked for, written down, and ends the first one’s picking', async () => {
    const { id } = await reserved(shop, 1, drink);
    const order = await begun(jonas, id);
    expect(answered(await ingrid.act(order, 'begin'))).toEqual([409, 'taken']);
    const taken = await ingrid.act(order, 'begin', { takeOver: true });
    expect(taken.body).toMatchObject({ picker: { name: 'Ingrid Moe' } });
    const lost = await jonas.act(order, 'picks', { lines: [{ line: 1, picked: 1 }] });
    expect(lost.body).toMatchObject({ code: 'taken', by: 'Ingrid Moe' });
    const audit = await shop.database.query(
      `SELECT action, staff_member_id AS who, shop_id AS shop, before->>'picker' AS before FROM audit_log
        WHERE subject = $1 AND action = 'taken-over'`,
      [`reservation:${id}`],
    );
    expect(audit).toEqual([{ action: 'taken-over', who: ingrid.clerk, shop: 1, before: String(jonas.clerk) }]);
  });
});

describe('a key', () => {
  test('repeated is one act and gets its outcome; with another body it is refused', async () => {
    const { id } = await reserved(shop, 1, drink);
    const order = await seen(jonas, id);
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => jonas.act(order, 'begin', {}, headers)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answered(await jonas.act(order, 'begin', { takeOver: true }, headers))).toEqual([422, 'other-request']);
    const [row] = await shop.database.query(
      `SELECT count(*) AS n FROM audit_log WHERE subject = $1 AND action = 'begun'`,
      [`reservation:${id}`],
    );
    expect(row).toEqual({ n: 1 });
  });

  test('a double press at the till makes one order', async () => {
    const order = await reserved(shop, 1, drink);
    const ready = await madeReady(jonas, order.id);
    const headers = { 'idempotency-key': randomUUID() };
    const press = () => jonas.act(ready, 'hand-out', { ...code(order.code), tillSlip: '1042' }, headers);
    const answers = await Promise.all([press(), press()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const made = await shop.database.query(
      'SELECT till_slip AS slip FROM orders JOIN reservations USING (reservation_id) WHERE reservation_id = $1',
      [order.id],
    );
    expect(made).toEqual([{ slip: '1042' }]);
  });
});

describe('picking', () => {
  test('a scan sent twice changes nothing; more than ordered, or another line, is refused', async () => {
    const { id } = await reserved(shop, 1, { ean: eans.drink, count: 2 });
    const order = await begun(jonas, id);
    const pick = (line: number, picked: number) => jonas.act(order, 'picks', { lines: [{ line, picked }] });
    const once = await pick(1, 1);
    const twice = await pick(1, 1);
    expect([once.body.lines[0].picked, twice.body.lines[0].picked]).toEqual([1, 1]);
    expect(twice.body.version).toBe(once.body.version);
    expect(answered(await pick(1, 3))).toEqual([422, 'too-many']);
    expect(answered(await pick(7, 1))).toEqual([422, 'not-in-order']);
  });

  test('an order that the customer cancels meanwhile goes to what is to be put back', async () => {
    const visitor = await shop.visitor();
    const made = await reserve(visitor, reservationOf(1, drink));
    const picked = await pickAll(jonas, await begun(jonas, made.body.id));
    const { receipt_token: token } = made.body;
    expect((await visitor.send('POST', `/api/v1/reservations/${made.body.id}/cancel`, { token })).status).toBe(200);
    const late = await jonas.act(picked, 'ready', { place: 'C1' });
    expect(late.body).toMatchObject({ code: 'changed', order: { status: 8, needsPutBack: true } });
    const list = await jonas.get('/shops/1/put-back');
    const row = list.body.rows.find(({ id }: { id: number }) => id === made.body.id);
    expect(row).toMatchObject({ why: 'cancelled', lines: [{ ean: eans.drink, picked: 1 }] });
    const back = await jonas.act({ ...row, status: 8 }, 'put-back');
    expect(back.body).toMatchObject({ needsPutBack: false });
    expect(answered(await jonas.act(back.body, 'put-back'))).toEqual([409, 'not-allowed']);
  });

  test('a device that is unpaired in mid-action changes nothing more', async () => {
    const lost = await staffedDevice(shop, 'Ola Kvam');
    const { id } = await reserved(shop, 1, drink);
    const order = await begun(lost, id);
    const staff = staffStore(shop.database);
    const [own] = (await staff.devices()).slice(-1);
    await staff.unpairDevice(own?.id ?? 0, { member: null, device: null, shop: null });
    expect(answered(await lost.act(order, 'picks', { lines: [{ line: 1, picked: 1 }] }))).toEqual([401, 'unpaired']);
    expect((await seen(jonas, id)).lines[0].picked).toBe(0);
  });
});

describe('handing out', () => {
  test('found by name: paid goods ask for ID, unpaid ones for the end of the phone', async () => {
    const paid = await bought(shop, 'card', { total: 3000 }, drink);
    const ready = await madeReady(jonas, paid.id);
    const phone = { proof: { kind: 'phone', lastDigits: '4567' } };
    expect(answered(await jonas.act(ready, 'hand-out', phone))).toEqual([422, 'wrong-proof']);
    expect((await jonas.act(ready, 'hand-out', { proof: { kind: 'id-seen' } })).status).toBe(200);
    const unpaid = await madeReady(jonas, (await reserved(shop, 1, drink)).id);
    const slip = { tillSlip: '12' };
    expect(answered(await jonas.act(unpaid, 'hand-out', { proof: { kind: 'id-seen' }, ...slip }))).toEqual([
      422,
      'wrong-proof',
    ]);
    expect(
      answered(await jonas.act(unpaid, 'hand-out', { proof: { kind: 'phone', lastDigits: '0000' }, ...slip })),
    ).toEqual([422, 'wrong-code']);
    expect((await jonas.act(unpaid, 'hand-out', { ...phone, ...slip })).status).toBe(200);
  });

  test('paid and dear: ID with the code too; drawn once', async () => {
    const order = await bought(shop, 'klarna', { total: 100000 }, { ean: eans.goggles, count: 2 });
    const ready = await madeReady(jonas, order.id);
    expect(ready).toMatchObject({ needsId: true, paymentState: 'held' });
    expect(answered(await jonas.act(ready, 'hand-out', code(order.code)))).toEqual([422, 'id-needed']);
    expect(answered(await jonas.act(ready, 'hand-out', { ...code(order.code), idSeen: true, tillSlip: '1' }))).toEqual([
      422,
      'slip-not-needed',
    ]);
    expect((await jonas.act(ready, 'hand-out', { ...code(order.code), idSeen: true })).status).toBe(200);
    await jobs.runAt(Date.now());
    expect(await seen(jonas, order.id)).toMatchObject({ paymentState: 'drawn', status: 5 });
  });

  test('Vipps when its guarantee is over: told before the goods are out, and honestly when the draw is refused', async () => {
    const order = await bought(shop, 'vipps', { total: 3000 }, drink);
    const ready = await madeReady(jonas, order.id);
    expect(ready).toMatchObject({ paymentMethod: 'vipps', paymentState: 'held' });
    const over = Date.now() - 60_000;
    shop.emulators.vipps.guarantee(order.paymentId, over);
    await shop.database.execute('UPDATE payments SET capture_until = $2 WHERE payment_id = $1', [
      order.paymentId,
      new Date(over),
    ]);
    expect(await seen(jonas, order.id)).toMatchObject({ paymentState: 'overdue' });
    expect((await jonas.act(ready, 'hand-out', code(order.code))).status).toBe(200);
    await jobs.runAt(Date.now());
    expect(await seen(jonas, order.id)).toMatchObject({ paymentState: 'failed', status: 5 });
  });

  test('the receipt’s token is enough; another order’s is not', async () => {
    const one = await bought(shop, 'card', { total: 3000 }, drink);
    const other = await bought(shop, 'card', { total: 3000 }, drink);
    const ready = await madeReady(jonas, one.id);
    const receipt = (token: string) => ({ proof: { kind: 'receipt', token } });
    expect(answered(await jonas.act(ready, 'hand-out', receipt(other.token)))).toEqual([422, 'wrong-proof']);
    expect((await jonas.act(ready, 'hand-out', receipt(one.token))).status).toBe(200);
  });

  test('ten wrong codes turn codes off for the shop, and it is written down', async () => {
    const order = await reserved(shop, 1, drink);
    const ready = await madeReady(jonas, order.id);
    await shop.database.execute('DELETE FROM counter_code_tries');
    const answers = [];
    for (let tried = 0; tried < 11; tried += 1)
      answers.push(answered(await jonas.act(ready, 'hand-out', { ...code('AAAAA'), tillSlip: '1' })));
    expect(answers.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => [422, 'wrong-code']));
    expect(answers.slice(9)).toEqual([
      [429, 'codes-off'],
      [429, 'codes-off'],
    ]);
    expect(answered(await jonas.act(ready, 'hand-out', { ...code(order.code), tillSlip: '1' }))).toEqual([
      429,
      'codes-off',
    ]);
    const [off] = await shop.database.query(`SELECT shop_id AS shop FROM audit_log WHERE action = 'codes-off'`);
    expect(off).toEqual({ shop: 1 });
    await shop.database.execute('DELETE FROM counter_code_tries');
    expect((await jonas.act(ready, 'hand-out', { ...code(order.code), tillSlip: '1' })).status).toBe(200);
    expect(answered(await jonas.act(ready, 'hand-out', { ...code(order.code), tillSlip: '1' }))).toEqual([
      409,
      'changed',
    ]);
  });
});

test('the web stock sends: address until it is gone, tracking with it, drawn when sent', async () => {
  const web = await staffedDevice(shop, 'Wenche Lager', { shops: [55] });
  const visitor = await shop.visitor();
  const probe = await checkout(visitor, deliveryOf('card', 1, { ean: eans.goggles }));
  const made = await checkout(visitor, deliveryOf('card', probe.body.total, { ean: eans.goggles }));
  const { payment_id: paymentId, receipt_token: token, reservation_id: id } = made.body;
  await shop.emulators.card.decide(paymentId, 'approve');
  await until(
    async () => (await shop.get(`/api/v1/payments/${paymentId}?token=${token}`)).body.status,
    (status) => status !== 'pending',
  );
  const order = await begun(web, id, 55);
  expect(order).toMatchObject({ way: 'send', address: 'Storgata 12, 0155 OSLO', status: 3 });
  const trackingUrl = 'https://sporing.example/1';
  expect(answered(await web.act(order, 'send', { trackingUrl }))).toEqual([422, 'not-all-picked']);
  const picked = await pickAll(web, order);
  expect(answered(await web.act(picked, 'ready', { place: 'A1' }))).toEqual([409, 'not-allowed']);
  expect((await web.act(picked, 'send', { trackingUrl })).body).toMatchObject({ status: 6 });
  await jobs.runAt(Date.now());
  expect(await seen(web, id, 55)).toMatchObject({ paymentState: 'drawn' });
});

describe('an order that is ready', () => {
  test('is held a day more, once; moves its place; is told again; shows its number for a minute', async () => {
    const ready = await madeReady(jonas, (await reserved(shop, 1, drink)).id);
    const longer = await jonas.act(ready, 'hold-longer');
    expect(Date.parse(longer.body.heldUntil)).toBeGreaterThan(Date.parse(ready.heldUntil));
    expect(longer.body.may.holdLonger).toBe(false);
    expect(answered(await jonas.act(longer.body, 'hold-longer'))).toEqual([409, 'not-allowed']);
    const moved = await jonas.act(longer.body, 'place', { place: 'D3' });
    expect(moved.body.place).toBe('D3');
    expect((await jonas.act(moved.body, 'tell-again')).status).toBe(200);
    const mails = await shop.database.query('SELECT FROM mail_outbox WHERE dedupe_key LIKE $1', [
      `reservation:${ready.id}:4%`,
    ]);
    expect(mails).toHaveLength(2);
    expect(ready.customer).toMatchObject({ name: 'Kari Nordmann', phoneEnd: '67' });
    const phone = await jonas.act(ready, 'phone', {});
    expect(phone.body.phone).toMatch(/41234567$/);
    const log = (await seen(jonas, ready.id)).log.map(({ kind }: { kind: string }) => kind);
    expect(log).toEqual(expect.arrayContaining(['held-longer', 'moved-place', 'told-again', 'phone-shown']));
    expect(JSON.stringify(await seen(jonas, ready.id))).not.toContain('@example.no');
  });

  test('past its hold it waits to be put back; what is sold again meanwhile says where it lies', async () => {
    await shop.database.execute('UPDATE stock SET qty = 1 WHERE shop_id = 1 AND ean = $1', [eans.boots]);
    const order = await reserved(shop, 1, { ean: eans.boots });
    const ready = await madeReady(jonas, order.id, 'A6');
    await shop.database.execute(
      `UPDATE reservations SET expires_at = now() - interval '1 minute' WHERE reservation_id = $1`,
      [order.id],
    );
    await jobs.runAt(Date.now());
    expect(await seen(jonas, ready.id)).toMatchObject({ status: 9, needsPutBack: true });
    const next = await begun(jonas, (await reserved(shop, 1, { ean: eans.boots })).id);
    expect(next.lines[0].standsOn).toBe('A6');
    await jonas.act(await seen(jonas, ready.id), 'put-back');
    expect((await seen(jonas, next.id)).lines[0].standsOn).toBeNull();
    await shop.database.execute('UPDATE stock SET qty = 99 WHERE shop_id = 1 AND ean = $1', [eans.boots]);
  });

  test('is cancelled with a reason, and the money goes back', async () => {
    const order = await bought(shop, 'card', { total: 3000 }, drink);
    const ready = await madeReady(jonas, order.id);
    expect(answered(await jonas.act(ready, 'cancel', { reason: 'other' }))).toEqual([422, 'text-needed']);
    const over = await jonas.act(ready, 'cancel', { reason: 'wrong-price' });
    expect(over.body).toMatchObject({ status: 8, needsPutBack: true });
    await jobs.runAt(Date.now());
    expect((await seen(jonas, order.id)).paymentState).toBe('released');
  });
});

describe('looking up', () => {
  const find = async (q: string) => (await ingrid.get(`/shops/1/find?q=${encodeURIComponent(q)}`)).body;
  const by = (found: { orders: { id: number; by: string }[] }, id: number) =>
    found.orders.find((row) => row.id === id)?.by;

  test('by number, code, name, phone, receipt and ean; of names no more than a letter', async () => {
    const order = await bought(shop, 'card', { total: 3000 }, drink);
    expect(by(await find(String(order.id)), order.id)).toBe('number');
    expect(by(await find(order.code.toLowerCase()), order.id)).toBe('code');
    expect(by(await find('nordm'), order.id)).toBe('name');
    expect(by(await find('412 34 567'), order.id)).toBe('phone');
    expect(by(await find(`https://shop.example/checkout/kvittering/${order.id}?token=${order.token}`), order.id)).toBe(
      'receipt',
    );
    const found = await find(eans.drink);
    expect(by(found, order.id)).toBe('ean');
    expect(found.article).toMatchObject({ ean: eans.drink, price: 3000 });
    expect(JSON.stringify(found)).not.toContain('Nordmann');
    expect((await find('no')).code).toBe('too-short');
    expect((await find('%%%')).code).toBe('too-short');
    expect(found.orders.length).toBeLessThanOrEqual(20);
  });

  test('sixty an hour by name or phone; what is scanned is not counted', async () => {
    const nosy = await staffedDevice(shop, 'Nils Rud');
    const statuses = [];
    for (let asked = 0; asked < 61; asked += 1) statuses.push((await nosy.get('/shops/1/find?q=nordmann')).status);
    expect(statuses.at(59)).toBe(200);
    expect(statuses.at(60)).toBe(429);
    expect((await nosy.get('/shops/1/find?q=1')).status).toBe(200);
  });
});

describe('counting', () => {
  test('writes what was counted less what is held and not picked; far off is a manager’s', async () => {
    await shop.database.execute('UPDATE stock SET qty = 10 WHERE shop_id = 1 AND ean = $1', [eans.poles]);
    const recount = await openBooks(shop.database);
    const order = await reserved(shop, 1, { ean: eans.poles, count: 2 });
    const count = (device: StaffedDevice, counted: number) =>
      device.send('POST', `/shops/1/stock/${eans.poles}/count`, { counted });
    expect((await jonas.get(`/shops/1/stock/${eans.poles}`)).body).toMatchObject({ here: 8, held: 2 });
    expect((await count(jonas, 7)).body).toMatchObject({ here: 5, held: 2 });
    expect(answered(await count(jonas, 20))).toEqual([403, 'manager-only']);
    expect((await count(sigrid, 20)).body).toMatchObject({ here: 18 });
    expect((await count(sigrid, 1)).body).toMatchObject({ here: 0 });
    expect((await jonas.send('POST', '/shops/1/stock/70000000/count', { counted: 1 })).status).toBe(404);
    await madeReady(jonas, order.id);
    expect((await count(jonas, 3)).body).toMatchObject({ here: 3, held: 0 });
    expect((await recount.faults()).filter((fault) => fault.includes(eans.poles))).toEqual([]);
    books = await openBooks(shop.database, shop.emulators);
  });
});

test('the figures are of days, and of nobody', async () => {
  const { body } = await jonas.get('/shops/1/figures');
  expect(body.days).toHaveLength(14);
  expect(body.days[0].picked).toBeGreaterThan(3);
  expect(body.days[0].handedOut).toBeGreaterThan(3);
  expect(JSON.stringify(body)).not.toContain('Jonas');
});
