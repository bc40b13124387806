/**
 * Lighthouse (mobile) of the shop's screens, on a shop that is already open.
 *
 *   node benchmarks/lighthouse.ts http://localhost:3000 / /klaer
 */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser } from '../scripts/find-browser.ts';

const [base = 'http://localhost:3000', ...paths] = process.argv.slice(2);
const limit = 95;
const chrome = await launch({
  chromePath: findBrowser(),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
try {
  for (const path of paths.length > 0 ? paths : ['/']) {
    const result = await lighthouse(base + path, { port: chrome.port, logLevel: 'error', output: 'json' });
    const { categories, audits } = result?.lhr ?? {};
    const scores = Object.values(categories ?? {}).map(({ title, score }) => ({ title, score: Math.round((score ?? 0) * 100) }));
    console.log(`${path}: ${scores.map(({ title, score }) => `${title} ${score}${score < limit ? ' BELOW' : ''}`).join(', ')}`);
    for (const [id, audit] of Object.entries(audits ?? {})) {
      if (audit.score !== null && audit.score < 0.9) console.log(`    ${id}: ${audit.title} ${audit.displayValue ?? ''}`);
    }
  }
} finally {
  await chrome.kill();
}
