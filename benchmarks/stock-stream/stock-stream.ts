/**
 * A thousand changes of stock a second over the machine API, from another process: how soon is each in the shop's answers, and
 * do shoppers feel it? Their waits are held against those of the same shop left alone just before and just after, as the
 * machine itself is not the same from one minute to the next.
 *
 *   node benchmarks/stock-stream/stock-stream.ts [seconds] [articles]
 */
import { fork } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { openDatabase } from '#server/database/connection/client.ts';
import { makeKey } from '#tests/api/machine-key.ts';
import { textTable } from '../../scripts/terminal/text-table.ts';
import { cpuSeconds, serverOf } from '../cpu-seconds.ts';
import { type Figure, noteFigure, shareOfLimit } from '../figures.ts';
import { openDemoShop } from '../open-demo-shop.ts';
import type { ShoppersOrders } from './paced-shoppers.ts';
import { everybodysPages, shoppersVisits, type Visit } from './shoppers-visits.ts';
import type { StockPlaces, StockSent } from './stock-sender.ts';

const [seconds = 60, articles = 2_400] = process.argv.slice(2).map(Number);
const perSecond = 20;
const figures: Figure[] = [];

const shop = await openDemoShop(articles);
const database = openDatabase({ url: shop.databaseUrl });
try {
  const { token } = await makeKey(database, { perMinute: 1_000_000 });
  const places = await somePlaces();
  const [visitBefore, visitMeanwhile, visitAfter] = await shoppersVisits(
    shop.url,
    places.map(({ article }) => article),
  );
  const shoppers = async (visit: Visit | undefined, long: number): Promise<Wait[]> => {
    const paths = Array.from({ length: long * perSecond }, (_, at) => visit?.(at) ?? '/');
    const waits = await child<ShoppersOrders, number[]>('paced-shoppers.ts', { url: shop.url, paths, perSecond });
    return waits.map((ms, at) => ({ ms, isEverybodys: everybodysPages.some((page) => page === paths[at]) }));
  };
  await shoppers(visitAfter, 5);
  const before = await shoppers(visitBefore, Math.max(5, seconds / 2));
  const [pid] = await database.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const server = serverOf(pid?.pid ?? 0);
  const used = { shop: process.cpuUsage(), all: cpuSeconds(server) };
  const [sent, busy] = await Promise.all([
    child<StockPlaces, StockSent>('stock-sender.ts', { url: shop.url, token, seconds, places }),
    shoppers(visitMeanwhile, seconds),
  ]);
  const { user, system } = process.cpuUsage(used.shop);
  note('processor of the shop meanwhile', (user + system) / 1e6 / sent.seconds, 'cores', null, 'most');
  note(
    'processor of PostgreSQL and of those who ask, meanwhile',
    (cpuSeconds(server) - used.all) / sent.seconds,
    'cores',
    null,
    'most',
  );
  const idle = [...before, ...(await shoppers(visitAfter, Math.max(5, seconds / 2)))];
  note('changes taken a second', sent.changes / sent.seconds, '/s', 950, 'least');
  note('calls told to come back', sent.turnedAway, '', null, 'most');
  note('changes refused', sent.refused, '', null, 'most');
  note('changes refused or not seen', sent.refused + sent.unseen, '', 0.5, 'most');
  note('from sent to seen, p95', quantile(sent.lagsMs, 0.95), 'ms', 2_000, 'most');
  note('from sent to seen, longest', quantile(sent.lagsMs, 1), 'ms', 2_000, 'most');
  compare('shoppers', { idle, busy }, 1.2);
  const everybodys = (waits: readonly Wait[]) => waits.filter(({ isEverybodys }) => isEverybodys);
  compare('those who ask for a cached page', { idle: everybodys(idle), busy: everybodys(busy) }, null);
} finally {
  await database.close();
  await shop.close();
}
console.log(`Load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors`);
console.log(
  textTable(
    figures.map(({ what, figure, unit, limit }) => [
      what,
      `${figure.toFixed(figure < 10 ? 2 : 0)} ${unit}`,
      limit === null ? '' : `limit ${limit}`,
    ]),
  ),
);
process.exit(figures.some((figure) => (shareOfLimit(figure) ?? 0) > 1) ? 1 : 0);

/**
 * One variant of each article in a few shops: so many that none comes again within a few seconds. None that somebody has
 * ordered: pieces that are held are counted by the till and not on sale.
 */
async function somePlaces(): Promise<StockPlaces['places']> {
  return database.query(
    `SELECT v.ean, a.article_id AS article, s.shop_id AS shop,
            coalesce((SELECT sum(k.qty) FROM stock k JOIN variants o USING (ean)
                       WHERE o.article_id = a.article_id AND o.ean <> v.ean AND k.shop_id = s.shop_id), 0) AS others
       FROM articles a JOIN LATERAL (SELECT ean FROM variants WHERE article_id = a.article_id AND visible_on_web = 1
                                      ORDER BY variant_id LIMIT 1) v ON true
      CROSS JOIN (SELECT shop_id FROM shops WHERE closed = 0 ORDER BY shop_id LIMIT 3) s
      WHERE a.visible_on_web = 1
        AND NOT EXISTS (SELECT FROM reservation_lines l JOIN reservations r USING (reservation_id)
                         WHERE l.ean = v.ean AND r.shop_id = s.shop_id)
      ORDER BY s.shop_id, a.article_id`,
  );
}

function child<Orders extends object, Answer>(file: string, orders: Orders): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const process = fork(path.join(import.meta.dirname, file));
    process.once('message', (answer) => resolve(answer as Answer));
    process.once('exit', (code) => (code === 0 ? undefined : reject(new Error(`${file} ended with ${code}`))));
    process.send(orders);
  });
}

interface Wait {
  readonly ms: number;
  readonly isEverybodys: boolean;
}

function compare(who: string, waits: Readonly<Record<'idle' | 'busy', readonly Wait[]>>, limit: number | null): void {
  const p95 = (of: readonly Wait[]) =>
    quantile(
      of.map(({ ms }) => ms),
      0.95,
    );
  note(`${who} with an idle shop, p95`, p95(waits.idle), 'ms', null, 'most');
  note(`${who} meanwhile, p95`, p95(waits.busy), 'ms', null, 'most');
  note(`${who} meanwhile beside an idle shop, p95`, p95(waits.busy) / p95(waits.idle), '×', limit, 'most');
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

function note(what: string, figure: number, unit: string, limit: number | null, bound: Figure['bound']): void {
  const noted = { what, figure, unit, limit, bound };
  figures.push(noted);
  noteFigure(noted);
}
