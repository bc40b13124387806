/**
 * How soon a phone shows what its shopper pressed, and its largest picture: the browser's processor is slowed down six times for
 * presses (the longest of filter, size, add to cart and menu, from input to the next paint, as INP counts), and the network is
 * Lighthouse's slow 4G for the largest paint. Each is taken several times; the median counts.
 *
 *   node benchmarks/browser/interactions.ts [times]
 */
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/gallery/find-browser.ts';
import { noteFigure } from '../figures.ts';
import { openDemoShop } from '../open-demo-shop.ts';
import { addButton, articleToBuy, labelsIn, pickVariant } from './article-to-buy.ts';
import { openWithMadePictures } from './made-pictures.ts';

const times = Number(process.argv[2] ?? 5);
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true };
const slowdown = 6;
/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms, in bytes a second. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

interface Press {
  readonly title: string;
  readonly path: string;
  /** What is pressed before, and does not count. */
  readonly before?: (page: Page) => Promise<void>;
  readonly target: (page: Page) => Locator;
}

const filterButton = (page: Page) => page.getByRole('button', { name: /^Filter/ });

const presses: readonly Press[] = [
  { title: 'menu', path: '/', target: (page) => page.getByRole('button', { name: 'Meny' }) },
  { title: 'filter', path: '/klaer', target: filterButton },
  {
    title: 'a choice in the filter',
    path: '/klaer',
    before: (page) => filterButton(page).tap(),
    target: (page) => page.getByRole('dialog').locator('label:has(input[type=checkbox])').first(),
  },
  { title: 'size', path: articleToBuy, target: (page) => labelsIn(page, /størrelse/i).first() },
  {
    title: 'add to cart',
    path: articleToBuy,
    before: pickVariant,
    target: addButton,
  },
];

const paths = ['/', '/klaer', articleToBuy];
const shop = await openDemoShop(2400);
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const path of paths) {
    const context = await browser.newContext(phone);
    await openWithMadePictures(await context.newPage(), shop.url + path);
    await context.close();
  }
  for (const press of presses) {
    note(`${press.title}, pressed on a phone ${slowdown} times slower`, await medianOf(() => paintAfter(press)), 200);
  }
  for (const path of paths) {
    note(`largest paint of ${path} on slow 4G`, await medianOf(() => largestPaint(browser, path)), 1800);
  }
} finally {
  await browser.close();
  await shop.close();
}

/**
 * The press is a touch at the target's place: the checks Playwright makes before its own taps would run on the slowed processor
 * and be counted as the shop's. What comes before it, and bringing the target into view as a shopper does, is done at full speed.
 */
async function paintAfter({ path, before, target }: Press): Promise<number> {
  const page = await visited(path);
  await before?.(page);
  await target(page).scrollIntoViewIfNeeded();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.waitForTimeout(1500);
  const place = await target(page).boundingBox();
  if (place === null) throw new Error(`nothing to press on ${path}`);
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seenPresses: seen });
    const observer = new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) seen.push(duration);
    });
    observer.observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  await page.waitForTimeout(500);
  await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
  await page.waitForTimeout(1500); // entries come after their paint
  const durations = await page.evaluate(() => (window as unknown as { seenPresses: number[] }).seenPresses);
  await page.context().close();
  if (durations.length === 0) throw new Error(`the press on ${path} was not seen`);
  return Math.max(...durations);
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

async function medianOf(take: () => Promise<number>): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) taken.push(await take());
  return taken.toSorted((a, b) => a - b)[Math.floor(taken.length / 2)] ?? Number.NaN;
}

function note(what: string, figure: number, limit: number): void {
  console.log(`${what}: ${figure.toFixed(0)} ms (most ${limit})`);
  noteFigure({ what, figure, unit: 'ms', limit, bound: 'most' });
  if (figure > limit) process.exitCode = 1;
}
