import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadAcceptance } from '#database/acceptance/load-acceptance.ts';
import { paymentMoves, paymentStatuses } from '#domain/payment/payment-status.ts';
import { reservationMoves } from '#domain/reservation/status.ts';
import type { Database, Queryable } from '#server/database/connection/client.ts';
import { startMigratedDatabase } from '#tests/migrated-database.ts';
import type { ThrowAwayDatabase } from '#tests/throw-away-database.ts';

let server: ThrowAwayDatabase;
let db: Database;

beforeAll(async () => {
  server = await startMigratedDatabase();
  db = server.database;
}, 60_000);

beforeEach(() => loadAcceptance(db));

afterAll(() => server.close());

const collect = {
  status_id: 2,
  shop_id: 1,
  customer_id: 1,
  customer_name: 'Kari Nordmann',
  email: 'kari@example.no',
  phone: '41234567',
  delivery: false,
  goods_ore: 129900,
  total_ore: 129900,
  terms_accepted_at: new Date(),
};
const delivery = {
  ...collect,
  status_id: 1,
  shop_id: 55,
  delivery: true,
  address: 'Storgata 12',
  postal_code: '0155',
  city: 'OSLO',
  shipping_method_id: 'delivery',
  freight_ore: 19900,
  total_ore: 149800,
  payment_method: 'card',
};

async function reserve(values: Record<string, unknown>, on: Queryable = db): Promise<number> {
  const row = { receipt_token_hash: randomBytes(32), ...values };
  const columns = Object.keys(row);
  const [made] = await on.query<{ id: number }>(
    `INSERT INTO reservations (${columns.join(', ')}) VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')})
     RETURNING reservation_id AS id`,
    Object.values(row),
  );
  return made!.id;
}

async function pay(reservationId: number, status = 'pending'): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  await db.execute(
    `INSERT INTO payments (payment_id, reservation_id, provider, amount_ore, status, captured_ore, expires_at)
     VALUES ($1, $2, 'card', 149800, $3::text, CASE $3 WHEN 'captured' THEN 149800 ELSE 0 END, now() + interval '30 minutes')`,
    [id, reservationId, status],
  );
  return id;
}

test('DEC-94 exactly the allowed moves are taken, and each is written down', async () => {
  const allowed = new Set(
    [...reservationMoves.collect, ...reservationMoves.deliver].map(({ from, to }) => `${from}>${to}`),
  );
  for (let from = 1; from <= 10; from += 1) {
    for (let to = 1; to <= 10; to += 1) {
      if (from === to) continue;
      const id = await reserve({ ...collect, status_id: from });
      const move = db.execute('UPDATE reservations SET status_id = $1 WHERE reservation_id = $2', [to, id]);
      if (allowed.has(`${from}>${to}`)) expect(await move).toBe(1);
      else await expect(move, `${from}>${to}`).rejects.toMatchObject({ constraint: 'reservation_status_moves' });
    }
  }
  const id = await reserve(collect);
  for (const to of [3, 4, 5]) {
    await db.execute('UPDATE reservations SET status_id = $1 WHERE reservation_id = $2', [to, id]);
  }
  expect(
    await db.query(
      `SELECT from_status AS was, to_status AS is FROM reservation_status_changes WHERE reservation_id = $1 ORDER BY change_id`,
      [id],
    ),
  ).toEqual([
    { was: null, is: 2 },
    { was: 2, is: 3 },
    { was: 3, is: 4 },
    { was: 4, is: 5 },
  ]);
});

test('DEC-88 DEC-92 collecting and delivery have what they need and nothing else', async () => {
  await reserve(collect);
  await reserve(delivery);
  const wrong: Record<string, Record<string, unknown>> = {
    'collected at the web stock': { ...collect, shop_id: 55 },
    'freight on collecting': { ...collect, freight_ore: 100, total_ore: 130000 },
    'delivery paid in the shop': { ...delivery, payment_method: null },
    'delivery without a method': { ...delivery, shipping_method_id: null },
  };
  for (const [why, values] of Object.entries(wrong)) {
    await expect(reserve(values), why).rejects.toMatchObject({ constraint: 'reservations_delivery' });
  }
  await expect(reserve({ ...delivery, address: null })).rejects.toMatchObject({ constraint: 'reservations_person' });
  await expect(reserve({ ...collect, total_ore: 1 })).rejects.toMatchObject({ constraint: 'reservations_total' });
});

test('CONST-18 a reservation can lose its person and keep its figures', async () => {
  const id = await reserve(delivery);
  await db.execute(
    `UPDATE reservations SET customer_name = NULL, email = NULL, phone = NULL, address = NULL, anonymised_at = now()
      WHERE reservation_id = $1`,
    [id],
  );
  expect(await db.query('SELECT total_ore, email FROM reservations WHERE reservation_id = $1', [id])).toEqual([
    { total_ore: 149800, email: null },
  ]);
});

test('R7 a code with one use is used once, however many press at the same time; a released use can be used again', async () => {
  await db.execute('UPDATE promocodes SET max_uses = 1 WHERE promocode_id = 1');
  const use = () =>
    db.transaction(async (tx) => {
      const id = await reserve(collect, tx);
      await tx.execute('INSERT INTO promocode_uses (promocode_id, reservation_id) VALUES (1, $1)', [id]);
    });
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, use));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ constraint: 'promocodes_within_limit' });
  }
  expect(await db.query('SELECT count(*) AS n FROM reservations')).toEqual([{ n: 1 }]);
  await db.execute('DELETE FROM promocode_uses');
  expect(await db.query('SELECT uses FROM promocodes WHERE promocode_id = 1')).toEqual([{ uses: 0 }]);
  await use();
});

test('R4 a reservation has one living payment and one order', async () => {
  const id = await reserve(delivery);
  const declined = await pay(id);
  await expect(pay(id)).rejects.toMatchObject({ constraint: 'payments_one_alive' });
  await db.execute("UPDATE payments SET status = 'declined' WHERE payment_id = $1", [declined]);
  await pay(id);
  const order = () =>
    db.execute(
      `INSERT INTO orders (reservation_id, vat_percentage, vat_ore, net_ore, total_ore) VALUES ($1, 25, 29960, 119840, 149800)`,
      [id],
    );
  await order();
  await expect(order()).rejects.toMatchObject({ code: '23505' });
});

test('R14 I6 payments move as the domain says and never back; nothing is captured beyond its amount', async () => {
  for (const from of paymentStatuses) {
    for (const to of paymentStatuses) {
      if (from === to) continue;
      const payment = await pay(await reserve(delivery), from);
      const move = db.execute(
        `UPDATE payments SET status = $1::text, captured_ore = CASE $1 WHEN 'captured' THEN amount_ore ELSE 0 END WHERE payment_id = $2`,
        [to, payment],
      );
      if (paymentMoves.some((allowed) => allowed.from === from && allowed.to === to)) expect(await move).toBe(1);
      else await expect(move, `${from} > ${to}`).rejects.toMatchObject({ constraint: 'payment_status_moves' });
    }
  }
  const payment = await pay(await reserve(delivery), 'authorized');
  await expect(
    db.execute("UPDATE payments SET status = 'captured', captured_ore = 149801 WHERE payment_id = $1", [payment]),
  ).rejects.toMatchObject({ constraint: 'payments_check' });
});

test('the ledger takes new rows only, and a repeated event once', async () => {
  const payment = await pay(await reserve(delivery));
  const event = () =>
    db.execute(
      "INSERT INTO payment_events (payment_id, kind, source, event_key) VALUES ($1, 'callback', 'provider', 'e1')",
      [payment],
    );
  await event();
  await expect(event()).rejects.toMatchObject({ code: '23505' });
  await expect(db.execute("UPDATE payment_events SET kind = 'other'")).rejects.toMatchObject({
    constraint: 'append_only',
  });
});
