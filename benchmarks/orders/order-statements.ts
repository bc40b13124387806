import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { orderSecrets } from '#server/adapters/security/order-secrets.ts';
import { shippedVariants } from '#server/brands/shipped-variants.ts';
import { checkoutStore } from '#server/database/checkout/checkout-store.ts';
import type { Database, Queryable, Transaction } from '#server/database/connection/client.ts';
import { databaseRateLimiter } from '#server/database/rate-limiter.ts';
import { reservationMails } from '#server/mail/reservation-mails.ts';
import type { Published } from '#server/ports/content/published.ts';
import { readConfig } from '#server/settings/config.ts';
import { noSms } from '#server/sms/reservation-sms.ts';
import type { CheckoutParts } from '#server/use-cases/checkout/checkout-parts.ts';
import { placeReservation } from '#server/use-cases/reservation/place-reservation.ts';
import { orderPayload } from './order-requests.ts';

interface Statement {
  readonly sql: string;
  readonly params: readonly unknown[];
}

/** The statements of one reservation as the shop sends them. */
export interface OrderStatements {
  /** The count of orders from an address, which stands outside the transaction. */
  readonly before: readonly Statement[];
  readonly inTransaction: readonly Statement[];
}

/** A fingerprint, by which persons, addresses and visits are told apart. */
const fingerprint = /[\w-]{43}$/;
const mailbox = /@post\.example$/;

export async function recordOrder(database: Database): Promise<OrderStatements> {
  const before: Statement[] = [];
  const inTransaction: Statement[] = [];
  const store = checkoutStore({
    ...database,
    transaction: (work, how) =>
      database.transaction((tx) => work({ ...tx, ...(noted(tx, inTransaction) as Transaction) }), how),
  });
  const secrets = orderSecrets('benchmark');
  const address = '10.1.2.3';
  const config = readConfig({}, '.');
  await databaseRateLimiter(noted(database, before)).hit({
    key: `order:${secrets.fingerprint(address)}`,
    most: config.checkoutLimits.orders,
    seconds: 60,
  });
  const placed = await placeReservation(partsOf(store, secrets, config), {
    payload: orderPayload(0),
    idempotencyKey: null,
    payment: null,
    customerId: null,
    address,
    visitor: secrets.fingerprint('visit'),
    origin: null,
  });
  if (!placed.ok) throw new Error(JSON.stringify(placed.refusal));
  return { before, inTransaction };
}

function noted(source: Queryable, statements: Statement[]): Queryable {
  return {
    query: (sql, params = []) => {
      statements.push({ sql, params });
      return source.query(sql, params);
    },
    execute: (sql, params = []) => {
      statements.push({ sql, params });
      return source.execute(sql, params);
    },
  };
}

/** The same by somebody else under another number: what must differ from row to row does, the rest is as it was. */
export async function replayOrder(client: pg.Client, order: OrderStatements, shopper: number): Promise<void> {
  const [recordedId] = order.inTransaction.find(({ sql }) => sql.includes('INSERT INTO reservations'))?.params ?? [];
  let id: unknown = recordedId;
  const renewed = (param: unknown): unknown => {
    if (param === recordedId) return id;
    if (Array.isArray(param)) return param.map(renewed);
    if (Buffer.isBuffer(param)) return randomBytes(param.length);
    if (typeof param !== 'string') return param;
    if (fingerprint.test(param) || mailbox.test(param)) return `${shopper}.${param}`;
    return param === `reservation:${String(recordedId)}:2` ? `reservation:${String(id)}:2` : param;
  };
  const send = async ({ sql, params }: Statement) => {
    const { rows } = await client.query<{ id?: number }>(sql, params.map(renewed));
    if (sql.includes('nextval')) id = rows[0]?.id;
  };
  for (const statement of order.before) await send(statement);
  await client.query('BEGIN ISOLATION LEVEL read committed');
  for (const statement of order.inTransaction) await send(statement);
  await client.query('COMMIT');
}

function partsOf(
  store: CheckoutParts['store'],
  secrets: CheckoutParts['secrets'],
  { holdLimits, orderMailLimit }: ReturnType<typeof readConfig>,
): CheckoutParts {
  const [brand] = shippedVariants;
  if (brand === undefined) throw new Error('there is no brand variant');
  const contact = { email: 'post@example.no', address: 'Varden 1', orgNo: '900 000 015' };
  return {
    store,
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
      orderMailLimit,
    ),
    sms: noSms,
    holdLimits,
    now: Date.now,
  };
}
