import { loadAcceptance } from '#database/acceptance/load-acceptance.ts';
import { openDatabase } from '#server/database/connection/client.ts';
import { deskAs } from '#tests/api/desk-client.ts';
import { startThrowAwayDatabase } from '#tests/throw-away-database.ts';
import { noteFigure } from '../figures.ts';
import { openShopOn } from '../open-demo-shop.ts';
import { deskQuestions } from './desk-questions.ts';
import { fillBooks } from './fill-books.ts';

/**
 * Every list, filter, search and report of the desk over HTTP, with two years of a large chain's orders behind it: the median of
 * some calls, at most 100 ms for what is listed and 1 s for what is counted up. Filling takes some four minutes, asking one. A
 * database that was filled before is named by BENCH_DATABASE_URL and left as it is.
 *
 *   node benchmarks/desk/desk.ts [orders] [customers] [articles]
 */
const [orders = 1_000_000, customers = 100_000, articles = 200_000] = process.argv.slice(2).map(Number);
const calls = 7;

const given = process.env.BENCH_DATABASE_URL;
const server = given === undefined ? await startThrowAwayDatabase() : null;
const url = given ?? server?.url ?? '';
let over = 0;
try {
  if (server !== null) {
    await loadAcceptance(server.database);
    await fillBooks(url, { orders, customers, articles }, (what) => console.log(what));
  }
  const shop = await openShopOn(url, { SHOP_DATA: 'acceptance', DESK: 'on' });
  const database = openDatabase({ url });
  try {
    const ada = await deskAs({ url: shop.url, database }, 'administrator', { steppedUp: true });
    for (const { what, path, limit } of await deskQuestions(database)) {
      const times: number[] = [];
      for (let call = 0; call < calls; call++) {
        const begun = performance.now();
        const { status } = await ada.get(path);
        times.push(performance.now() - begun);
        if (status !== 200) throw new Error(`${path} was answered with ${status}`);
      }
      const median = times.sort((a, b) => a - b)[Math.floor(calls / 2)] ?? Number.NaN;
      if (median > limit) over++;
      console.log(`${what}: ${median.toFixed(1)} ms, at most ${limit}${median > limit ? ' OVER' : ''}`);
      noteFigure({ what, figure: median, unit: 'ms', limit, bound: 'most' });
    }
  } finally {
    await database.close();
    await shop.close();
  }
} finally {
  await server?.close();
}
process.exit(over > 0 ? 1 : 0);
