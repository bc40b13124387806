import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDrawnPictures } from '#demo/pictures/open-drawn-pictures.ts';
import { startShop } from '#server/main.ts';
import { readConfig } from '#server/settings/config.ts';
import { openPage, type TestVisitor } from '../api/test-shop.ts';

export interface AcceptanceShop {
  readonly address: string;
  readonly visitor: TestVisitor;
  stop(): Promise<void>;
}

/** A shop in this process on a database that is there already, and a visitor who has opened a page of it. */
export async function startAcceptanceShop(
  databaseUrl: string,
  more: Readonly<Record<string, string>> = {},
): Promise<AcceptanceShop> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hent-data-'));
  const settings = {
    SHOP_MODE: 'demo',
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    ORDER_LIMIT: '1000',
    ...more,
  };
  const shop = await startShop(readConfig(settings, dataDir), databaseUrl, { pictures: openDrawnPictures });
  return {
    address: shop.address,
    visitor: await openPage(shop.address),
    stop: async () => {
      await shop.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
