import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#server/database/connection/client.ts';
import type { Books } from '../../../tests/books.ts';
import type { OrderLog } from '../load/order-log.ts';
import type { LiveShop } from './live-shop.ts';

export type Check = readonly [what: string, figure: string, isWell: boolean];

/** What the books and the log say when everything has come to its end; the same of every drill. */
export async function closeDrill({
  books,
  database,
  shop,
  log,
}: {
  books: Books;
  database: Database;
  shop: LiveShop;
  log: OrderLog;
}): Promise<{ readonly checks: readonly Check[]; readonly complaints: readonly string[] }> {
  const unpaid = await paymentsUnderWay(database);
  const ids = [...log.acknowledged.values()];
  const faults = await books.faults({ reservations: ids });
  // A purchase that came to nothing at its provider is given up, and the same press makes another: those are no orders.
  const [row] = await database.query<{ n: number }>(
    `SELECT count(*) AS n FROM reservations WHERE status_id NOT IN (8, 9, 10) OR reservation_id = ANY($1)`,
    [ids],
  );
  const found = row?.n ?? 0;
  const isOnce = found === log.acknowledged.size && new Set(ids).size === ids.length && log.doubles.length === 0;
  const givenUp = await database.query<{ why: string }>(
    `SELECT DISTINCT p.provider || ' ' || p.status || ' ' || e.kind || ' ' || e.source || ' ' || coalesce(regexp_replace(e.details::text, 'merchantReference=\\w+', ''), '') AS why
       FROM payments p JOIN payment_events e USING (payment_id) WHERE p.status = 'cancelled'`,
  );
  const restarts = shop.processes.filter((each) => !each.running()).length;
  return {
    complaints: [
      ...shop.processes
        .filter((each) => !each.running())
        .map((each) => `A process ended: ${each.said().slice(-1_500)}`),
      ...log.failedPages.slice(0, 12).map((page) => `Page failed: ${page}`),
      ...log.doubles.map((double) => `Double: ${double}`),
      ...faults.slice(0, 12).map((fault) => `The books say: ${fault}`),
      ...log.lostAmong(faults).map((time) => `Lost, acknowledged at ${time}`),
      ...givenUp.map(({ why }) => `Given up: ${why}`),
      ...log.failures.map((failure) => `Failed: ${failure}`),
    ],
    checks: [
      ['orders acknowledged', `${log.acknowledged.size} of ${log.begun}`, log.acknowledged.size === log.begun],
      [
        'lost',
        `${faults.filter((fault) => fault.startsWith('I4')).length}`,
        !faults.some((fault) => fault.startsWith('I4')),
      ],
      ['one order per key', `${found} orders, ${log.acknowledged.size} keys`, isOnce],
      ['paid, and handed out', `${log.paid}, ${log.handedOut}`, log.paid > 0 && log.handedOut > 0],
      ['payments let go of', String(log.givenUp), true],
      ['payments under way', String(unpaid), unpaid === 0],
      ['books: stock, money, orders, mails', faults.length === 0 ? 'add up' : 'do not add up', faults.length === 0],
      ['told to come back', `${log.repeated} times; outcome unknown ${log.unknown} times`, true],
      ['answers that must not come', String(log.failures.length), log.failures.length === 0],
      [
        'pages meanwhile',
        `${log.pages}; told to come back ${log.pagesShed}, failed ${log.failedPages.length}; slowest ${log.slowestPageMs} ms`,
        log.failedPages.length === 0,
      ],
      ['mails sent', String(shop.mails()), shop.mails() > 0],
      ['processes of the shop that ended', String(restarts), restarts === 0],
    ],
  };
}

/** Those that are not decided yet or have a step to go, after a while of waiting for the jobs. */
async function paymentsUnderWay(database: Database): Promise<number> {
  const count = async () => {
    const [row] = await database.query<{ count: number }>(
      `SELECT (SELECT count(*) FROM payments WHERE status = 'pending')
            + (SELECT count(*) FROM payment_operations WHERE state = 'planned') AS count`,
    );
    return row?.count ?? 0;
  };
  for (let attempts = 0; attempts < 240 && (await count()) > 0; attempts += 1) await sleep(500);
  return count();
}
