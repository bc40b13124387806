/**
 * A chain's photographs into an empty shop that two processes keep open: how many a second, what a kill -9 in the middle costs, how
 * long the same files take once more, and whether each process answers for every picture of 200 pages after a restart.
 *
 *   DATABASE_URL=… node benchmarks/photographs/import-photographs.ts FOLDER [pictures] [minutes]
 *
 * The database is one for this purpose, empty at first. FOLDER holds feed, photographs and store; when the minutes are up the
 * import is interrupted, and the same command goes on from there.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#server/database/connection/client.ts';
import { freePort } from '#server/database/embedded/free-port.ts';
import { fourthBrandFolder } from '#tests/fourth-brand.ts';
import { writeChainFeed } from '../chain-feed.ts';
import { makePhotographs, perArticle } from './make-photographs.ts';

const [place = '', wanted = '20000', minutes = '4'] = process.argv.slice(2);
const databaseUrl = process.env.DATABASE_URL ?? '';
if (place === '' || databaseUrl === '')
  throw new Error('DATABASE_URL=… node benchmarks/photographs/import-photographs.ts FOLDER [pictures] [minutes]');
const end = Date.now() + Number(minutes) * 60_000;
const root = path.resolve(import.meta.dirname, '../..');
const articles = Math.ceil(Number(wanted) / perArticle);
const photographs = path.join(place, 'photographs');
await mkdir(photographs, { recursive: true });
const env = {
  ...process.env,
  SHOP_MODE: 'demo',
  SHOP_DATA: 'none',
  BRANDS_DIR: await fourthBrandFolder(place),
  BRAND_NAME: 'fjellgard',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  DATA_DIR: place,
  PICTURES: path.join(place, 'store'),
};
const pagesAsked = 200;
const pictureAddress = /\/bilder\/[\w~/.-]+\.(?:avif|webp|jpg|png|svg)/g;
const secondsToOpen = 60;

console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`);
let shops = await openShops();
const database = openDatabase({ url: databaseUrl });
try {
  if ((await count('articles')) === 0) await importFeed();
  const made = await makePhotographs(photographs, articles, Date.now() + (end - Date.now()) / 4);
  console.log(`${made} photographs made, ${(await readdir(photographs)).length} there`);
  // Killed once, in the middle of what this run has time for.
  if ((await count('pictures')) < articles * perArticle) await importFor((end - Date.now()) / 2, 'SIGKILL');
  const isWhole = await importFor(end - Date.now(), 'SIGINT');
  if (isWhole && (await count('pictures')) >= articles * perArticle) {
    const begun = performance.now();
    await importFor(Number.POSITIVE_INFINITY, 'SIGINT');
    console.log(`the same files again: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    await closeShops();
    shops = await openShops();
    await askPages();
  }
} finally {
  await closeShops();
  await database.close();
}

async function count(table: 'articles' | 'pictures'): Promise<number> {
  const [row] = await database.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`);
  return row?.n ?? 0;
}

async function importFeed(): Promise<void> {
  const size = { shops: 41, articles, variantsEach: 10, stockRows: articles * 20 };
  for (const [kind, file] of await writeChainFeed(place, size)) await ended(command('scripts/import.ts', [kind, file]));
}

/** Whether it came to its end. */
async function importFor(ms: number, signal: 'SIGKILL' | 'SIGINT'): Promise<boolean> {
  const before = await count('pictures');
  const begun = performance.now();
  const child = command('scripts/pictures/pictures.ts', ['import', photographs]);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
  let peak = 0;
  const watching = setInterval(() => (peak = Math.max(peak, memoryOf(child.pid ?? 0))), 500);
  const interrupted = Number.isFinite(ms) ? setTimeout(() => child.kill(signal), Math.max(0, ms)) : undefined;
  const [code, killedBy] = (await once(child, 'exit')) as [number | null, string | null];
  clearInterval(watching);
  clearTimeout(interrupted);
  const seconds = (performance.now() - begun) / 1000;
  const after = await count('pictures');
  console.log(
    `import: ${after - before} in ${seconds.toFixed(0)} s, ${((after - before) / seconds).toFixed(1)} a second, ${after} in all, ` +
      `${peak} MB at most, ended by ${killedBy ?? code}; it said last: ${said
        .trim()
        .split(/[\r\n]+/)
        .at(-1)}`,
  );
  return code === 0;
}

/** Pages of articles, lists and the home page, as each process gives them, and every picture they name. */
async function askPages(): Promise<void> {
  const [first] = shops;
  const { data } = (await (await fetch(`${first?.url}/api/v1/categories/1/articles?per_page=100`)).json()) as {
    data: { Slug: string }[];
  };
  const more = (await (await fetch(`${first?.url}/api/v1/categories/2/articles?per_page=100`)).json()) as {
    data: { Slug: string }[];
  };
  const pages = ['/', ...[...data, ...more.data].map(({ Slug }) => `/product/${Slug}`)].slice(0, pagesAsked);
  for (const { url } of shops) {
    const named = new Set<string>();
    for (const page of pages) {
      const answer = await fetch(url + page);
      if (answer.status !== 200) throw new Error(`${page}: ${answer.status}`);
      for (const [address] of (await answer.text()).matchAll(pictureAddress)) named.add(address);
    }
    const wrong: string[] = [];
    for (const address of named) {
      const answer = await fetch(url + address);
      const bytes = await answer.arrayBuffer();
      if (answer.status !== 200 || bytes.byteLength === 0) wrong.push(`${address}: ${answer.status}`);
    }
    console.log(
      `${url}: ${pages.length} pages, ${named.size} pictures, ${wrong.length} not answered ${wrong.slice(0, 3).join(', ')}`,
    );
    if (wrong.length > 0) process.exitCode = 1;
  }
}

async function openShops(): Promise<{ readonly url: string; readonly child: ChildProcess }[]> {
  const opened = [];
  for (let n = 0; n < 2; n++) {
    const port = await freePort();
    const child = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], {
      cwd: root,
      env: { ...env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const url = `http://127.0.0.1:${port}`;
    opened.push({ url, child });
    let isOpen = false;
    for (let quarter = 0; quarter < secondsToOpen * 4 && !isOpen; quarter++) {
      await sleep(250);
      isOpen = (await fetch(`${url}/readyz`).catch(() => null))?.ok ?? false;
    }
    if (!isOpen) throw new Error(`The shop did not open within ${secondsToOpen} s`);
  }
  return opened;
}

async function closeShops(): Promise<void> {
  for (const { child } of shops) {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
  shops = [];
}

function command(script: string, args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [path.join(root, script), ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function ended(child: ChildProcess): Promise<void> {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(said);
}

function memoryOf(pid: number): number {
  try {
    const [, kB = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kB) / 1024);
  } catch {
    return 0; // it has ended
  }
}
