/**
 * Lighthouse (mobile) of the shop's screens, on a shop that is already open, or on a demo shop of its own. Each screen is taken
 * five times or as often as is said, and the median of each category counts; checkout is taken with goods in the cart.
 *
 *   node benchmarks/browser/lighthouse.ts http://localhost:3000 / /klaer
 *   node benchmarks/browser/lighthouse.ts demo 1 / /checkout
 *
 * Lighthouse makes the processor four times slower, which takes a fast desktop to a phone of the middle class. On a machine
 * that is itself no faster than a good phone it asks to be calibrated (its `benchmarkIndex` is below 1000); so Performance is
 * noted twice there: as it comes, and once with half the slowing down.
 *
 * Each time is a browser started anew on the same profile, as the `lighthouse` command starts one: in a browser that has shown
 * pages before, what it holds of them is gone through when the profiler is switched on, and that counts as the page's blocking time.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { throttling as presets } from 'lighthouse/core/config/constants.js';
import { findBrowser } from '../../scripts/gallery/find-browser.ts';
import { noteFigure } from '../figures.ts';
import { openDemoShop } from '../open-demo-shop.ts';
import { addButton, articleToBuy, pickVariant } from './article-to-buy.ts';
import { openWithMadePictures } from './made-pictures.ts';

type Run = Pick<Result, 'categories' | 'audits' | 'environment'>;

const [given = 'http://localhost:3000', ...rest] = process.argv.slice(2);
const times = Number(rest.find((word) => /^\d+$/.test(word)) ?? 5);
const pages = rest.filter((word) => word.startsWith('/'));
const port = 9300 + (process.pid % 500);
/** On a port that is known beforehand, so that its pages can name their own address, as search engines want them to. */
const demo = given === 'demo' ? await openDemoShop(2400, { PORT: String(port + 1000) }) : null;
const base = demo?.url.replace('127.0.0.1', 'localhost') ?? given;
const limit = 95;
const { mobileSlow4G } = presets;
type ThrottlingSettings = typeof mobileSlow4G;
/** What Lighthouse takes for granted of the machine it runs on. */
const expectedIndex = 1000;
const profile = await mkdtemp(path.join(tmpdir(), 'hent-lighthouse-'));
try {
  for (const page of pages.length > 0 ? pages : ['/']) {
    await inBrowser((browser) => visit(browser, page));
    const runs: Run[] = [];
    for (let time = 0; time < times; time += 1) runs.push(await measured(base + page));
    tell(page, runs);
    const { benchmarkIndex } = middle(runs, 'performance').environment;
    if (benchmarkIndex >= expectedIndex) continue;
    const calibrated = await measured(base + page, { ...mobileSlow4G, cpuSlowdownMultiplier: 2 });
    const figure = scoreOf(calibrated, 'performance');
    noteFigure({ what: `${page} Performance, calibrated`, figure, unit: 'points', limit, bound: 'least' });
    console.log(`    calibrated (benchmarkIndex ${benchmarkIndex}): Performance ${figure}`);
  }
} finally {
  await rm(profile, { recursive: true, force: true });
  await demo?.close();
}

/** Not a browser with contexts of its own: Lighthouse opens its page in the first, and finds there what was put in the cart. */
async function inBrowser<T>(work: (browser: BrowserContext) => Promise<T>): Promise<T> {
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser(),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

function tell(page: string, runs: readonly Run[]): void {
  const { categories, audits } = middle(runs, 'performance');
  const scores = Object.entries(categories).map(([id, { title }]) => ({ title, score: scoreOf(middle(runs, id), id) }));
  // What search engines are to leave alone has no business with them.
  const isForSearch = audits['is-crawlable']?.score !== 0;
  for (const { title, score } of scores) {
    const least = title === 'SEO' && !isForSearch ? null : limit;
    noteFigure({ what: `${page} ${title}`, figure: score, unit: 'points', limit: least, bound: 'least' });
  }
  const each = runs.map((run) => scoreOf(run, 'performance')).join(' ');
  console.log(
    `${page}: ${scores.map(({ title, score }) => `${title} ${score}${score < limit ? ' BELOW' : ''}`).join(', ')} (${each})`,
  );
  for (const [id, audit] of Object.entries(audits)) {
    if (audit.score !== null && audit.score < 0.9) console.log(`    ${id}: ${audit.title} ${audit.displayValue ?? ''}`);
  }
}

function scoreOf({ categories }: Run, id: string): number {
  return Math.round((categories[id]?.score ?? 0) * 100);
}

function middle(runs: readonly Run[], id: string): Run {
  const found = runs.toSorted((a, b) => scoreOf(a, id) - scoreOf(b, id))[Math.floor(runs.length / 2)];
  if (found === undefined) throw new Error('nothing was measured');
  return found;
}

async function visit(browser: BrowserContext, address: string): Promise<void> {
  const page = await browser.newPage();
  if (address === '/checkout') await fillCart(page);
  await openWithMadePictures(page, base + address);
  await page.close();
}

/** What is in local storage stays: Lighthouse clears caches alone. */
async function fillCart(page: Page): Promise<void> {
  await page.goto(base + articleToBuy, { waitUntil: 'networkidle' });
  await pickVariant(page);
  await addButton(page).tap();
  await page.getByRole('dialog', { name: /handlekurv/i }).waitFor();
}

/** A trace that could not be recorded says nothing of the page: it is taken again, twice at most. */
async function measured(url: string, throttling: ThrottlingSettings = mobileSlow4G, again = 2): Promise<Run> {
  const result = await inBrowser(() => lighthouse(url, { port, logLevel: 'error', output: 'json', throttling }));
  if (result === undefined) throw new Error(`Lighthouse gave nothing for ${url}`);
  const failed = result.lhr.runtimeError;
  if (failed === undefined) return result.lhr;
  if (again === 0) throw new Error(`${url}: ${failed.message}`);
  return measured(url, throttling, again - 1);
}
