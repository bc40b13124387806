import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StaffedDevice, staffedDevice } from './counter-client.ts';
import { eans, type PayingShop, reservationOf, reserve, startPayingShop } from './paying-shop.ts';

let shop: PayingShop;
let jonas: StaffedDevice;

beforeAll(async () => {
  shop = await startPayingShop();
  jonas = await staffedDevice(shop, 'Jonas Haug');
}, 60_000);

afterAll(() => shop.stop());

test('an order is picked, made ready and handed out at the counter', async () => {
  const visitor = await shop.visitor();
  const made = await reserve(visitor, reservationOf(1, { ean: eans.poles }, { ean: eans.drink, count: 2 }));
  expect(made.status).toBe(201);
  const queue = await jonas.get('/shops/1/queue');
  expect(queue.status).toBe(200);
  expect(queue.body.rows).toMatchObject([
    { id: made.body.id, status: 2, stage: 'new', customer: 'Kari N.', pieces: 3, paying: 'till', picker: null },
  ]);
  const [row] = queue.body.rows;
  const begun = await jonas.act(row, 'begin');
  expect(begun.status).toBe(200);
  expect(begun.body).toMatchObject({ status: 3, picker: { name: 'Jonas Haug', initials: 'JH' } });
  const early = await jonas.act(begun.body, 'ready', { place: 'B4' });
  expect([early.status, early.body.code]).toEqual([422, 'not-all-picked']);
  const lines = begun.body.lines.map(({ line, count }: { line: number; count: number }) => ({ line, picked: count }));
  const picked = await jonas.act(begun.body, 'picks', { lines });
  expect(picked.status).toBe(200);
  const ready = await jonas.act(picked.body, 'ready', { place: 'B4' });
  expect(ready.body).toMatchObject({ status: 4, place: 'B4', may: { handOut: true } });
  const code = made.body.pickup_code;
  const without = await jonas.act(ready.body, 'hand-out', { proof: { kind: 'code', code } });
  expect([without.status, without.body.code]).toEqual([422, 'slip-needed']);
  const out = await jonas.act(ready.body, 'hand-out', { proof: { kind: 'code', code }, tillSlip: '1042' });
  expect(out.status).toBe(200);
  expect(out.body).toMatchObject({ status: 5 });
  expect(out.body.log.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['made', 'begun', 'ready', 'handed-out', 'told']),
  );
  expect((await jonas.get('/shops/1/queue')).body).toMatchObject({ rows: [], today: { picked: 1, handedOut: 1 } });
});
