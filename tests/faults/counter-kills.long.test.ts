import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noTestHooks } from '#server/composition/test-hooks.ts';
import { newDevice, type StaffedDevice, staffedDevice } from '../api/counter-client.ts';
import { begun, bought, handedOut, madeReady, pickAll, reserved, seen } from '../api/counter-orders.ts';
import { noLimits } from '../api/customers.ts';
import { eans, type PayingShop, startPayingShop, until } from '../api/paying-shop.ts';
import { type Books, openBooks } from '../books.ts';
import { shopJobs } from '../shop-jobs.ts';
import { type CounterAct, type CounterFailpoint, counterFailpoints } from './counter-failpoints.ts';
import { closeBooks, hasTime, rounds } from './rounds.ts';
import { loadAhead, startDyingShop } from './start-dying-process.ts';

const methods = ['card', 'klarna', 'qliro', 'vipps'] as const;
type Method = (typeof methods)[number];

/** A shop that serves and whose jobs rest: what a killed process leaves behind is taken up when the test says so. */
let shop: PayingShop;
let jonas: StaffedDevice;
let sigrid: StaffedDevice;
let books: Books;
let jobs: Awaited<ReturnType<typeof shopJobs>>;
const made: number[] = [];

beforeAll(async () => {
  const nothing = async () => [];
  shop = await startPayingShop(
    { ...noLimits, COUNTER_ID_FROM: '100000' },
    { ...noTestHooks, store: (store) => ({ ...store, takeOperations: nothing, paymentsToCheck: nothing }) },
  );
  await shop.database.execute('UPDATE stock SET qty = 5000 WHERE shop_id = 1');
  jonas = await staffedDevice(shop, 'Jonas Haug');
  sigrid = await staffedDevice(shop, 'Sigrid Lie', { manager: true });
  books = await openBooks(shop.database, shop.emulators);
  jobs = await shopJobs(shop.database, shop.emulators.settings);
  loadAhead(cases.map(() => 'shop'));
}, 60_000);

afterAll(async () => {
  loadAhead([]);
  await shop.stop();
});

/** What is pressed at which order, and what must be true when the clerk has heard that it is done. */
interface Press {
  readonly id: number;
  readonly device?: StaffedDevice;
  readonly path: string;
  readonly method?: 'PUT';
  readonly body: object;
  readonly proves: () => Promise<void>;
}

const price = 50_000;
const ofTwo = { ean: eans.goggles, count: 2 };

async function paid(method: Method) {
  const order = await bought(shop, method, { total: 2 * price }, ofTwo);
  made.push(order.id);
  return order;
}

async function unpaid() {
  const order = await reserved(shop, 1, ofTwo);
  made.push(order.id);
  return order;
}

const expects = ({ status, version }: { status: number; version: number }) => ({ expectedStatus: status, version });
const statusIs = (id: number, status: number) => async () =>
  expect((await seen(jonas, id)).status, `status of ${id}`).toBe(status);
const moneyIs = (method: Method, paymentId: string, moves: readonly string[]) => async () => {
  await jobs.runAt(Date.now());
  const { entries } = shop.emulators[method].ledger;
  const moved = entries.filter(({ reference }) => reference === paymentId);
  expect(moved.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(moves);
};

/** Handed out and drawn. */
async function sold(method: Method) {
  const order = await paid(method);
  await handedOut(jonas, order);
  await jobs.runAt(Date.now());
  return order;
}

const presses: Readonly<Record<CounterAct, (method: Method) => Promise<Press>>> = {
  begun: async () => {
    const { id } = await unpaid();
    return { id, path: 'begin', body: expects(await seen(jonas, id)), proves: statusIs(id, 3) };
  },
  picked: async (method) => {
    const { id } = await paid(method);
    const { lines } = await begun(jonas, id);
    const proves = async () => expect((await seen(jonas, id)).lines[0].picked).toBe(2);
    return { id, method: 'PUT', path: 'picks', body: { lines: [{ line: lines[0].line, picked: 2 }] }, proves };
  },
  missing: async (method) => {
    const { id } = await paid(method);
    const order = await begun(jonas, id);
    const body = { ...expects(order), line: order.lines[0].line, foundPieces: 1, reason: 'damaged', leftInShop: 500 };
    const proves = async () => {
      expect((await seen(jonas, id)).total).toBe(price);
      const corrections = await shop.database.query('SELECT FROM stock_corrections WHERE reservation_id = $1', [id]);
      expect(corrections.length).toBeLessThanOrEqual(1);
    };
    return { id, path: 'missing', body, proves };
  },
  ready: async (method) => {
    const { id } = await paid(method);
    const order = await pickAll(jonas, await begun(jonas, id));
    return { id, path: 'ready', body: { ...expects(order), place: 'B4' }, proves: statusIs(id, 4) };
  },
  'handed-out': async (method) => {
    const order = await paid(method);
    const ready = await madeReady(jonas, order.id);
    const body = { ...expects(ready), proof: { kind: 'code', code: order.code } };
    const proves = moneyIs(method, order.paymentId, [`authorized ${2 * price}`, `captured ${2 * price}`]);
    return { id: order.id, path: 'hand-out', body, proves };
  },
  'put-back': async () => {
    const { id } = await unpaid();
    const ready = await madeReady(jonas, id);
    await jonas.act(ready, 'cancel', { reason: 'customer-asked' });
    const proves = async () => expect((await seen(jonas, id)).needsPutBack).toBe(false);
    return { id, path: 'put-back', body: expects(await seen(jonas, id)), proves };
  },
  cancelled: async (method) => {
    const { id, paymentId } = await paid(method);
    const proves = moneyIs(method, paymentId, [`authorized ${2 * price}`, `cancelled ${2 * price}`]);
    return { id, path: 'cancel', body: { ...expects(await seen(jonas, id)), reason: 'wrong-price' }, proves };
  },
  'taken-back': async (method) => {
    const { id, paymentId } = await sold(method);
    const body = {
      ...expects(await seen(jonas, id)),
      lines: [{ ean: eans.goggles, count: 1, condition: 'unsellable' }],
    };
    const moves = [`authorized ${2 * price}`, `captured ${2 * price}`, `refunded ${price}`];
    return { id, path: 'return', body, proves: moneyIs(method, paymentId, moves) };
  },
  refunded: async (method) => {
    const { id, paymentId } = await sold(method);
    const body = { ...expects(await seen(jonas, id)), amount: 2 * price, reason: 'Sømmen røk' };
    const moves = [`authorized ${2 * price}`, `captured ${2 * price}`, `refunded ${2 * price}`];
    return { id, device: sigrid, path: 'refund', body, proves: moneyIs(method, paymentId, moves) };
  },
  counted: async () => {
    const { id } = await unpaid();
    const { here, held } = (await jonas.get(`/shops/1/stock/${eans.goggles}`)).body;
    const proves = async () => expect((await jonas.get(`/shops/1/stock/${eans.goggles}`)).body.here).toBe(here - 1);
    return { id, path: `../../stock/${eans.goggles}/count`, body: { counted: here + held - 1 }, proves };
  },
};

/** Paid in the till: order and collection in one act. */
async function paidInTill(): Promise<Press> {
  const { id, code } = await unpaid();
  const ready = await madeReady(jonas, id);
  const body = { ...expects(ready), proof: { kind: 'code', code }, tillSlip: '4471 0093' };
  const proves = async () => {
    await statusIs(id, 5)();
    const orders = await shop.database.query('SELECT FROM orders WHERE reservation_id = $1', [id]);
    expect(orders).toHaveLength(1);
  };
  return { id, path: 'hand-out', body, proves };
}

async function killAt(point: CounterFailpoint, act: CounterAct, press: Press): Promise<void> {
  const { id, device = jonas, path, method = 'POST', body, proves } = press;
  const address = path.startsWith('..') ? `/shops/1/${path.slice(6)}` : `/shops/1/orders/${id}/${path}`;
  const subject = path.startsWith('..') ? `stock:${eans.goggles}` : `reservation:${id}`;
  const key = { 'idempotency-key': randomUUID() };
  const written = async () => {
    const rows = await shop.database.query('SELECT FROM audit_log WHERE subject = $1 AND action = $2', [subject, act]);
    return rows.length;
  };
  const before = await written();
  const dying = await startDyingShop({
    point,
    databaseUrl: shop.databaseUrl,
    settings: { ...shop.emulators.settings, COUNTER_ID_FROM: '100000' },
  });
  const there = newDevice(dying.url, 1, device.cookie());
  await expect(there.send(method, address, body, key)).rejects.toThrow();
  expect(await dying.end).toBe('SIGKILL');
  const open = () =>
    shop.database.query(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
    );
  expect(await until(open, (sessions) => sessions.length === 0, 30_000)).toEqual([]);
  expect(await written(), 'undone or done, never half').toBe(before + (point.endsWith('after commit') ? 1 : 0));
  // The app asks again with the same key, as it does when the line drops; and once more, for a finger that pressed twice.
  for (const _ of [1, 2]) {
    const again = await device.send(method, address, body, key);
    expect([again.status, again.body.code]).toEqual([200, undefined]);
  }
  expect(await written(), 'one act').toBe(before + 1);
  await proves();
}

/** In `npm test` those that move money or stock, the providers taking turns; by `npm run faults` every point at every provider. */
const few: readonly string[] = [
  'counter missing: after commit',
  'counter handed-out: after commit',
  'counter taken-back: after commit',
  'counter refunded: before commit',
];
const withoutProvider: readonly CounterAct[] = ['begun', 'put-back', 'counted'];
const all = counterFailpoints.flatMap(({ act, point }) =>
  (withoutProvider.includes(act) ? (['card'] as const) : methods).map((method) => ({ act, point, method })),
);
const cases =
  rounds > 1
    ? Array.from({ length: Math.ceil(rounds / 4) }).flatMap(() => all)
    : counterFailpoints
        .filter(({ point }) => few.includes(point))
        .map(({ act, point }, index) => ({ act, point, method: methods[index % methods.length] ?? 'card' }));

test.each(cases)(
  'R9 kill -9 at "$point" ($method): pressed again it is done once',
  { timeout: 120_000 },
  async ({ act, point, method }) => {
    if (!hasTime()) return;
    await killAt(point, act, await presses[act](method));
    await jobs.runAt(Date.now());
    await closeBooks(books, { what: `R9 kill -9 at the counter, ${act}`, reservations: made, now: Date.now() });
  },
);

test.each(rounds > 1 ? (['before commit', 'after commit'] as const) : (['after commit'] as const))(
  'R9 kill -9 %s as it is paid in the till: one order, handed out once',
  { timeout: 120_000 },
  async (step) => {
    if (!hasTime()) return;
    await killAt(`counter handed-out: ${step}`, 'handed-out', await paidInTill());
    await closeBooks(books, { what: 'R9 kill -9 at the counter, paid in the till', reservations: made });
  },
);
