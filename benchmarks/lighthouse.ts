/**
 * Lighthouse (mobile) of the shop's screens, on a shop that is already open, or on a demo shop of its own.
 *
 *   node benchmarks/lighthouse.ts http://localhost:3000 / /klaer
 *   node benchmarks/lighthouse.ts demo / /klaer
 */
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { findBrowser } from '../scripts/find-browser.ts';
import { noteFigure } from './figures.ts';
import { openDemoShop } from './open-demo-shop.ts';

const [given = 'http://localhost:3000', ...paths] = process.argv.slice(2);
const demo = given === 'demo' ? await openDemoShop(2400) : null;
const base = demo?.url ?? given;
const limit = 95;
const port = 9300 + (process.pid % 500);
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  for (const path of paths.length > 0 ? paths : ['/']) {
    await visit(base + path);
    const { categories, audits } = await measured(base + path);
    const scores = Object.values(categories).map(({ title, score }) => ({
      title,
      score: Math.round((score ?? 0) * 100),
    }));
    for (const { title, score } of scores)
      noteFigure({ what: `${path} ${title}`, figure: score, unit: 'points', limit, bound: 'least' });
    console.log(
      `${path}: ${scores.map(({ title, score }) => `${title} ${score}${score < limit ? ' BELOW' : ''}`).join(', ')}`,
    );
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
async function measured(url: string, again = 2): Promise<Pick<Result, 'categories' | 'audits'>> {
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json' });
  if (result === undefined) throw new Error(`Lighthouse gave nothing for ${url}`);
  const failed = result.lhr.runtimeError;
  if (failed === undefined) return result.lhr;
  if (again === 0) throw new Error(`${url}: ${failed.message}`);
  return measured(url, again - 1);
}
