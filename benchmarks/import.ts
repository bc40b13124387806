import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startShop } from '#server/main.ts';
import { readConfig } from '#server/settings/config.ts';
import { startThrowAwayDatabase } from '#tests/throw-away-database.ts';
import { type ChainSize, ean, stockHeading, stockRows, writeChainFeed } from './chain-feed.ts';
import { cpuSeconds, serverOf } from './cpu-seconds.ts';
import { noteFigure } from './figures.ts';

/**
 * How long does a chain wait for its files? 41 shops, 5,000 articles, 50,000 variants and 100,000 rows of stock into an
 * empty shop that is open meanwhile. Each import is the command itself, the start of its process counted.
 *
 *   node benchmarks/import.ts [articles]
 */
const articles = Number(process.argv[2] ?? 5_000);
const size: ChainSize = { shops: 41, articles, variantsEach: 10, stockRows: articles * 20 };
const root = path.resolve(import.meta.dirname, '..');
const folder = await mkdtemp(path.join(tmpdir(), 'hent-bench-import-'));
const database = await startThrowAwayDatabase();
const config = readConfig(
  { SHOP_MODE: 'demo', SHOP_DATA: 'none', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', DATA_DIR: folder },
  folder,
);
const shop = await startShop(config, database.url);
const [backend] = await database.database.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
const server = serverOf(backend?.pid ?? 0);
const cpu = () => cpuSeconds(server);
const settleMs = 1_000;
let cpuBefore = 0;
let failed = false;
console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`);
try {
  for (const [kind, file] of await writeChainFeed(folder, size)) {
    const seconds = await imported(kind, file);
    if (kind === 'stock') note(`${size.stockRows} rows of stock, all new`, seconds, 10);
    else if (kind === 'articles' || kind === 'variants') note(`${kind}, all new`, seconds, null);
  }
  const stock = path.join(folder, 'stock.csv');
  note('the same file again', await imported('stock', stock), 3);
  await writeFile(stock, [stockHeading, ...stockRows(size, 1)].join('\n'));
  note('every figure changed', await imported('stock', stock), 10);
  await seenInShop(ean(1), Number((await firstRow(stock))[2]), performance.now());
  const delta = path.join(folder, 'delta.csv');
  const changed = stockRows(size, 1)
    .slice(0, 200)
    .map((row, at) => row.replace(/;\d+$/, `;${50 + at}`));
  await writeFile(delta, [stockHeading, ...changed].join('\n'));
  const running = imported('stock', delta);
  const seen = await seenInShop(ean(200), 249, performance.now() + settleMs);
  await running;
  note('200 rows, from the command to the answer', seen, 2);
} finally {
  await shop.stop();
  await database.close();
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;

async function firstRow(file: string): Promise<string[]> {
  return ((await readFile(file, 'utf8')).split('\n')[1] ?? '').split(';');
}

async function seenInShop(wanted: string, qty: number, begun: number): Promise<number> {
  for (;;) {
    const article = 1 + Math.floor((Number(wanted.slice(2, -1)) - 1) / size.variantsEach);
    const answer = await fetch(`${shop.address}/api/v1/articles/${article}`);
    if (answer.ok) {
      const { Variants } = (await answer.json()) as { Variants: { EanNo: string; Shops: { qty: number }[] }[] };
      const found = Variants.find(({ EanNo }) => EanNo === wanted);
      if (found?.Shops.some((there) => there.qty === qty)) return (performance.now() - begun) / 1000;
    }
    await sleep(20);
  }
}

async function imported(kind: string, file: string): Promise<number> {
  // The shop reads its catalogue again after a large import, which is none of the next one's business.
  await sleep(settleMs);
  cpuBefore = cpu();
  const begun = performance.now();
  const env = { ...process.env, SHOP_MODE: 'demo', SHOP_DATA: 'none', DATABASE_URL: database.url, DATA_DIR: folder };
  const child = spawn(process.execPath, [path.join(root, 'scripts/import.ts'), kind, file], { env, stdio: 'pipe' });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  return new Promise((resolve, reject) => {
    child.on('exit', (code) =>
      code === 0 ? resolve((performance.now() - begun) / 1000) : reject(new Error(`import ${kind}: ${said}`)),
    );
  });
}

function note(what: string, seconds: number, limit: number | null): void {
  const over = limit !== null && seconds > limit;
  failed ||= over;
  const limits = limit === null ? '' : `, limit ${limit} s${over ? ' OVER' : ' ok'}`;
  console.log(`${what.padEnd(45)} ${seconds.toFixed(2)} s, ${(cpu() - cpuBefore).toFixed(2)} s of processor${limits}`);
  noteFigure({ what: `import: ${what}`, figure: seconds, unit: 's', limit, bound: 'most' });
}
