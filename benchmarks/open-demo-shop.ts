import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadAcceptance } from '#database/acceptance/load-acceptance.ts';
import { loadDemo } from '#demo/load-demo.ts';
import { openDrawnPictures } from '#demo/pictures/open-drawn-pictures.ts';
import { type Database, openDatabase } from '#server/database/connection/client.ts';
import { startShop } from '#server/main.ts';
import { readConfig } from '#server/settings/config.ts';
import { startThrowAwayDatabase } from '#tests/throw-away-database.ts';

export interface OpenDemoShop {
  readonly url: string;
  readonly databaseUrl: string;
  /** From the data lying there to the first request that can be answered. */
  readonly startSeconds: number;
  close(): Promise<void>;
}

type Settings = Readonly<Record<string, string>>;

/** A demo shop of that many articles in this process, on a database of its own. */
export function openDemoShop(articles: number, settings: Settings = {}): Promise<OpenDemoShop> {
  return openShopWith((loader) => loadDemo(loader, { articles }), settings);
}

/** The same with the few goods of the acceptance data; durable, what it writes is on the disk when it is committed. */
export function openAcceptanceShop(settings: Settings, how: { readonly durable: boolean }): Promise<OpenDemoShop> {
  return openShopWith(loadAcceptance, { SHOP_DATA: 'acceptance', ...settings }, how);
}

async function openShopWith(
  load: (loader: Database) => Promise<unknown>,
  settings: Settings,
  how: { readonly durable: boolean } = { durable: false },
): Promise<OpenDemoShop> {
  const { url: databaseUrl, close } = await startThrowAwayDatabase(how);
  const loader = openDatabase({ url: databaseUrl, statementTimeoutMs: 0 });
  await load(loader);
  await loader.close();
  const shop = await openShopOn(databaseUrl, settings);
  return {
    ...shop,
    close: async () => {
      await shop.close();
      await close();
    },
  };
}

/** A demo shop in this process on a database that is there; closing it leaves the database. */
export async function openShopOn(databaseUrl: string, settings: Settings): Promise<OpenDemoShop> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hent-bench-'));
  const config = readConfig(
    { SHOP_MODE: 'demo', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...settings },
    dataDir,
  );
  const begun = performance.now();
  const shop = await startShop(config, databaseUrl, { pictures: openDrawnPictures });
  return {
    url: shop.address,
    databaseUrl,
    startSeconds: (performance.now() - begun) / 1000,
    close: async () => {
      await shop.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
