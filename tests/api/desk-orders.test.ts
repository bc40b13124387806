import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Books, expectBooks, openBooks } from '../books.ts';
import { shopJobs } from '../shop-jobs.ts';
import { type StaffedDevice, staffedDevice } from './counter-client.ts';
import { type BoughtOrder, bought, handedOut, reserved } from './counter-orders.ts';
import { noLimits } from './customers.ts';
import { type DeskPerson, deskAs } from './desk-client.ts';
import { eans, type PayingShop, startPayingShop } from './paying-shop.ts';
import { storeReservation } from './stored-reservation.ts';

let shop: PayingShop;
let clerk: StaffedDevice;
let mona: DeskPerson;
let ingrid: DeskPerson;
let books: Books;
let jobs: Awaited<ReturnType<typeof shopJobs>>;

beforeAll(async () => {
  shop = await startPayingShop({ ...noLimits, COUNTER_ID_FROM: '100000' });
  await shop.database.execute('UPDATE stock SET qty = 200 WHERE shop_id = 1');
  clerk = await staffedDevice(shop, 'Jonas Haug');
  mona = await deskAs(shop, 'service', { name: 'Mona Nygård', steppedUp: true });
  ingrid = await deskAs(shop, 'administrator', { name: 'Ingrid Solheim', steppedUp: true });
  books = await openBooks(shop.database, shop.emulators);
  jobs = await shopJobs(shop.database, shop.emulators.settings);
}, 60_000);

afterAll(() => shop.stop());

async function sold(method: 'card' | 'klarna' | 'qliro' = 'card', count = 3): Promise<BoughtOrder> {
  const order = await bought(shop, method, { total: count * 50000 }, { ean: eans.goggles, count });
  await handedOut(clerk, order);
  await jobs.runAt(Date.now());
  return order;
}

const seen = async (id: number, by = mona) => (await by.get(`/orders/${id}`)).body;
const wish = (version: number, more: object = {}) => ({
  version,
  lines: [{ ean: eans.goggles, count: 1 }],
  freight: false,
  deducted: 0,
  amount: 50000,
  reason: 'complaint',
  message: '',
  ...more,
});
const answered = ({ status, body }: { status: number; body: { code?: string; reason?: string } }) => [
  status,
  body.code,
  body.reason,
];
const refunded = async (id: number) => {
  await jobs.runAt(Date.now());
  const rows = await shop.database.query<{ refunded: number }>(
    'SELECT refunded_ore AS refunded FROM payments WHERE reservation_id = $1',
    [id],
  );
  return rows[0]?.refunded;
};
const logged = async (id: number, action: string) =>
  (await ingrid.get(`/log?action=${action}&subject=reservation:${id}`)).body.rows;

/** Before orders are stored by hand below, whose pieces nobody has counted. */
const expectTrueBooks = async () => {
  await jobs.runAt(Date.now());
  await expectBooks(books);
};

describe('a refund', () => {
  afterAll(expectTrueBooks);

  test('of one line: mail, ledger and log agree, and the history tells it', async () => {
    const { id } = await sold();
    const order = await seen(id);
    expect(order).toMatchObject({
      status: 5,
      money: { captured: 150000, refunded: 0, refundable: 150000, isUnsettled: false },
      lines: [{ count: 3, gives: [50000, 50000, 50000] }],
      customer: { name: 'Kari Nordmann', phone: '41234567' },
      // What its receipt is made of.
      seller: { name: expect.stringMatching(/AS$/), orgNo: expect.stringMatching(/^[\d ]{9,}$/) },
      total: 150000,
      vat: { percentage: 25, amount: 30000 },
    });
    const answer = await mona.post(
      `/orders/${id}/refund`,
      wish(order.version, { deducted: 10050, amount: 39950, message: 'Beklager!' }),
    );
    expect(answer.body).toEqual({ amount: 39950 });
    expect(await refunded(id)).toBe(39950);
    const mails = await shop.database.query<{ text: string }>(
      "SELECT body_text AS text FROM mail_outbox WHERE reservation_id = $1 AND kind = 'refund'",
      [id],
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Beklager!');
    expect(mails[0]?.text).toContain('399,50');
    expect(await logged(id, 'order-refunded')).toMatchObject([
      { name: 'Mona Nygård', role: 'service', reason: 'complaint', after: { amount: 39950, deducted: 10050 } },
    ]);
    const after = await seen(id);
    expect(after.money).toMatchObject({ refunded: 39950, refundable: 110050 });
    expect(after.history.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['made', 'moved', 'payment-captured', 'order-refunded', 'refund-done', 'mailed']),
    );
  });

  test('pressed twice with one key, or by two people at once, is given once', async () => {
    const { id } = await sold();
    const { version } = await seen(id);
    const key = { 'idempotency-key': randomUUID() };
    const first = await mona.post(`/orders/${id}/refund`, wish(version), key);
    const again = await mona.post(`/orders/${id}/refund`, wish(version), key);
    expect([first.body, again.body]).toEqual([{ amount: 50000 }, { amount: 50000 }]);
    expect(await refunded(id)).toBe(50000);
    const late = await ingrid.post(`/orders/${id}/refund`, wish(version));
    expect([...answered(late), late.body.by]).toEqual([409, 'changed', undefined, 'Mona Nygård']);

    const now = await seen(id);
    const both = await Promise.all([mona, ingrid].map((by) => by.post(`/orders/${id}/refund`, wish(now.version))));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await refunded(id)).toBe(100000);
  });

  test('is no larger than was drawn, than the role may, and to the øre what was shown', async () => {
    const wanted = [
      { ean: eans.jacketM, count: 3 },
      { ean: eans.goggles, count: 5 },
    ];
    const order = await bought(shop, 'card', { total: 639700 }, ...wanted);
    const { id } = order;
    await handedOut(clerk, order);
    await jobs.runAt(Date.now());
    const { version } = await seen(id);
    const refund = (by: DeskPerson, at: number, more: object) => by.post(`/orders/${id}/refund`, wish(at, more));
    const all = { lines: wanted, amount: 639700 };
    expect(answered(await refund(mona, version, all))).toEqual([403, 'role', undefined]);
    expect(answered(await refund(mona, version, { amount: 50001 }))).toEqual([422, 'refused', 'other-sum']);
    const six = { lines: [{ ean: eans.goggles, count: 6 }], amount: 300000 };
    expect(answered(await refund(ingrid, version, six))).toEqual([422, 'refused', 'other-sum']);
    const most = { lines: wanted, deducted: 30000, amount: 609700 };
    expect((await refund(ingrid, version, most)).status).toBe(200);
    expect(await refunded(id)).toBe(609700);
    const tooMuch = await refund(mona, (await seen(id)).version, {});
    expect([...answered(tooMuch), tooMuch.body.values]).toEqual([422, 'refused', 'too-much', { most: 30000 }]);
  });

  test('asks for the person first, and moves nothing of a payment nobody knows', async () => {
    const { id } = await sold();
    const { version } = await seen(id);
    const calm = await deskAs(shop, 'service');
    expect(answered(await calm.post(`/orders/${id}/refund`, wish(version)))).toEqual([403, 'step-up', undefined]);
    await shop.database.execute("UPDATE payments SET flagged = 'another amount' WHERE reservation_id = $1", [id]);
    expect((await seen(id)).money).toMatchObject({ isUnsettled: true });
    expect(answered(await mona.post(`/orders/${id}/refund`, wish(version)))).toEqual([409, 'conflict', 'unsettled']);
    const { rows } = (await mona.get('/orders?view=unsettled')).body;
    expect(rows).toMatchObject([{ id, isUnsettled: true }]);
    await shop.database.execute('UPDATE payments SET flagged = NULL WHERE reservation_id = $1', [id]);
    expect(await refunded(id)).toBe(0);
  });
});

describe('goods that come back', () => {
  afterAll(expectTrueBooks);

  test('are taken in and paid back in one act, as at the counter', async () => {
    const order = await sold('klarna');
    await order.visitor.send('POST', `/api/v1/reservations/${order.id}/withdrawals`, {
      token: order.token,
      lines: [{ EanNo: eans.goggles, Count: 2 }],
      reason: 'For små',
    });
    expect((await mona.get('/orders?view=withdrawn')).body.rows).toMatchObject([{ id: order.id, isWithdrawn: true }]);
    const { version, awaited, lines } = await seen(order.id);
    expect([awaited.reason, lines[0].told, lines[0].gives]).toEqual(['For små', 2, [50000, 50000, 50000]]);
    const before = await shop.stock(eans.goggles, 1);
    const taken = {
      version,
      lines: [
        { ean: eans.goggles, count: 1, condition: 'as-new' },
        { ean: eans.goggles, count: 1, condition: 'unsellable' },
      ],
      deducted: 5000,
      amount: 95000,
      message: '',
    };
    expect(answered(await mona.post(`/orders/${order.id}/take-back`, { ...taken, amount: 1 }))).toEqual([
      422,
      'refused',
      'other-sum',
    ]);
    expect((await mona.post(`/orders/${order.id}/take-back`, taken)).body).toEqual({ amount: 95000 });
    expect(await shop.stock(eans.goggles, 1)).toBe(before + 1);
    expect(await refunded(order.id)).toBe(95000);
    expect(answered(await ingrid.post(`/orders/${order.id}/take-back`, taken))).toEqual([409, 'changed', undefined]);
    expect(await logged(order.id, 'goods-taken-back')).toHaveLength(1);
  });
});

describe('the list', () => {
  test('finds by number, phone, e-mail and three letters of a name, and shows no more than it must', async () => {
    const id = await storeReservation(shop, { customerId: null, email: 'sunniva@post.example' });
    await shop.database.execute(
      "UPDATE reservations SET customer_name = 'Sunniva Aase', phone = '92001418' WHERE reservation_id = $1",
      [id],
    );
    for (const q of [String(id), '920 01 418', '+47 92001418', 'SUNNIVA@post', 'sun', 'aase sunn']) {
      const { rows } = (await mona.get(`/orders?q=${encodeURIComponent(q)}`)).body;
      expect(rows, q).toMatchObject([{ id, name: 'Sunniva Aase', phoneEnd: '18' }]);
      expect(JSON.stringify(rows)).not.toMatch(/92001418|post\.example/);
    }
    expect((await mona.get('/orders?q=su')).body.rows).toEqual([]);
    expect((await mona.get(`/orders?q=${encodeURIComponent("':*|!& <->")}`)).status).toBe(200);
    const found = (await mona.get('/palette?q=sunniva')).body.hits;
    expect(found).toContainEqual(expect.objectContaining({ page: 'orders', to: `/ordre/${id}` }));
  });

  test('is filtered and paged by key, and bad filters are refused', async () => {
    const made = [];
    for (let one = 0; one < 43; one += 1) made.push(await storeReservation(shop, { customerId: null, status: 9 }));
    const first = (await mona.get('/orders?status=9&shop=3')).body;
    expect([first.rows.length, first.count, first.countIsExact]).toEqual([40, 43, true]);
    const second = (await mona.get(`/orders?status=9&shop=3&after=${first.next}`)).body;
    expect(second.rows.map(({ id }: { id: number }) => id)).toEqual(made.slice(0, 3).reverse());
    expect((await mona.get('/orders?status=9&channel=deliver')).body.rows).toEqual([]);
    expect((await mona.get('/orders?status=9&payment=shop&from=2030-01-01')).body.rows).toEqual([]);
    for (const bad of ['status=99', 'view=none', 'from=today', 'shop=x', 'payment=cash'])
      expect((await mona.get(`/orders?${bad}`)).status, bad).toBe(422);
  });

  test('late is what has waited two hours of the shop’s day', async () => {
    const before = (await mona.get('/orders/views')).body.views.late.count;
    const id = await storeReservation(shop, { customerId: null });
    await shop.database.execute('UPDATE reservation_status_changes SET changed_at = $2 WHERE reservation_id = $1', [
      id,
      new Date(Date.now() - 14 * 86_400_000),
    ]);
    const { views, today } = (await mona.get('/orders/views')).body;
    expect(views.late).toEqual({ count: before + 1, isExact: true });
    expect(views.waiting.count).toBeGreaterThan(0);
    expect(today).toBeGreaterThan(40);
    const { rows } = (await mona.get('/orders?view=late')).body;
    expect(rows.find((row: { id: number }) => row.id === id).waitedMinutes).toBeGreaterThan(120);
  });

  test('of a shop manager is of their own shops alone, and another’s order does not exist', async () => {
    const mads = await deskAs(shop, 'shop-manager', { shops: [3], steppedUp: true });
    const theirs = await storeReservation(shop, { customerId: null });
    const { id: others } = await reserved(shop, 1, { ean: eans.goggles });
    const { rows } = (await mads.get('/orders')).body;
    expect(new Set(rows.map(({ shop: name }: { shop: string }) => name)).size).toBe(1);
    expect((await mads.get(`/orders?q=${others}`)).body.rows).toEqual([]);
    expect((await mads.get('/orders?shop=1')).body.rows).toEqual([]);
    expect((await mads.get(`/orders/${others}`)).status).toBe(404);
    expect((await mads.get(`/orders/${theirs}`)).status).toBe(200);
    const cancel = { version: 0, reason: 'sold-out', text: '' };
    expect((await mads.post(`/orders/${others}/cancel`, cancel)).status).toBe(404);
    expect(answered(await mads.post(`/orders/${theirs}/refund`, wish(0)))).toEqual([403, 'role', undefined]);
    expect((await mads.post(`/orders/${theirs}/note`, { version: 0, text: 'x' })).status).toBe(403);
    const { version } = await seen(theirs);
    expect((await mads.post(`/orders/${theirs}/cancel`, { ...cancel, version })).status).toBe(200);
    expect((await seen(theirs)).status).toBe(8);
  });

  test('is saved under a name, for oneself alone', async () => {
    const saved = await mona.post('/orders/views', { name: 'Sene i Oslo', query: 'view=late&shop=1' });
    await mona.post('/orders/views', { name: 'Sene i Oslo', query: 'view=late&shop=3' });
    const of = async (by: DeskPerson) => (await by.get('/orders/views')).body.saved;
    expect(await of(mona)).toEqual([{ id: saved.body.id, name: 'Sene i Oslo', query: 'view=late&shop=3' }]);
    expect(await of(ingrid)).toEqual([]);
    expect((await ingrid.post(`/orders/views/${saved.body.id}/forget`)).status).toBe(404);
    expect((await mona.post(`/orders/views/${saved.body.id}/forget`)).status).toBe(200);
    expect(await of(mona)).toEqual([]);
  });

  test('can be taken out, which is written down', async () => {
    const { rows, isWhole } = (await mona.get('/orders/file?status=9')).body;
    expect([rows.length, isWhole]).toEqual([43, true]);
    const [first, second] = rows.map(({ id }: { id: number }) => id);
    const some = (await mona.get(`/orders/file?status=9&ids=${second},${first},1`)).body.rows;
    expect(some.map(({ id }: { id: number }) => id)).toEqual([first, second]);
    expect((await mona.get(`/orders/file?view=withdrawn&ids=${first}`)).body.rows).toEqual([]);
    const entry = (await ingrid.get('/log?action=orders-exported')).body.rows.at(-1);
    expect(entry).toMatchObject({ name: 'Mona Nygård', after: { status: 9, rows: 43 } });
  });
});

describe('an order', () => {
  test('that is opened is written down once, and its note is text, stored with a version', async () => {
    const id = await storeReservation(shop, { customerId: null });
    await seen(id);
    await seen(id);
    expect(await logged(id, 'order-opened')).toHaveLength(1);
    const script = '<script>alert(1)</script>';
    expect((await mona.post(`/orders/${id}/note`, { version: 0, text: script })).body).toEqual({ version: 1 });
    expect((await seen(id)).note).toMatchObject({ text: script, version: 1, by: 'Mona Nygård' });
    const late = await ingrid.post(`/orders/${id}/note`, { version: 0, text: 'Annet' });
    expect([late.status, late.body.by, late.body.thing.text]).toEqual([409, 'Mona Nygård', script]);
    expect(JSON.stringify(await logged(id, 'order-note-written'))).not.toContain('script');
    await shop.database.execute('UPDATE reservations SET anonymised_at = now() WHERE reservation_id = $1', [id]);
    expect((await seen(id)).note.text).toBe('');
  });

  test('gets a note together with others: below what stands there, on all of them or on none', async () => {
    const [first, second] = [
      await storeReservation(shop, { customerId: null }),
      await storeReservation(shop, { customerId: null }),
    ];
    await mona.post(`/orders/${first}/note`, { version: 0, text: 'Ringte i går' });
    const text = 'Varen er forsinket';
    expect((await mona.post('/orders/note', { ids: [first, second, first], text })).body).toEqual({ orders: 2 });
    expect((await seen(first)).note).toMatchObject({ text: `Ringte i går\n${text}`, version: 2 });
    expect((await seen(second)).note).toMatchObject({ text, version: 1, by: 'Mona Nygård' });
    expect(await logged(second, 'order-note-written')).toHaveLength(1);
    await mona.post(`/orders/${first}/note`, { version: 2, text: 'x'.repeat(1990) });
    const full = await mona.post('/orders/note', { ids: [second, first], text });
    expect([...answered(full), full.body.values]).toEqual([409, 'conflict', 'note-full', { order: first }]);
    expect((await mona.post('/orders/note', { ids: [second, 999_999_999], text })).status).toBe(404);
    expect((await seen(second)).note).toMatchObject({ text, version: 1 });
    for (const bad of [
      { ids: [], text },
      { ids: [second], text: ' ' },
      { ids: Array(201).fill(second), text },
    ])
      expect((await mona.post('/orders/note', bad)).status).toBe(422);
  });

  test('has its mail sent again, and is cancelled once', async () => {
    const { id } = await reserved(shop, 1, { ean: eans.goggles });
    const sent = await mona.post(`/orders/${id}/mail`, { mail: 'confirmation' });
    expect(sent.body).toEqual({ recipient: 'kari@example.no' });
    expect(answered(await mona.post(`/orders/${id}/mail`, { mail: 'status' }))).toEqual([
      409,
      'conflict',
      'no-such-mail',
    ]);
    const { version } = await seen(id);
    const cancel = { version, reason: 'customer-asked', text: '' };
    const before = await shop.stock(eans.goggles, 1);
    expect((await mona.post(`/orders/${id}/cancel`, cancel)).status).toBe(200);
    expect(await shop.stock(eans.goggles, 1)).toBe(before + 1);
    expect(answered(await ingrid.post(`/orders/${id}/cancel`, cancel))).toEqual([409, 'changed', undefined]);
    expect((await mona.get('/orders/999999')).status).toBe(404);
    expect((await mona.get('/orders/x')).status).toBe(422);
  });
});
