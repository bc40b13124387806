import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { orderSecrets } from '#server/adapters/security/order-secrets.ts';
import { shippedVariants } from '#server/brands/shipped-variants.ts';
import { checkoutStore } from '#server/database/checkout/checkout-store.ts';
import { type Database, openDatabase, type Transaction } from '#server/database/connection/client.ts';
import { reservationMails } from '#server/mail/reservation-mails.ts';
import type { Published } from '#server/ports/content/published.ts';
import { readConfig } from '#server/settings/config.ts';
import { noSms } from '#server/sms/reservation-sms.ts';
import type { CheckoutParts } from '#server/use-cases/checkout/checkout-parts.ts';
import type { OrderRequest } from '#server/use-cases/reservation/order-request.ts';
import { placeReservation } from '#server/use-cases/reservation/place-reservation.ts';
import { openPage, type TestVisitor } from '../tests/api/test-shop.ts';
import { noteFigure } from './figures.ts';
import { ownProcess } from './own-process.ts';

/**
 * How many reservations a second a shop takes over HTTP, with all that follows one (notifications, patched index, dropped pages,
 * mails and events), beside the very same SQL statements sent by bare pg clients to the same database, as many as there are
 * shoppers: no pool, no client of ours, no rules; BEGIN, the recorded statements, COMMIT. The shop is a process of its own. The
 * two take turns, so that a busy machine is busy for both.
 *
 *   node benchmarks/reservations.ts [seconds a turn]
 */
const seconds = Number(process.argv[2] ?? 3);
const turns = 3;
const concurrencies = [
  { clients: 1, least: 0.75 },
  { clients: 16, least: 0.7 },
];
const ean = '7000000101113';

interface Statement {
  readonly sql: string;
  readonly params: readonly unknown[];
}

const request: OrderRequest = {
  payload: {
    CustomerName: 'Kari Nordmann',
    Email: 'kari@example.no',
    Phone: '41234567',
    Delivery: 0,
    Address: '',
    PostalCode: '',
    City: '',
    ShopID: 1,
    items: [{ EanNo: ean, Count: 1, CampaignArticleID: null }],
    shipping_method_id: null,
    terms_conditions: true,
  },
  idempotencyKey: null,
  payment: null,
  customerId: null,
  address: null,
  visitor: null,
  origin: null,
};

const shop = await ownProcess<{ url: string; databaseUrl: string }>('serve-demo-shop.ts', ['acceptance']);
const { url, databaseUrl } = shop.told;
const database = openDatabase({ url: databaseUrl, poolSize: 2 });
await database.execute('UPDATE stock SET qty = 100000000 WHERE ean = $1', [ean]);
// A number that nothing else has, so that it can be told apart in the recorded parameters.
await database.execute(`SELECT setval(pg_get_serial_sequence('reservations', 'reservation_id'), 700000000)`);
try {
  const statements = await recorded(database);
  for (const { clients, least } of concurrencies) {
    const bare = await Promise.all(Array.from({ length: clients }, () => bareClient(databaseUrl)));
    const shoppers = await Promise.all(Array.from({ length: clients }, () => openPage(url)));
    const rates = { raw: [] as number[], placed: [] as number[] };
    const times: number[] = [];
    const cpuBefore = await shop.cpuSeconds();
    for (let turn = 0; turn < turns; turn += 1) {
      rates.raw.push(await perSecond(clients, (client) => replay(bare[client] ?? null, statements)));
      rates.placed.push(await perSecond(clients, (client) => order(shoppers[client] ?? null, times)));
    }
    const cpu = ((await shop.cpuSeconds()) - cpuBefore) / times.length;
    await Promise.all(bare.map((client) => client.end()));
    const [raw, placed] = [median(rates.raw), median(rates.placed)];
    const share = placed / raw;
    const many = clients === 1 ? 'one client' : `${clients} clients`;
    console.log(
      `${many}: ${placed.toFixed(0)} reservations/s over HTTP (half within ${median(times).toFixed(1)} ms, ${(cpu * 1000).toFixed(2)} ms of the ` +
        `shop's processor time each), the same ${statements.length} statements raw ${raw.toFixed(0)}/s, share ${share.toFixed(2)} (least ${least})`,
    );
    const what = `reservations over HTTP as a share of raw SQL, ${many}`;
    noteFigure({ what, figure: share, unit: 'x', limit: least, bound: 'least' });
    if (share < least) process.exitCode = 1;
  }
} finally {
  await database.close();
  await shop.close();
}

async function order(shopper: TestVisitor | null, times: number[]): Promise<void> {
  const begun = performance.now();
  const answer = await shopper?.send('POST', '/api/v1/reservations', request.payload);
  if (answer?.status !== 201) throw new Error(`answered with ${answer?.status}`);
  times.push(performance.now() - begun);
}

async function bareClient(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

async function perSecond(clients: number, work: (client: number) => Promise<void>): Promise<number> {
  for (let warm = 0; warm < 50; warm += 1) await work(0);
  let count = 0;
  const begun = performance.now();
  const end = begun + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < end) {
        await work(client);
        count += 1;
      }
    }),
  );
  return (count * 1000) / (performance.now() - begun);
}

function median(rates: readonly number[]): number {
  const sorted = rates.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

async function place(parts: CheckoutParts): Promise<void> {
  const result = await placeReservation(parts, request);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
}

/** The statements of one reservation as they are sent. */
async function recorded(database: Database): Promise<readonly Statement[]> {
  const statements: Statement[] = [];
  const spy = (tx: Transaction): Transaction => ({
    ...tx,
    query: (sql, params = []) => {
      statements.push({ sql, params });
      return tx.query(sql, params);
    },
    execute: (sql, params = []) => {
      statements.push({ sql, params });
      return tx.execute(sql, params);
    },
  });
  await place(partsOf({ ...database, transaction: (work, how) => database.transaction((tx) => work(spy(tx)), how) }));
  return statements;
}

/** The same again under another number: what must differ from row to row does, the rest is as it was. */
async function replay(client: pg.Client | null, statements: readonly Statement[]): Promise<void> {
  if (client === null) throw new Error('there is no such client');
  const first = statements.find(({ sql }) => sql.includes('INSERT INTO reservations'))?.params ?? [];
  const recordedId = first[0];
  const recordedMail = `reservation:${String(recordedId)}:2`;
  let id: unknown = recordedId;
  await client.query('BEGIN ISOLATION LEVEL read committed');
  for (const { sql, params } of statements) {
    const { rows } = await client.query<{ id?: number }>(
      sql,
      params.map((param) => {
        if (param === recordedId) return id;
        if (Buffer.isBuffer(param) && param === first[19]) return randomBytes(32);
        return param === recordedMail ? `reservation:${String(id)}:2` : param;
      }),
    );
    if (sql.includes('nextval')) id = rows[0]?.id;
  }
  await client.query('COMMIT');
}

function partsOf(database: Database): CheckoutParts {
  const [brand] = shippedVariants;
  if (brand === undefined) throw new Error('there is no brand variant');
  const secrets = orderSecrets('benchmark');
  const contact = { email: 'post@example.no', address: 'Varden 1', orgNo: '900 000 015' };
  return {
    store: checkoutStore(database),
    published: {
      version: 0,
      // All that ordering looks at.
      current: {
        shops: [{ id: 1, name: 'Oslo', openingHours: '1-5 1000-2000,6 1000-1800', openingExceptions: [] }],
        shippingMethods: [],
        pageVersions: new Map(),
      } as unknown as Published,
    },
    secrets,
    mails: reservationMails(
      () => ({ brand, contact, demo: true }),
      () => 'http://shop.example',
      secrets,
    ),
    // One person makes them all; as many persons would, they do not wait for each other.
    sms: noSms,
    holdLimits: readConfig({ ORDER_LIMIT: '1000000' }, '.').holdLimits,
    now: Date.now,
  };
}
