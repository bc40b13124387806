/**
 * How soon a phone shows what its shopper pressed, and its largest picture: the browser's processor is slowed down six times for
 * presses (the longest of filter, size, add to cart and menu, from input to the next paint, as INP counts), and the network is
 * Lighthouse's slow 4G for the largest paint. Each is taken several times; the median counts.
 *
 *   node benchmarks/browser/interactions.ts [times]
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/gallery/find-browser.ts';
import { noteFigure } from '../figures.ts';
import { openDemoShop } from '../open-demo-shop.ts';

const times = Number(process.argv[2] ?? 5);
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true };
const slowdown = 6;
/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms, in bytes a second. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const article = '/product/vidda-3-lags-skalljakke';

interface Press {
  readonly title: string;
  readonly path: string;
  press(page: Page): Promise<void>;
}

const presses: readonly Press[] = [
  { title: 'menu', path: '/', press: (page) => page.getByRole('button', { name: 'Meny' }).tap() },
  { title: 'filter', path: '/klaer', press: (page) => page.getByRole('button', { name: /^Filter/ }).tap() },
  { title: 'a choice in the filter', path: '/klaer', press: chooseInFilter },
  { title: 'size', path: article, press: (page) => sizes(page).first().tap() },
  { title: 'add to cart', path: article, press: addToCart },
];

const shop = await openDemoShop(2400);
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const { title, path, press } of presses) {
    note(`${title}, pressed on a phone ${slowdown} times slower`, await medianOf(() => paintAfter(path, press)), 200);
  }
  for (const path of ['/', '/klaer', article]) {
    note(`largest paint of ${path} on slow 4G`, await medianOf(() => largestPaint(browser, path)), 1800);
  }
} finally {
  await browser.close();
  await shop.close();
}

async function paintAfter(path: string, press: Press['press']): Promise<number> {
  const page = await visited(path);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seenPresses: seen });
    const observer = new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) seen.push(duration);
    });
    observer.observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  await press(page);
  await page.waitForTimeout(1500); // entries come after their paint
  const durations = await page.evaluate(() => (window as unknown as { seenPresses: number[] }).seenPresses);
  await page.context().close();
  return Math.max(16, ...durations);
}

/** A page that has come alive, its pictures made and the cookie question answered. */
async function visited(path: string): Promise<Page> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(shop.url + path, { waitUntil: 'networkidle' });
  const cookies = page.getByRole('button', { name: 'Kun nødvendige' });
  if (await cookies.isVisible()) await cookies.click();
  await page.waitForLoadState('networkidle');
  return page;
}

async function largestPaint(from: Browser, path: string): Promise<number> {
  const context = await from.newContext(phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await page.goto(shop.url + path, { waitUntil: 'load' });
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await context.close();
  return paint;
}

function sizes(page: Page) {
  return page.getByRole('group', { name: /størrelse/i }).locator('label');
}

async function chooseInFilter(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filter/ }).tap();
  await forgetPresses(page);
  await page.getByRole('checkbox').first().tap({ force: true });
}

async function addToCart(page: Page): Promise<void> {
  for (const name of [/farge/i, /størrelse/i])
    await page.getByRole('group', { name }).getByRole('radio').first().check({ force: true });
  await forgetPresses(page);
  await page.getByRole('button', { name: 'Legg i handlekurv' }).first().tap();
}

/** What was pressed to get there does not count. */
async function forgetPresses(page: Page): Promise<void> {
  await page.waitForTimeout(1000);
  await page.evaluate(() => void (window as unknown as { seenPresses: number[] }).seenPresses.splice(0));
}

async function medianOf(take: () => Promise<number>): Promise<number> {
  await take(); // pictures are made when they are first asked for
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) taken.push(await take());
  return taken.toSorted((a, b) => a - b)[Math.floor(taken.length / 2)] ?? Number.NaN;
}

function note(what: string, figure: number, limit: number): void {
  console.log(`${what}: ${figure.toFixed(0)} ms (most ${limit})`);
  noteFigure({ what, figure, unit: 'ms', limit, bound: 'most' });
  if (figure > limit) process.exitCode = 1;
}
