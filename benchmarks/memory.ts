/**
 * The memory of one process of a live shop, started as a service manager starts it on a database that is there, and nothing
 * else in it: what the kernel says is resident a minute after it opened, and the most while a minute of mixed pages is asked
 * for, cached and anew. Code of Node that all processes share is counted in each. How long it took to open stands beside it.
 *
 *   node benchmarks/memory.ts [articles] [seconds each]
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadDemo } from '#demo/load-demo.ts';
import { freePort } from '#server/database/embedded/free-port.ts';
import { stripSources } from '../scripts/build/strip-sources.ts';
import { startLiveProcess } from '../scripts/rehearsal/live-process.ts';
import { startThrowAwayDatabase } from '../tests/throw-away-database.ts';
import { cpuSecondsOf } from './cpu-seconds.ts';
import { noteFigure } from './figures.ts';
import { requestBytes, runLoad } from './load.ts';
import { serviceEnvironment } from './service-environment.ts';

const articles = Number(process.argv[2] ?? 20_000);
const seconds = Number(process.argv[3] ?? 60);
/** In MB; promised for chains of up to 20,000 articles. */
const most = articles <= 20_000 ? { idle: 200, loaded: 300 } : { idle: null, loaded: null };
const mostSeconds = articles <= 200_000 ? 20 : null;

// Part of a build: with one that is older than the sources the figures would be of Node's compiler, too.
await stripSources(path.resolve(import.meta.dirname, '..'));
const { url, database, close } = await startThrowAwayDatabase();
const folder = await mkdtemp(path.join(tmpdir(), 'hent-memory-'));
try {
  await loadDemo(database, { articles });
  // A live shop opens on no demo.
  await database.execute('DELETE FROM shop_mark');
  const port = await freePort();
  const begun = performance.now();
  const shop = await startLiveProcess({
    ...(await serviceEnvironment()),
    SHOP_MODE: 'live',
    DATABASE_URL: url,
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SESSION_SECRET: 'a secret that is for this benchmark alone',
    SMTP_URL: 'smtp://127.0.0.1:9',
    PAYMENTS: 'none',
    DATA_DIR: folder,
  });
  try {
    note('start of a process', (performance.now() - begun) / 1000, 's', mostSeconds);
    note('start of a process, processor time', cpuSecondsOf([shop.pid]), 's', null);
    await sleep(seconds * 1000);
    note('memory of a process, idle', await residentOf(shop.pid), 'MB', most.idle);
    note('memory of a process, most under load', await mostUnderLoad(shop.pid, port), 'MB', most.loaded);
  } finally {
    await shop.stop();
  }
} finally {
  await close();
  await rm(folder, { recursive: true, force: true });
}

async function mostUnderLoad(pid: number, port: number): Promise<number> {
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  let asked = 0;
  const next = () => {
    asked += 1;
    // One is asked for once, the other twice shortly after one another: the cache has a part for each, and both get full.
    const once = priceOf(asked);
    const twice = priceOf(Math.floor(asked / 12));
    const paths = ['/', '/klaer', `/klaer?${once}`, '/search/dunjakke', `/search/sko?${twice}`, '/butikker'];
    return requestBytes('GET', paths[asked % paths.length] ?? '/', headers);
  };
  let highest = 0;
  const watching = setInterval(async () => {
    highest = Math.max(highest, await residentOf(pid));
  }, 500);
  const cpu = cpuSecondsOf([pid]);
  const { count, good, refused } = await runLoad({ url: `http://127.0.0.1:${port}`, connections: 16, seconds, next });
  clearInterval(watching);
  note('mixed pages, processor time of the shop', ((cpuSecondsOf([pid]) - cpu) / count) * 1000, 'ms', null);
  console.log(`  ${good.toFixed(0)} good and ${refused.toFixed(0)} refused answers a second`);
  return Math.max(highest, await residentOf(pid));
}

function priceOf(turn: number): string {
  return `pris=${1 + (turn % 2_000)}-${20_000 + turn}`;
}

/** In MB. */
async function residentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

function note(what: string, figure: number, unit: string, limit: number | null): void {
  noteFigure({ what: `${what}, ${articles} articles`, figure, unit, limit, bound: 'most' });
  const isOver = limit !== null && figure > limit;
  if (isOver) process.exitCode = 1;
  console.log(
    `${what}, ${articles} articles: ${figure.toFixed(2)} ${unit}${limit === null ? '' : ` (at most ${limit})`}`,
  );
}
