import { expect } from 'vitest';
import { paymentMethods } from '#domain/payment/payment-status.ts';
import type { LedgerEntry } from '#emulators/ledger.ts';
import type { PaymentEmulators } from '#emulators/start-payment-emulators.ts';
import type { Database } from '#server/database/connection/client.ts';

/**
 * The books: what must be true of stock, money, orders, limits and mails after every run, whatever went wrong in it
 * (promises I1 to I7). Read from the database and the providers' own ledgers alone.
 */
export interface Books {
  /** What does not add up, in words; empty when all does. */
  faults(happened?: { readonly reservations?: readonly number[]; readonly now?: number }): Promise<string[]>;
}

/** Opened at any time, as what is out by then is counted; nothing may be put into stock while they are open. */
export async function openBooks(database: Database, emulators: PaymentEmulators | null = null): Promise<Books> {
  const before = await piecesOf(database);
  return {
    faults: async ({ reservations = [], now = Date.now() } = {}) => [
      ...(await stockFaults(database, before, now)),
      ...(emulators === null ? [] : await moneyFaults(database, emulators)),
      ...(await orderFaults(database)),
      ...(await withdrawalFaults(database)),
      ...(await durabilityFaults(database, reservations)),
      ...(await limitFaults(database)),
      ...(await moveFaults(database)),
      ...(await mailFaults(database)),
    ],
  };
}

export async function expectBooks(books: Books, happened?: Parameters<Books['faults']>[0]): Promise<void> {
  expect(await books.faults(happened)).toEqual([]);
}

type Stock = ReadonlyMap<string, number>;

/** All pieces there are: in stock, held and sold. */
async function piecesOf(database: Database): Promise<Stock> {
  const [stock, out, corrected] = [await stockOf(database), await takenOf(database), await correctedOf(database)];
  return new Map(
    [...new Set([...stock.keys(), ...out.keys()])].map((key) => [
      key,
      (stock.get(key) ?? 0) + (out.get(key) ?? 0) - (corrected.get(key) ?? 0),
    ]),
  );
}

/** What was found to be more or fewer than the books had. */
async function correctedOf(database: Database): Promise<Stock> {
  const rows = await database.query<{ key: string; qty: number }>(
    `SELECT ean || '@' || shop_id AS key, sum(difference) AS qty FROM stock_corrections GROUP BY 1`,
  );
  return new Map(rows.map(({ key, qty }) => [key, qty]));
}

async function takenOf(database: Database): Promise<Stock> {
  const rows = await database.query<{ key: string; qty: number }>(
    `SELECT ean || '@' || shop_id AS key, sum(qty) AS qty FROM stock_holds WHERE state <> 'released' GROUP BY 1`,
  );
  return new Map(rows.map(({ key, qty }) => [key, qty]));
}

async function stockOf(database: Database): Promise<Stock> {
  const rows = await database.query<{ key: string; qty: number }>(
    `SELECT ean || '@' || shop_id AS key, qty FROM stock`,
  );
  return new Map(rows.map(({ key, qty }) => [key, qty]));
}

/** I1: start − sold − held + returned = there; none below zero; nothing held beyond its time, without an end or for what is over. */
async function stockFaults(database: Database, before: Stock, now: number): Promise<string[]> {
  const faults: string[] = [];
  const after = await stockOf(database);
  const taken = await takenOf(database);
  const back = await database.query<{ key: string; qty: number }>(
    `SELECT ean || '@' || returned_to AS key, sum(coalesce(on_sale, count)) AS qty FROM withdrawals JOIN withdrawal_lines USING (withdrawal_id)
      WHERE returned_to IS NOT NULL GROUP BY 1`,
  );
  const returned = new Map(back.map(({ key, qty }) => [key, qty]));
  const corrected = await correctedOf(database);
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const expected =
      (before.get(key) ?? 0) + (corrected.get(key) ?? 0) - (taken.get(key) ?? 0) + (returned.get(key) ?? 0);
    if ((after.get(key) ?? 0) !== expected) faults.push(`I1 ${key}: ${after.get(key)} there, ${expected} expected`);
    if ((after.get(key) ?? 0) < 0) faults.push(`I1 ${key} is below zero`);
  }
  const lines = await database.query<{ id: number }>(
    `SELECT DISTINCT r.reservation_id AS id FROM reservations r
       LEFT JOIN (SELECT reservation_id, ean, sum(count) AS count FROM reservation_lines GROUP BY 1, 2) l USING (reservation_id)
       LEFT JOIN stock_holds h ON h.reservation_id = r.reservation_id AND h.ean = l.ean AND h.shop_id = r.shop_id
      WHERE h.qty IS DISTINCT FROM nullif(l.count, 0)`,
  );
  for (const { id } of lines) faults.push(`I1 reservation ${id} holds something else than its lines`);
  const wrong = await database.query<{ id: number; status: number; state: string }>(
    `SELECT r.reservation_id AS id, r.status_id AS status, h.state FROM reservations r JOIN stock_holds h USING (reservation_id)
      WHERE h.state <> CASE WHEN r.status_id IN (8, 9, 10) THEN 'released' WHEN r.status_id IN (5, 6, 7) THEN 'sold' ELSE 'held' END`,
  );
  for (const { id, status, state } of wrong)
    faults.push(`I1 reservation ${id} has status ${status} and ${state} pieces`);
  const late = await database.query<{ id: number }>(
    'SELECT reservation_id AS id FROM reservations WHERE status_id IN (1, 2, 3, 4) AND expires_at < $1',
    [new Date(now - 60_000)],
  );
  for (const { id } of late) faults.push(`I1 reservation ${id} is held beyond its time`);
  const endless = await database.query<{ id: number }>(
    `SELECT reservation_id AS id FROM reservations
      WHERE expires_at IS NULL AND (status_id IN (1, 4) OR (status_id IN (2, 3) AND payment_method IS NULL))
        AND status_changed_at < $1`,
    [new Date(now - 60_000)],
  );
  for (const { id } of endless) faults.push(`I1 reservation ${id} is unpaid and held for ever`);
  const heldBy = await database.query<{ id: number }>(
    `SELECT DISTINCT reservation_id AS id FROM reservation_holders JOIN reservations USING (reservation_id)
      WHERE status_id NOT IN (1, 2, 3, 4) OR (status_id > 1 AND payment_method IS NOT NULL)`,
  );
  for (const { id } of heldBy) faults.push(`I1 reservation ${id} is counted as held though it is paid or over`);
  return faults;
}

interface PaymentRow {
  readonly id: string;
  readonly status: string;
  readonly reservation: number;
  readonly amount: number;
  /** Less what was not found, where less can be drawn. */
  readonly due: number;
  readonly captured: number;
  readonly refunded: number;
  readonly undoing: boolean;
  readonly drawing: boolean;
  /** Somebody else has drawn a part of it. */
  readonly inParts: boolean;
  readonly flagged: string | null;
}

/** I2 and I3: every authorisation has a paid order or was let go; nothing is drawn twice or beyond its order. */
async function moneyFaults(database: Database, emulators: PaymentEmulators): Promise<string[]> {
  const payments = await database.query<PaymentRow>(
    `SELECT payment_id AS id, p.status, r.status_id AS reservation, amount_ore AS amount, captured_ore AS captured,
            amount_ore - CASE WHEN provider = 'qliro' THEN 0 ELSE (SELECT coalesce(sum(missing_ore), 0)
              FROM reservation_lines l WHERE l.reservation_id = r.reservation_id) END AS due,
            refunded_ore AS refunded, flagged,
            EXISTS (SELECT FROM payment_operations o WHERE o.payment_id = p.payment_id AND o.operation IN ('cancel', 'refund')
                      AND o.state = 'planned') AS undoing,
            EXISTS (SELECT FROM payment_operations o WHERE o.payment_id = p.payment_id AND o.operation = 'capture'
                      AND o.state = 'planned') AS drawing,
            EXISTS (SELECT FROM payment_events e WHERE e.payment_id = p.payment_id AND e.kind = 'part-captured') AS "inParts"
       FROM payments p JOIN reservations r USING (reservation_id)`,
  );
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  const entries = paymentMethods.flatMap((method) => emulators[method].ledger.entries);
  const known = Map.groupBy(entries, ({ reference }) => reference);
  const faults: string[] = [];
  for (const [reference, moved] of known) {
    const payment = byId.get(reference);
    if (payment === undefined) faults.push(`I2 money for ${reference}, of which the shop knows nothing`);
    else faults.push(...ledgerFaults(payment, moved));
  }
  for (const { id, status } of payments) {
    const paid = status === 'authorized' || status === 'captured';
    if (paid && !known.has(id)) faults.push(`I3 payment ${id} is ${status} without money`);
  }
  return faults;
}

function ledgerFaults(payment: PaymentRow, entries: readonly LedgerEntry[]): string[] {
  const sum = (kind: LedgerEntry['kind']) =>
    entries.filter((entry) => entry.kind === kind).reduce((total, { amount }) => total + amount, 0);
  const { id, status, reservation } = payment;
  const open = sum('authorized') - sum('cancelled') - sum('refunded');
  const isPaid = (status === 'authorized' || status === 'captured') && ![1, 8, 9, 10].includes(reservation);
  const faults: string[] = [];
  if (open > 0 && !isPaid && !payment.undoing && payment.flagged === null) {
    faults.push(`I2 payment ${id} is ${status}, reservation at ${reservation}, and ${open} øre are held`);
  }
  if (entries.filter(({ kind }) => kind === 'captured').length > 1 && !payment.inParts)
    faults.push(`I3 payment ${id} was captured twice`);
  const isDue = [5, 6, 7].includes(reservation) && !payment.drawing && payment.flagged === null;
  if (sum('captured') < payment.due && (status === 'captured' || isDue))
    faults.push(`I3 payment ${id}: ${sum('captured')} of ${payment.due} captured, reservation at ${reservation}`);
  if (sum('captured') > payment.amount) faults.push(`I3 payment ${id}: more captured than ordered`);
  if (sum('captured') !== payment.captured)
    faults.push(`I3 payment ${id}: ${sum('captured')} captured, ${payment.captured} booked`);
  if (sum('refunded') > sum('captured')) faults.push(`I3 payment ${id}: more refunded than captured`);
  if (sum('refunded') !== payment.refunded && !payment.undoing)
    faults.push(`I3 payment ${id}: ${sum('refunded')} refunded, ${payment.refunded} booked`);
  return faults;
}

async function orderFaults(database: Database): Promise<string[]> {
  const rows = await database.query<{ id: number; why: string }>(
    `SELECT r.reservation_id AS id, 'has no order' AS why FROM reservations r LEFT JOIN orders o USING (reservation_id)
      WHERE o.order_id IS NULL AND (r.status_id = 5 OR EXISTS (
              SELECT FROM payments p WHERE p.reservation_id = r.reservation_id AND p.status = 'captured'))
      UNION ALL
     SELECT r.reservation_id, 'has an order of another total' FROM reservations r JOIN orders o USING (reservation_id)
      WHERE o.total_ore <> r.total_ore
      UNION ALL
     SELECT reservation_id, 'has lines that do not add up' FROM reservations r
       JOIN (SELECT reservation_id, sum(price_ore * count) AS goods, sum(discount_ore) AS discount FROM reservation_lines
              GROUP BY reservation_id) l USING (reservation_id)
      WHERE l.goods <> r.goods_ore OR l.discount <> r.discount_ore`,
  );
  return rows.map(({ id, why }) => `I3 reservation ${id} ${why}`);
}

/** I1 and I3 of what was withdrawn: no more pieces and øre go back than were sold, and what is received is refunded as written. */
async function withdrawalFaults(database: Database): Promise<string[]> {
  const rows = await database.query<{ id: number; why: string }>(
    `SELECT w.reservation_id AS id, 'has withdrawn more pieces than it has' AS why
       FROM withdrawals w JOIN withdrawal_lines l USING (withdrawal_id)
       LEFT JOIN reservation_lines r ON r.reservation_id = w.reservation_id AND r.ean = l.ean
      GROUP BY w.reservation_id, l.ean, r.count HAVING sum(l.count) > coalesce(r.count, 0)
      UNION ALL
     SELECT reservation_id, 'gives back other sums than its lines say' FROM withdrawals w
      WHERE goods_ore <> (SELECT sum(amount_ore) FROM withdrawal_lines l WHERE l.withdrawal_id = w.withdrawal_id)
      UNION ALL
     SELECT w.reservation_id, 'gives back more than was paid' FROM withdrawals w JOIN reservations r USING (reservation_id)
      GROUP BY w.reservation_id, r.total_ore HAVING sum(w.goods_ore + w.freight_ore) > r.total_ore
      UNION ALL
     SELECT w.reservation_id, 'has another refund than its withdrawal says'
       FROM withdrawals w LEFT JOIN payment_operations o USING (operation_id)
      WHERE w.received_at IS NOT NULL
        AND w.goods_ore + w.freight_ore - w.deducted_ore - w.settled_ore <> coalesce(o.amount_ore, 0)
      UNION ALL
     SELECT w.reservation_id, 'was withdrawn without having been handed out or paid' FROM withdrawals w
       JOIN reservations r USING (reservation_id) WHERE r.status_id NOT IN (5, 6, 7) OR r.payment_method IS NULL
      UNION ALL
     SELECT p.reservation_id, 'has given back another sum than its steps say' FROM payments p
      WHERE p.refunded_ore <> (SELECT coalesce(sum(o.amount_ore), 0) FROM payment_operations o
                                WHERE o.payment_id = p.payment_id AND o.operation = 'refund' AND o.state = 'done')`,
  );
  return rows.map(({ id, why }) => `I3 reservation ${id} ${why}`);
}

/** I4: whoever was told that it is done finds it. */
async function durabilityFaults(database: Database, ids: readonly number[]): Promise<string[]> {
  const rows = await database.query<{ id: number }>(
    `SELECT id FROM unnest($1::int[]) AS id WHERE NOT EXISTS (SELECT FROM reservations WHERE reservation_id = id)`,
    [ids],
  );
  return rows.map(({ id }) => `I4 reservation ${id} is gone`);
}

/** I5: no code is used more often, and no article ordered in a larger number, than is allowed. */
async function limitFaults(database: Database): Promise<string[]> {
  const rows = await database.query<{ what: string }>(
    `SELECT 'code ' || name || ' was used ' || n || ' times' AS what
       FROM promocodes JOIN (SELECT promocode_id, count(*) AS n FROM promocode_uses GROUP BY 1) u USING (promocode_id)
      WHERE n > max_uses OR n <> uses
      UNION ALL
     SELECT 'reservation ' || reservation_id || ' is beyond the limit of ' || ean
       FROM (SELECT reservation_id, ean, article_id, sum(count) AS n FROM reservation_lines GROUP BY 1, 2, 3) l
       JOIN articles a USING (article_id) WHERE n > a.web_purchase_limit
      UNION ALL
     SELECT 'reservation ' || r.reservation_id || ' delivers what must be collected'
       FROM reservations r JOIN reservation_lines USING (reservation_id) JOIN articles a USING (article_id)
      WHERE r.delivery AND a.only_cc = 1`,
  );
  return rows.map(({ what }) => `I5 ${what}`);
}

/** I6: every step that was ever made is one of the table, and each begins where the last one ended. */
async function moveFaults(database: Database): Promise<string[]> {
  const rows = await database.query<{ id: number }>(
    `SELECT reservation_id AS id FROM (
       SELECT reservation_id, from_status, to_status,
              lag(to_status) OVER (PARTITION BY reservation_id ORDER BY change_id) AS before
         FROM reservation_status_changes) c
      WHERE from_status IS DISTINCT FROM before
         OR (from_status IS NOT NULL AND NOT EXISTS (
               SELECT FROM reservation_status_moves m WHERE m.from_status = c.from_status AND m.to_status = c.to_status))`,
  );
  return rows.map(({ id }) => `I6 reservation ${id} moved as none may`);
}

/** I7: one mail for each step that the customer is told of, and none twice. */
async function mailFaults(database: Database): Promise<string[]> {
  const rows = await database.query<{ id: number; status: number; n: number }>(
    `SELECT c.reservation_id AS id, c.to_status AS status, count(m.mail_id) AS n
       FROM reservation_status_changes c
       LEFT JOIN mail_outbox m ON m.dedupe_key = 'reservation:' || c.reservation_id || ':' || c.to_status
      WHERE c.to_status IN (2, 3, 4, 5, 6, 7, 8, 9) GROUP BY 1, 2 HAVING count(m.mail_id) <> 1`,
  );
  const told = await database.query<{ id: number; key: string; n: number }>(
    `SELECT w.withdrawal_id AS id, k.key, count(m.mail_id) AS n FROM withdrawals w
      CROSS JOIN LATERAL (VALUES ('told'), ('received')) k (key)
       LEFT JOIN mail_outbox m ON m.dedupe_key = 'withdrawal:' || w.withdrawal_id || ':' || k.key
      GROUP BY 1, 2, w.received_at
     HAVING count(m.mail_id) <> CASE WHEN k.key = 'told' OR w.received_at IS NOT NULL THEN 1 ELSE 0 END`,
  );
  return [
    ...rows.map(({ id, status, n }) => `I7 reservation ${id} was mailed ${n} times about status ${status}`),
    ...told.map(({ id, key, n }) => `I7 withdrawal ${id} was mailed ${n} times that it was ${key}`),
  ];
}
