import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { type Database, openDatabase } from '#server/database/connection/client.ts';
import { eans, reservationOf, reserve, until } from '../api/paying-shop.ts';
import type { TestVisitor } from '../api/test-shop.ts';
import { type Books, expectBooks, openBooks } from '../books.ts';
import { copyOfAcceptance } from '../test-postgres.ts';
import { type AcceptanceShop, startAcceptanceShop } from './start-acceptance-shop.ts';

/** R13: PostgreSQL is there and cannot be written to. The shop logs in as a role of its own, as it would in earnest. */
const name = `r13_${randomBytes(6).toString('hex')}`;
let database: Database;
let shop: AcceptanceShop;
let visitor: TestVisitor;
let books: Books;
const acked: number[] = [];

beforeAll(async () => {
  const url = new URL(await copyOfAcceptance(inject('postgresUrl'), name));
  database = openDatabase({ url: url.href });
  await database.execute(`CREATE ROLE ${name} LOGIN PASSWORD '${name}'`);
  for (const what of ['SCHEMA public', 'ALL TABLES IN SCHEMA public', 'ALL SEQUENCES IN SCHEMA public'])
    await database.execute(`GRANT ALL ON ${what} TO ${name}`);
  books = await openBooks(database);
  url.username = name;
  url.password = name;
  shop = await startAcceptanceShop(url.href);
  visitor = shop.visitor;
});
afterAll(async () => {
  await shop.stop();
  await expectBooks(books, { reservations: acked });
  await database.execute(`DROP OWNED BY ${name}`);
  await database.execute(`DROP ROLE ${name}`);
  await database.close();
});

const order = (key: string = randomUUID()) =>
  reserve(visitor, reservationOf(1, { ean: eans.drink }), { 'idempotency-key': key });
const logIn = () =>
  visitor.send('POST', '/api/v1/customers/login', { email: 'kari@example.no', password: 'Passord123!' });
const endSessions = () =>
  database.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1', [name]);

/** What full disks say, at every table that an order or a login writes to. */
const written = ['reservations', 'rate_limits', 'stock', 'sessions', 'mail_outbox'];
const fill = async () => {
  await database.execute(
    `CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$`,
  );
  for (const table of written)
    await database.execute(
      `CREATE TRIGGER no_room BEFORE INSERT OR UPDATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION no_room()`,
    );
};
const empty = async () => {
  await database.execute('DROP FUNCTION IF EXISTS no_room CASCADE');
};

const states = {
  'no connection is left': {
    begin: async () => {
      await database.execute(`ALTER ROLE ${name} CONNECTION LIMIT 0`);
      await endSessions();
    },
    end: async () => {
      await database.execute(`ALTER ROLE ${name} CONNECTION LIMIT -1`);
    },
    rowsCanBeRead: false,
  },
  'the disk is full': { begin: fill, end: empty, rowsCanBeRead: true },
  // Connections from before stay read-only when the rest is writable again, as after a move to another server.
  'it is read-only': {
    begin: async () => {
      await database.execute(`ALTER ROLE ${name} SET default_transaction_read_only = on`);
      await endSessions();
    },
    end: async () => {
      await database.execute(`ALTER ROLE ${name} RESET default_transaction_read_only`);
    },
    rowsCanBeRead: true,
  },
};

test.each(Object.entries(states))(
  'R13 %s: writes are 503 with when to come back, reads go on, nothing is lost, and it mends itself',
  { timeout: 60_000 },
  async (_, { begin, end, rowsCanBeRead }) => {
    const pages = ['/', '/klaer', '/product/vikafjell-dunjakke', '/checkout', '/healthz', '/api/v1/articles/1001'];
    await Promise.all(pages.map((target) => visitor.get(target)));
    const made = await order();
    expect(made.status).toBe(201);
    acked.push(made.body.id);
    const key = randomUUID();

    onTestFinished(end);
    await begin();
    const refused = [await order(key), await order(key), await logIn()];
    for (const answer of refused) {
      expect([answer.status, answer.body]).toEqual([503, { message: 'Service unavailable.' }]);
      expect(answer.headers.get('retry-after')).toBe('2');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    const receipt = `/api/v1/reservations/${made.body.id}?token=${made.body.receipt_token}`;
    const read = [...pages, '/api/v1/categories/1/articles'];
    const answers = await Promise.all(read.map(async (target) => `${target} ${(await visitor.get(target)).status}`));
    expect(answers).toEqual(read.map((target) => `${target} 200`));
    // The first that meets a connection which PostgreSQL has ended is told to come back.
    if (rowsCanBeRead) await expect.poll(async () => (await visitor.get(receipt)).status).toBe(200);
    // What is in no memory says that it cannot be had now, as a page too.
    if (!rowsCanBeRead) {
      const unseen = await visitor.get('/product/alpinstaver-race');
      expect([unseen.status, unseen.headers.get('retry-after')]).toEqual([503, '2']);
      expect(unseen.body).toContain('</main>');
    }
    const search = await visitor.send('POST', '/api/v1/articles/search', { query: 'jakke' });
    expect(search.status).toBe(200);

    await end();
    // The same press again: what was refused has left nothing behind, and is one order.
    const again = await until(
      () => order(key),
      ({ status }) => status === 201,
      10_000,
    );
    expect(again.status).toBe(201);
    acked.push(again.body.id);
    expect((await order(key)).body.id).toBe(again.body.id);
    expect((await visitor.get(receipt)).status).toBe(200);
    expect((await logIn()).status).toBe(200);
    await visitor.send('POST', '/api/v1/customers/logout', {});
    const [row] = await database.query<{ n: number }>('SELECT count(*) AS n FROM reservations');
    expect(row?.n).toBe(acked.length);
  },
);
