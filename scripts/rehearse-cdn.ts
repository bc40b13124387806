import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadDemo } from '#demo/load-demo.ts';
import { varnishPurger } from '#server/adapters/cdn-varnish/varnish-purger.ts';
import { openDatabase } from '#server/database/connection/client.ts';
import { freePort } from '#server/database/embedded/free-port.ts';
import { everyPage } from '#server/http/cache/surrogate-keys.ts';
import { startThrowAwayDatabase } from '../tests/throw-away-database.ts';
import { buildStorefront } from './build/build-storefront.ts';
import { priceChanges } from './rehearsal/cdn-changes.ts';
import { readPages, type WhatWasRead } from './rehearsal/cdn-readers.ts';
import { hitSpeed } from './rehearsal/cdn-speed.ts';
import { findVarnish, startVarnish } from './rehearsal/cdn-varnish.ts';
import { startLiveProcess } from './rehearsal/live-process.ts';
import { explainMistake } from './terminal/explain-mistake.ts';
import { step } from './terminal/step.ts';
import { textTable } from './terminal/text-table.ts';

/**
 * npm run rehearse:cdn: Debian's Varnish before two processes of the shop on this machine, as docs/cdn.md says. How many pages
 * the shop is spared, how fast the rest are, how soon a price is shown, and what readers notice when no process answers for a
 * minute. Ends with 1 when a target is missed. Nothing of it stays.
 */
const articles = 1_200;
const browsing = { most: 50_000, seconds: 120 };
const outageSeconds = 60;
const changes = 25;
const targets = { hitShare: 0.9, hitsPerSecond: 20_000, shownMs: 3_000 };

type Check = readonly [what: string, figure: string, isWell: boolean];

try {
  const checks = await rehearse();
  console.log(textTable(checks.map(([what, figure, isWell]) => [isWell ? '✓' : '✗', what, figure])));
  process.exit(checks.every(([, , isWell]) => isWell) ? 0 : 1);
} catch (error) {
  explainMistake(error, 'npm run rehearse:cdn');
}

async function rehearse(): Promise<Check[]> {
  findVarnish();
  await step('Building the storefront', buildStorefront);
  const folder = await mkdtemp(path.join(tmpdir(), 'hent-cdn-'));
  await chmod(folder, 0o755);
  const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const { url: databaseUrl, close } = await step(`Loading ${articles} articles`, async () => {
      const started = await startThrowAwayDatabase();
      const loader = openDatabase({ url: started.url, statementTimeoutMs: 0 });
      await loadDemo(loader, { articles });
      await loader.close();
      return started;
    });
    undo.push(close);
    const database = openDatabase({ url: databaseUrl });
    undo.push(() => database.close());
    const [port, first, second] = [await freePort(), await freePort(), await freePort()];
    const url = `http://127.0.0.1:${port}`;
    const settings = {
      SHOP_MODE: 'demo',
      DATABASE_URL: databaseUrl,
      DATA_DIR: path.join(folder, 'data'),
      PAYMENTS: 'none',
      PUBLIC_URL: url,
      PUBLIC_PAGES: '1',
      VARNISH_URLS: url,
      TRUST_PROXY: '1',
      DRAIN_SECONDS: '0',
    };
    const open = () => Promise.all([first, second].map((own) => startLiveProcess({ ...settings, PORT: String(own) })));
    let processes = await step('Opening two processes', open);
    undo.push(() => Promise.all(processes.map((one) => one.stop())));
    const varnish = await step('Starting Varnish', () =>
      startVarnish(folder, { port, shops: [first, second].map((own) => ({ address: '127.0.0.1', port: own })) }),
    );
    undo.push(varnish.stop);
    const paths = await pagesByRank(url);

    const browsed = await step(`Reading ${browsing.most} pages from an empty cache`, () =>
      readPages({ url, paths, readers: 16, ...browsing }),
    );
    const { hits, misses, passed } = await varnish.counts();
    const hitShare = hits / (hits + misses + passed);
    const speed = await step('Asking for one page as fast as it goes', () => hitSpeed(url, '/', 10));
    const took = await step(`Changing ${changes} prices`, () => priceChanges(database, url, changes));
    took.sort((a, b) => a - b);
    const p95 = took[Math.floor((took.length - 1) * 0.95)] ?? Number.POSITIVE_INFINITY;

    const unnoticed = await step(`Closing the shop for ${outageSeconds} s`, async () => {
      const known = paths.slice(0, 100).filter((path) => path !== '/checkout');
      for (const path of known)
        await (await fetch(url + path, { headers: { 'accept-encoding': 'gzip' } })).arrayBuffer();
      const reading = readPages({ url, paths: known, readers: 8, seconds: outageSeconds + 10 });
      await sleep(3_000);
      await Promise.all(processes.map((one) => one.kill()));
      // As if all of them had had their time: what is shown now is shown for want of better.
      await varnishPurger(url).purge([everyPage]);
      await sleep(outageSeconds * 1000);
      processes = await open();
      return reading;
    });
    const [last] = await priceChanges(database, url, 1);
    const brought = { 'xkey-purge': everyPage, 'x-forwarded-for': '203.0.113.7' };
    const { status: dropping } = await fetch(url, { method: 'PURGE', headers: brought });

    return [
      ['pages read', told(browsed), browsed.failures.length === 0],
      ['answered by Varnish alone', `${(hitShare * 100).toFixed(1)} %`, hitShare > targets.hitShare],
      [`pages a second, by ${speed.by}`, speed.perSecond.toFixed(0), speed.perSecond > targets.hitsPerSecond],
      [
        `price changed to shown, ${took.length} times`,
        `half within ${took[Math.floor(took.length / 2)]?.toFixed(0)} ms, 95 of 100 within ${p95.toFixed(0)} ms`,
        p95 < targets.shownMs,
      ],
      ['read while the shop was away', told(unnoticed), unnoticed.answers > 0 && unnoticed.failures.length === 0],
      ['a visitor who would drop pages', String(dropping), dropping === 403],
      ['a price after that', `${last?.toFixed(0)} ms`, (last ?? Number.POSITIVE_INFINITY) < targets.shownMs],
    ];
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

function told({ answers, failures }: WhatWasRead): string {
  const some = failures.slice(0, 3).map((failure) => `; ${failure}`);
  return `${answers}, ${failures.length} failed${some.join('')}`;
}

/** What the sitemaps name, in a fixed order that mixes their kinds; the home page and some searches and filters among the first. */
async function pagesByRank(url: string): Promise<string[]> {
  const locations = async (address: string) =>
    [...(await (await fetch(address)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => found);
  const named: string[] = [];
  for (const sitemap of await locations(`${url}/sitemap.xml`)) named.push(...(await locations(sitemap)));
  const paths = named.map((address) => new URL(address.replaceAll('&amp;', '&')).pathname);
  const mixed = paths.map((found, at) => ({ found, rank: (at * 7919) % paths.length })).sort((a, b) => a.rank - b.rank);
  const wanted = [
    '/',
    '/klaer',
    '/sko',
    '/search/jakke',
    '/klaer?sort=price',
    '/checkout',
    '/sko?reverse=1&sort=price',
    '/search/sko',
  ];
  return [...wanted, ...mixed.map(({ found }) => found)];
}
