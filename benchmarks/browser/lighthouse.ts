/**
 * Lighthouse (mobile) of the shop's screens, on a shop that is already open, or on a demo shop of its own.
 *
 *   node benchmarks/browser/lighthouse.ts http://localhost:3000 / /klaer
 *   node benchmarks/browser/lighthouse.ts demo / /klaer
 *
 * Lighthouse makes the processor four times slower, which takes a fast desktop to a phone of the middle class. On a machine
 * that is itself no faster than a good phone it asks to be calibrated (its `benchmarkIndex` is below 1000); so Performance is
 * noted twice there: as it comes, and with half the slowing down.
 */
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { throttling as presets } from 'lighthouse/core/config/constants.js';
import { findBrowser } from '../../scripts/gallery/find-browser.ts';
import { noteFigure } from '../figures.ts';
import { openDemoShop } from '../open-demo-shop.ts';

const [given = 'http://localhost:3000', ...paths] = process.argv.slice(2);
const port = 9300 + (process.pid % 500);
/** On a port that is known beforehand, so that its pages can name their own address, as search engines want them to. */
const demo = given === 'demo' ? await openDemoShop(2400, { PORT: String(port + 1000) }) : null;
const base = demo?.url.replace('127.0.0.1', 'localhost') ?? given;
const limit = 95;
const { mobileSlow4G } = presets;
type ThrottlingSettings = typeof mobileSlow4G;
/** What Lighthouse takes for granted of the machine it runs on. */
const expectedIndex = 1000;
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  for (const path of paths.length > 0 ? paths : ['/']) {
    await visit(base + path);
    const { categories, audits, environment } = await measured(base + path);
    const scores = Object.values(categories).map(({ title, score }) => ({
      title,
      score: Math.round((score ?? 0) * 100),
    }));
    // What search engines are to leave alone has no business with them.
    const isForSearch = audits['is-crawlable']?.score !== 0;
    for (const { title, score } of scores)
      noteFigure({
        what: `${path} ${title}`,
        figure: score,
        unit: 'points',
        limit: title === 'SEO' && !isForSearch ? null : limit,
        bound: 'least',
      });
    console.log(
      `${path}: ${scores.map(({ title, score }) => `${title} ${score}${score < limit ? ' BELOW' : ''}`).join(', ')}`,
    );
    if (environment.benchmarkIndex < expectedIndex) {
      const calibrated = await measured(base + path, { ...mobileSlow4G, cpuSlowdownMultiplier: 2 });
      const figure = Math.round((calibrated.categories.performance?.score ?? 0) * 100);
      noteFigure({ what: `${path} Performance, calibrated`, figure, unit: 'points', limit, bound: 'least' });
      console.log(`    calibrated (benchmarkIndex ${environment.benchmarkIndex}): Performance ${figure}`);
    }
    for (const [id, audit] of Object.entries(audits)) {
      if (audit.score !== null && audit.score < 0.9)
        console.log(`    ${id}: ${audit.title} ${audit.displayValue ?? ''}`);
    }
  }
} finally {
  await browser.close();
  await demo?.close();
}

/** Pictures are made when they are first asked for: measured is what the next visitor meets. */
async function visit(url: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
}

/** A trace that could not be recorded says nothing of the page: it is taken again, twice at most. */
async function measured(
  url: string,
  throttling: ThrottlingSettings = mobileSlow4G,
  again = 2,
): Promise<Pick<Result, 'categories' | 'audits' | 'environment'>> {
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json', throttling });
  if (result === undefined) throw new Error(`Lighthouse gave nothing for ${url}`);
  const failed = result.lhr.runtimeError;
  if (failed === undefined) return result.lhr;
  if (again === 0) throw new Error(`${url}: ${failed.message}`);
  return measured(url, throttling, again - 1);
}
