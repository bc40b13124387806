import { chromium, type Page } from '@playwright/test';
import { loadAcceptance } from '#database/acceptance/load-acceptance.ts';
import { goodPin, newClerk, pairingCodeFor } from '#tests/api/counter-client.ts';
import { noLimits } from '#tests/api/customers.ts';
import { eans, reservationOf, reserve } from '#tests/api/paying-shop.ts';
import { openPage } from '#tests/api/test-shop.ts';
import { startDyingShop } from '#tests/faults/start-dying-process.ts';
import { startThrowAwayDatabase } from '#tests/throw-away-database.ts';
import { buildCounter } from '../scripts/build/build-counter.ts';
import { findBrowser } from '../scripts/gallery/find-browser.ts';
import { noteFigure } from './figures.ts';

/**
 * The counter over two processes: how long after an order is made at the one it is seen on a counter of the other (p95 of
 * them, at most 2 s), and how long a queue of 300 takes from the address to its first rows (median, at most 1 s; the second
 * figure with the processor made four times slower, as on a tablet of the middle class).
 *
 *   node benchmarks/counter.ts [orders in the queue] [orders seen]
 */
const [waiting = 300, seen = 20] = process.argv.slice(2).map(Number);
const visits = 7;

await buildCounter();
const server = await startThrowAwayDatabase();
await loadAcceptance(server.database);
await server.database.execute('UPDATE stock SET qty = 100000 WHERE ean = $1', [eans.drink]);
await newClerk(server.database, 'Jonas Haug');
const start = () => startDyingShop({ databaseUrl: server.url, settings: { ...noLimits, SHOP_DATA: 'acceptance' } });
const [shop, other] = await Promise.all([start(), start()]);
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const page = await signedIn(other.url);
  const times: number[] = [];
  const visitor = await openPage(shop.url);
  const order = async () => (await reserve(visitor, reservationOf(1, { ean: eans.drink }))).body.id as number;
  for (let n = 0; n < seen; n++) {
    const pressed = Date.now();
    const id = await order();
    await page.getByRole('button', { name: `Plukk ${id}`, exact: true }).waitFor({ timeout: 20_000 });
    times.push(Date.now() - pressed);
    await server.database.execute('UPDATE reservations SET status_id = 8 WHERE reservation_id = $1', [id]);
  }
  tell('order seen at the counter of another process, p95', quantile(times, 0.95), 2_000);

  for (let n = 0; n < waiting; n++) await order();
  tell(`queue of ${waiting} opens`, await opening(page), 1_000);
  const slowly = await page.context().newCDPSession(page);
  await slowly.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  tell(`queue of ${waiting} opens, processor four times slower`, await opening(page), null);
} finally {
  await browser.close();
  for (const each of [shop, other]) each.kill();
  await server.close();
}
process.exit(0);

async function signedIn(url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1180, height: 820 }, baseURL: url, locale: 'nb-NO' });
  const page = await context.newPage();
  await page.goto('/disk');
  await page.getByLabel(/^Koblingskode/).fill(await pairingCodeFor(server.database));
  await page.getByRole('button', { name: 'Koble til', exact: true }).click();
  await page.getByRole('button', { name: 'Jonas', exact: true }).click();
  for (const digit of goodPin) await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByText('Direkte').waitFor();
  return page;
}

/** From the address to the first row on the screen, by the page's own clock. */
async function opening(page: Page): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < visits; visit++) {
    await page.goto('/disk', { waitUntil: 'commit' });
    times.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const look = () => {
              if (document.querySelector('main article') === null) requestAnimationFrame(look);
              else requestAnimationFrame(() => resolve(performance.now()));
            };
            look();
          }),
      ),
    );
  }
  return quantile(times, 0.5);
}

function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function tell(what: string, ms: number, limit: number | null): void {
  console.log(`${what}: ${Math.round(ms)} ms${limit === null ? '' : `, at most ${limit}`}`);
  noteFigure({ what, figure: Math.round(ms), unit: 'ms', limit, bound: 'most' });
}
