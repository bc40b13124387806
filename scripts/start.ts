import cluster, { type Worker } from 'node:cluster';
import path from 'node:path';
import { counterPath } from '#contract/counter/wire.ts';
import { deskPath } from '#contract/desk/wire.ts';
import { openImports } from '#database/import/open-imports.ts';
import { countArraysWithHeap, limitHeap } from '#server/composition/limit-heap.ts';
import { aggregateWorkerMetrics } from '#server/http/monitoring/cluster-metrics.ts';
import { isLoopback } from '#server/http/security/loopback.ts';
import { type RunningShop, startShop } from '#server/main.ts';
import type { JudgedSearches } from '#server/ports/catalogue/judged-searches.ts';
import type { Config } from '#server/settings/config.ts';
import { liveWarnings, readServingConfig } from '#server/settings/live-requirements.ts';
import { ConfigError } from '#server/settings/setting-values.ts';
import { buildCounter } from './build/build-counter.ts';
import { buildDesk } from './build/build-desk.ts';
import { buildStorefront, isStorefrontBuilt } from './build/build-storefront.ts';
import { stripSources } from './build/strip-sources.ts';
import { type ConnectedDatabase, waitForShutdown } from './database/connect-database.ts';
import { prepareDatabase } from './database/prepare-database.ts';
import { withPaymentEmulators } from './demo/payment-emulators.ts';
import { step } from './terminal/step.ts';

const root = path.resolve(import.meta.dirname, '..');

try {
  const config = readServingConfig(process.env, root);
  if (cluster.isWorker) await work(config);
  else await lead(config);
} catch (error) {
  await waitForShutdown();
  console.error(oneLine(error));
  process.exit(1);
}

/** The first process: builds, prepares the database, then serves alone or watches over its workers. */
async function lead(config: Config): Promise<void> {
  if (config.mode === 'demo') {
    await step('Building the storefront', buildStorefront);
    await step('Building the counter', buildCounter);
    await step('Building the desk', buildDesk);
    await step("Taking the types out of the server's sources", () => stripSources(root));
  }
  // A live shop is not made on the machine that serves it, beside a version that may be serving.
  else if (!(await isStorefrontBuilt()))
    throw new ConfigError('The storefront of this version is not built: npm ci, npm run build, then npm start.');
  for (const warning of liveWarnings(config)) console.error(warning);
  const database = await prepareDatabase(config);
  try {
    await open(config, database);
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function open(config: Config, database: ConnectedDatabase): Promise<void> {
  const payments = await withPaymentEmulators(config, database.url);
  if (config.workers === 1) {
    const shop = await step('Opening the shop', () => openShop(payments.config, database.url));
    sayOpen(config, Number(new URL(shop.address).port), {
      counter: ownPort(config.counter, shop.counterAddress),
      desk: ownPort(config.desk, shop.deskAddress),
    });
    database.handOver();
    stopOnSignal(async (signal) => {
      await shop.stop({ drained: signal === 'SIGTERM' });
      await payments.stop();
      await database.stop();
    });
    return;
  }
  await step(`Opening the shop with ${config.workers} processes`, () =>
    openWorkers(config, { ...payments.settings, SHOP_MODE: config.mode, WORKER_DATABASE_URL: database.url }),
  );
  sayOpen(config, config.port);
  database.handOver();
  stopOnSignal(async () => {
    await stopWorkers();
    await payments.stop();
    await database.stop();
  });
}

async function openShop(config: Config, databaseUrl: string): Promise<RunningShop> {
  countArraysWithHeap();
  const shop = await startByMode(config, databaseUrl);
  limitHeap();
  return shop;
}

/** A demo's pictures are its drawings, which a live shop never loads. */
async function startByMode(config: Config, databaseUrl: string): Promise<RunningShop> {
  const imports = openImports;
  if (config.mode === 'live') return startShop(config, databaseUrl, { imports });
  const { openDrawnPictures } = await import('#demo/pictures/open-drawn-pictures.ts');
  const { demoPeople } = await import('#demo/desk/demo-people.ts');
  const judged = config.shopData === 'demo' ? await judgedSearches() : null;
  return startShop(config, databaseUrl, { pictures: openDrawnPictures, imports, demoDesk: demoPeople, judged });
}

/** An image holds no tests, and so no judged queries: there the chain's own searches are asked. */
function judgedSearches(): Promise<JudgedSearches | null> {
  return import('./demo/judged-searches.ts').then(
    (part) => part.judgedSearches,
    () => null,
  );
}

/** Where one of the staff's apps is, when it is not with the shop. */
function ownPort(settings: { readonly port: number | null } | null, address: string | null): number | null {
  return settings?.port == null || address === null ? null : Number(new URL(address).port);
}

interface StaffPorts {
  readonly counter: number | null;
  readonly desk: number | null;
}

function sayOpen(
  { mode, publicUrl, host, counter, desk }: Config,
  port: number,
  own: StaffPorts = { counter: counter?.port ?? null, desk: desk?.port ?? null },
): void {
  const address = mode === 'live' ? publicUrl : `http://localhost:${port}`;
  const lines = [`The shop is open: ${address}`];
  const at = (ownAt: number | null) => (ownAt === null ? address : `http://localhost:${ownAt}`);
  if (counter !== null) lines.push(`Its staff's side is at ${at(own.counter)}${counterPath}`);
  if (desk !== null) lines.push(`The chain's office is at ${at(own.desk)}${deskPath}`);
  if (mode === 'demo')
    lines.push('This is a demo: no money moves, and its mails are there for all to read at /dev/post.');
  if (mode === 'demo' && !isLoopback(host)) lines.push(`Whoever reaches ${host}:${port} can use it.`);
  console.log(`\n${lines.map((line) => `  ${line}\n`).join('')}`);
}

async function work(config: Config): Promise<void> {
  const shop = await openShop(config, process.env.WORKER_DATABASE_URL ?? '');
  process.send?.('open');
  stopOnSignal((signal) => shop.stop({ drained: signal === 'SIGTERM' }));
}

/** A worker that dies is replaced; one that cannot even start ends the shop with its message. */
async function openWorkers(config: Config, env: Readonly<Record<string, string>>): Promise<void> {
  let stopping = false;
  process.once('SIGTERM', () => {
    stopping = true;
  });
  process.once('SIGINT', () => {
    stopping = true;
  });
  aggregateWorkerMetrics();
  const fork = () => cluster.fork(env);
  const opened = Array.from({ length: config.workers }, fork).map(
    (worker) =>
      new Promise<void>((resolve, reject) => {
        onceOpen(worker, resolve);
        worker.once('exit', (code) => reject(new ConfigError(`A process ended with code ${code} before it was open.`)));
      }),
  );
  await Promise.all(opened);
  cluster.on('exit', (worker) => {
    if (stopping) return;
    console.error(`Process ${worker.process.pid} ended; starting another.`);
    const next = fork();
    onceOpen(next, () => console.error(`Process ${next.process.pid} is open in its place.`));
  });
}

function onceOpen(worker: Worker, act: () => void): void {
  worker.on('message', (message) => {
    if (message === 'open') act();
  });
}

async function stopWorkers(): Promise<void> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  await Promise.all(
    workers.map(
      (worker) =>
        new Promise<void>((resolve) => {
          worker.once('exit', () => resolve());
          worker.process.kill('SIGTERM');
        }),
    ),
  );
}

function stopOnSignal(stop: (signal: NodeJS.Signals) => Promise<void>): void {
  let stopping = false;
  const handle = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    try {
      await stop(signal);
      process.exit(0);
    } catch (error) {
      console.error(oneLine(error));
      process.exit(1);
    }
  };
  process.on('SIGINT', handle);
  process.on('SIGTERM', handle);
}

/** Mistakes of whoever starts the shop are said in one line; a fault of ours keeps its stack. */
function oneLine(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if ((error as { code?: string }).code === 'EADDRINUSE')
    return `Port ${(error as { port?: number }).port} is in use; set PORT or METRICS_PORT to another.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
