import pg from 'pg';
import { openDatabase } from '#server/database/connection/client.ts';
import { cpuSeconds, serverOf } from './cpu-seconds.ts';
import { noteFigure } from './figures.ts';
import { runLoad } from './load.ts';
import { fillStock } from './orders/fill-stock.ts';
import { orderRequests } from './orders/order-requests.ts';
import { type OrderStatements, recordOrder, replayOrder } from './orders/order-statements.ts';
import { ownProcess } from './own-process.ts';

/**
 * How many reservations a second a shop takes over HTTP, with all that follows one (notifications, patched index, dropped pages,
 * mails and events), beside the very same SQL statements sent by bare pg clients to the same database, as many as there are
 * shoppers: no pool, no client of ours, no rules; the count of orders from an address, BEGIN, the recorded statements, COMMIT. The shop
 * is a process of its own. Each order is by another person at another address, with the limits of a live shop. The two take turns, so
 * that a busy machine is busy for both.
 *
 * The database writes to the disk as a shop's does; beside it the same without (fsync off), where what is left is processor time.
 *
 *   node benchmarks/reservations.ts [seconds a turn] [durable|volatile]
 */
const seconds = Number(process.argv[2] ?? 3);
const asked = process.argv[3];
const turns = 3;
const concurrencies = [
  { clients: 1, least: 0.75 },
  { clients: 16, least: 0.7 },
];
let shopper = 20_000_000;

if (asked !== 'volatile') await measure('durable-acceptance', 'on the disk', true);
if (asked !== 'durable') await measure('acceptance', 'fsync off', false);

async function measure(data: string, how: string, isPromised: boolean): Promise<void> {
  const shop = await ownProcess<{ url: string; databaseUrl: string }>('serve-demo-shop.ts', [data]);
  const { url, databaseUrl } = shop.told;
  const database = openDatabase({ url: databaseUrl, poolSize: 2 });
  try {
    await fillStock(database);
    // A number that nothing else has, so that it can be told apart in the recorded parameters.
    await database.execute(`SELECT setval(pg_get_serial_sequence('reservations', 'reservation_id'), 700000000)`);
    const [backend] = await database.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const server = serverOf(backend?.pid ?? 0);
    const order = await recordOrder(database);
    const next = await orderRequests(url);
    const over = (connections: number, time: number) => runLoad({ url, connections, seconds: time, next });
    for (const { clients, least } of concurrencies) {
      const bare = await Promise.all(Array.from({ length: clients }, () => bareClient(databaseUrl)));
      const spent = { shop: 0, database: 0, raw: 0 };
      const counts = { raw: 0, placed: 0 };
      const rates = { raw: [] as number[], placed: [] as number[] };
      const times: number[] = [];
      await over(clients, seconds / 3);
      await rawOrders(bare, order, seconds / 3);
      for (let turn = 0; turn < turns; turn += 1) {
        const begun = cpuSeconds(server);
        const raw = await rawOrders(bare, order, seconds);
        const between = cpuSeconds(server);
        const shopBefore = await shop.cpuSeconds();
        const placed = await over(clients, seconds);
        if (placed.refused > 0) throw new Error('orders were refused');
        spent.shop += (await shop.cpuSeconds()) - shopBefore;
        spent.database += cpuSeconds(server) - between;
        spent.raw += between - begun;
        counts.raw += raw;
        counts.placed += placed.count;
        rates.raw.push(raw / seconds);
        rates.placed.push(placed.good);
        times.push(placed.p50);
      }
      await Promise.all(bare.map((client) => client.end()));
      const [raw, placed] = [median(rates.raw), median(rates.placed)];
      const share = placed / raw;
      const many = clients === 1 ? 'one client' : `${clients} clients`;
      const each = (time: number, count: number) => `${((time * 1000) / count).toFixed(2)} ms`;
      console.log(
        `${how}, ${many}: ${placed.toFixed(0)} reservations/s over HTTP (half within ${median(times).toFixed(1)} ms; processor time ` +
          `each: shop ${each(spent.shop, counts.placed)}, PostgreSQL ${each(spent.database, counts.placed)}), the same ` +
          `${order.before.length + order.inTransaction.length} statements raw ${raw.toFixed(0)}/s (PostgreSQL ${each(spent.raw, counts.raw)}), ` +
          `share ${share.toFixed(2)}${isPromised ? ` (least ${least})` : ''}`,
      );
      const what = `reservations over HTTP as a share of raw SQL, ${how}, ${many}`;
      noteFigure({ what, figure: share, unit: 'x', limit: isPromised ? least : null, bound: 'least' });
      if (isPromised && share < least) process.exitCode = 1;
    }
  } finally {
    await database.close();
    await shop.close();
  }
}

async function bareClient(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** How many were made in that time, and no more than begun in it. */
async function rawOrders(clients: readonly pg.Client[], order: OrderStatements, time: number): Promise<number> {
  let count = 0;
  const end = performance.now() + time * 1000;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < end) {
        shopper += 1;
        await replayOrder(client, order, shopper);
        if (performance.now() < end) count += 1;
      }
    }),
  );
  return count;
}

function median(rates: readonly number[]): number {
  const sorted = rates.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
