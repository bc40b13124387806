import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personalData } from '#server/database/accounts/personal-data.ts';
import { api, customer, noLimits, registered } from './customers.ts';
import {
  checkout,
  collectPaidOf,
  eans,
  type PayingShop,
  reservationOf,
  reserve,
  startPayingShop,
} from './paying-shop.ts';
import { storeReservation } from './stored-reservation.ts';

let shop: PayingShop;
beforeAll(async () => {
  shop = await startPayingShop(noLimits);
});
afterAll(() => shop.stop());

/** A customer about whom there is something in every table that knows customers. */
async function wellKnown() {
  const known = await registered(shop, {
    first_name: 'Vilja',
    last_name: `Velkjend-${randomBytes(4).toString('hex')}`,
    address: 'Synlegvegen 3',
    newsletter: 1,
  });
  const { visitor, fields, id } = known;
  const reservation = await storeReservation(shop, { customerId: id, email: fields.email, status: 5, collected: true });
  const review = { reviewable_id: 1012, reviewable_type: 'article', rating: 5, content: 'God og varm' };
  await visitor.send('POST', '/api/v1/reviews', review);
  await shop.database.execute(
    `INSERT INTO watches (kind, article_id, ean, customer_id, email, token_hash)
     VALUES ('stock', 1012, '7000000101212', $1, $2, $3)`,
    [id, fields.email, randomBytes(32)],
  );
  await shop.database.execute(
    `INSERT INTO poll_answers (question_id, voter, option_id)
     SELECT question_id, 'c' || $1::int, min(option_id) FROM poll_options GROUP BY question_id`,
    [id],
  );
  await shop.database.execute(`INSERT INTO customer_identities (provider, sub, customer_id) VALUES ('vipps', $2, $1)`, [
    id,
    randomUUID(),
  ]);
  await shop.database.execute(
    `INSERT INTO mail_outbox (kind, recipient, subject, body_text, reservation_id, sent_at)
     VALUES ('receipt', $2, 'Kvittering', 'Hei, Vilja', $1, now())`,
    [reservation, fields.email],
  );
  await withdrawn(reservation, `Ring meg på ${fields.phone}`);
  return { ...known, reservation };
}

async function withdrawn(reservation: number, reason: string): Promise<void> {
  await shop.database.execute(
    `WITH made AS (INSERT INTO withdrawals (reservation_id, reason, goods_ore) VALUES ($1, $2, 29900) RETURNING withdrawal_id)
     INSERT INTO withdrawal_lines (withdrawal_id, ean, count, amount_ore) SELECT withdrawal_id, '7000000101212', 1, 29900 FROM made`,
    [reservation, reason],
  );
}

describe('L9 the export', () => {
  /** Names of rows elsewhere, and hashes that open doors. */
  const leftOut: Readonly<Record<string, readonly string[]>> = {
    customers: ['password_hash'],
    consents: ['consent_id', 'customer_id'],
    sessions: ['session_hash', 'customer_id', 'visitor_id'],
    customer_tokens: ['token_hash', 'customer_id'],
    customer_identities: ['customer_id'],
    reservations: [
      'customer_id',
      'promocode_id',
      'receipt_token_hash',
      'visitor_hash',
      'anonymised_at',
      'expires_at',
      'status_changed_at',
      'version',
      'picker',
      'missing_refund_id',
    ],
    orders: ['customer_id'],
    reviews: ['customer_id', 'demo'],
    watches: ['watch_id', 'customer_id', 'token_hash', 'address_hash', 'notified_at'],
    mail_outbox: [
      'mail_id',
      'body_html',
      'dedupe_key',
      'customer_id',
      'reservation_id',
      'attempts',
      'next_attempt_at',
      'last_error',
      'given_up_at',
    ],
  };

  test('has every table that knows customers, and every column of it', async () => {
    const { visitor } = await wellKnown();
    const { status, body } = await visitor.get(`${api}/current/export`);
    expect(status).toBe(200);
    const columns = await shop.database.query<{ table: string; column: string }>(
      `SELECT c.relname AS table, a.attname AS column FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
        WHERE a.attnum > 0 AND NOT a.attisdropped AND (c.relname = 'customers' OR c.oid IN (
              SELECT conrelid FROM pg_constraint WHERE contype = 'f' AND confrelid = 'customers'::regclass))`,
    );
    expect(new Set(columns.map(({ table }) => table))).toEqual(new Set(Object.keys(leftOut)));
    const missing = columns.filter(
      ({ table, column }) => !leftOut[table]?.includes(column) && !(column in (body[table]?.[0] ?? {})),
    );
    expect(missing).toEqual([]);
    expect(body.reservations[0].lines[0]).toMatchObject({ name: 'Ull Barnesett' });
    expect(body.reservations[0].withdrawals).toMatchObject([
      { reason: expect.stringMatching(/^Ring meg/), goods_ore: 29900, lines: [{ ean: '7000000101212', count: 1 }] },
    ]);
    expect(body.orders[0].lines[0]).toMatchObject({ ean: '7000000101212' });
    expect(body.poll_answers.length).toBeGreaterThan(0);
    expect(body.consents).toMatchObject([{ consent: 'terms_conditions' }, { consent: 'newsletter', granted: true }]);
    expect(JSON.stringify(body)).not.toMatch(/argon2|_hash/);
    expect(body.mail_outbox[0].body_text).toContain('/bekreft-epost/…');
  });

  test('is one’s own, and holds nothing of others', async () => {
    const { fields } = await wellKnown();
    const other = (await (await customer(shop)).get(`${api}/current/export`)).body;
    expect(other.customers).toMatchObject([{ first_name: 'Kari' }]);
    expect(JSON.stringify(other)).not.toContain(fields.email);
  });
});

describe('L9 DEC-103 GEN-25 deletion', () => {
  test('removes the customer, unlinks reservations and orders, leaves reviews without a name', async () => {
    const { visitor, fields, id, reservation } = await wellKnown();
    expect((await visitor.send('DELETE', `${api}/${id}`, { password: fields.password })).status).toBe(204);
    const [review] = await shop.database.query(
      `SELECT customer_id, author_name, anonymous, content FROM reviews WHERE content = 'God og varm' ORDER BY review_id DESC LIMIT 1`,
    );
    expect(review).toEqual({ customer_id: null, author_name: null, anonymous: true, content: 'God og varm' });
    const [link] = await shop.database.query(
      `SELECT r.customer_id AS reservation, o.customer_id AS order, o.total_ore AS total
         FROM reservations r JOIN orders o USING (reservation_id) WHERE reservation_id = $1`,
      [reservation],
    );
    expect(link).toEqual({ reservation: null, order: null, total: 29900 });
    const [audit] = await shop.database.query(`SELECT action, details FROM audit_log WHERE subject = $1`, [
      `customer:${id}`,
    ]);
    expect(audit).toEqual({ action: 'account.erased', details: {} });
  });

  /** What must be retained of a purchase is stored in one place (L7, CONST-18), until its five years are over. */
  const lawful = ['reservations'];

  test('L7 leaves the name, address and phone of the person in no table, but for what the law keeps', async () => {
    const { visitor, fields, id } = await wellKnown();
    const key = { 'idempotency-key': randomUUID() };
    const order = { ...reservationOf(1, { ean: eans.drink }), ...personOf(fields) };
    expect((await reserve(visitor, order, key)).status).toBe(201);
    for (const method of ['card', 'klarna', 'qliro']) {
      const paid = { ...collectPaidOf(1, method, 3_000, { ean: eans.drink }), ...personOf(fields) };
      expect((await checkout(visitor, paid, { 'idempotency-key': randomUUID() })).status).toBe(201);
    }
    // As a guest before there was an account; the address is known to be the customer's, and the mail has gone.
    await reserve(await shop.visitor(), order);
    await shop.database.execute('UPDATE customers SET email_verified_at = now() WHERE customer_id = $1', [id]);
    await shop.database.execute('UPDATE mail_outbox SET sent_at = now() WHERE recipient = $1', [fields.email]);
    const asked = { email: `ny-${fields.email}`, current_password: fields.password };
    expect((await visitor.send('PUT', `${api}/${id}`, asked)).status).toBe(200);
    expect(await tablesWith(fields)).toContain('customers');
    await visitor.send('DELETE', `${api}/${id}`, { password: fields.password });
    expect(await tablesWith(fields)).toEqual(lawful);
    const voters = await shop.database.query('SELECT FROM poll_answers WHERE voter = $1', [`c${id}`]);
    expect(voters).toEqual([]);
  });

  test('DEC-89 a repeated order still finds its first answer, though nothing of the person stands under its key', async () => {
    const { visitor, fields, id } = await registered(shop, { first_name: 'Gjentatt', last_name: 'Gjest' });
    const key = { 'idempotency-key': randomUUID() };
    const order = { ...reservationOf(1, { ean: eans.drink }), ...personOf(fields) };
    const first = await reserve(visitor, order, key);
    expect((await reserve(visitor, order, key)).body).toEqual(first.body);
    await visitor.send('DELETE', `${api}/${id}`, { password: fields.password });
    const again = await reserve(visitor, order, key);
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
  });
});

function personOf({ first_name, last_name, email, phone }: Awaited<ReturnType<typeof registered>>['fields']) {
  return { CustomerName: `${first_name} ${last_name}`, Email: email, Phone: phone };
}

/** Every table of the schema, whatever it is for, that has the person's name, address or phone in any column of any row. */
async function tablesWith({ last_name, email, phone }: { last_name: string; email: string; phone: string }) {
  const tables = await shop.database.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY table_name`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await shop.database.query(`SELECT FROM "${name}" t WHERE t::text ILIKE ANY($1) LIMIT 1`, [
      [last_name, email, phone].map((trace) => `%${trace}%`),
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

describe('CONST-18 L7 L8 DEC-103 retention, with a test clock', () => {
  const forget = (day: string) => personalData(shop.database).forgetOld(new Date(day));
  const stored = async (id: number) =>
    (
      await shop.database.query<Record<string, unknown>>(
        `SELECT r.customer_id, r.customer_name, r.email, r.phone, r.address, r.postal_code, r.city, r.total_ore,
                o.customer_id AS order_customer, o.total_ore AS order_total, w.reason, w.goods_ore AS withdrawn
           FROM reservations r JOIN orders o USING (reservation_id) LEFT JOIN withdrawals w USING (reservation_id) WHERE reservation_id = $1`,
        [id],
      )
    )[0];
  const made = (customerId: number, createdAt: string) =>
    storeReservation(shop, { customerId, createdAt: new Date(createdAt), status: 5, collected: true });

  test('a reservation keeps its person for five years to the day; goods and amounts stay', async () => {
    const { id: customerId } = await registered(shop);
    const id = await made(customerId, '2020-03-10T12:00:00Z');
    await withdrawn(id, 'Kneet mitt er vondt');
    await forget('2025-03-10T11:59:00Z');
    expect(await stored(id)).toMatchObject({
      customer_name: 'Kari Nordmann',
      customer_id: customerId,
      reason: 'Kneet mitt er vondt',
    });
    await forget('2025-03-10T12:01:00Z');
    expect(await stored(id)).toMatchObject({
      customer_id: null,
      customer_name: null,
      email: null,
      phone: null,
      address: null,
      postal_code: null,
      city: null,
      total_ore: 29900,
      order_total: 29900,
      reason: null,
      withdrawn: 29900,
    });
  });

  test('L7 the order is the customer’s until five years after its fiscal year, and its figures stay', async () => {
    const { id: customerId } = await registered(shop);
    const id = await made(customerId, '2020-03-10T12:00:00Z');
    await forget('2025-12-31T22:59:00Z');
    expect(await stored(id)).toMatchObject({ order_customer: customerId });
    await forget('2025-12-31T23:00:00Z');
    expect(await stored(id)).toMatchObject({ order_customer: null, order_total: 29900 });
  });

  test('mails go after 90 days, sessions, links, counters and first answers when they have run out', async () => {
    const { visitor } = await registered(shop);
    expect((await visitor.get(`${api}/current`)).status).toBe(200);
    const counts = await forget(new Date(Date.now() + 91 * 24 * 3_600_000).toISOString());
    expect(Object.keys(counts).sort()).toEqual([
      'audit_log',
      'customer_tokens',
      'customers',
      'desk_challenges',
      'desk_drafts',
      'desk_presence',
      'desk_sessions',
      'idempotency_keys',
      'mail_outbox',
      'orders',
      'outbox_events',
      'pending_identities',
      'rate_limits',
      'reservations',
      'search_counts',
      'sessions',
      'sms_outbox',
      'staff_invitations',
      'staff_members',
      'staff_pairing_codes',
      'staff_sessions',
      'system_stock_adds',
      'watches',
      'withdrawals',
    ]);
    for (const table of ['sessions', 'customer_tokens', 'mail_outbox', 'rate_limits']) {
      expect(await shop.database.query(`SELECT FROM ${table}`)).toEqual([]);
    }
  });

  test('doing it twice changes nothing', async () => {
    await forget('2031-01-02T00:00:00Z');
    expect(Object.values(await forget('2031-01-02T00:00:00Z'))).toEqual(Array.from({ length: 24 }, () => 0));
  });
});
