import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openImports } from '#database/import/open-imports.ts';
import { demoPeople } from '#demo/desk/demo-people.ts';
import { loadDemo } from '#demo/load-demo.ts';
import { openDrawnPictures } from '#demo/pictures/open-drawn-pictures.ts';
import { startShop } from '#server/main.ts';
import { readConfig } from '#server/settings/config.ts';
import { startThrowAwayDatabase } from '#tests/throw-away-database.ts';
import { step } from '../terminal/step.ts';

export interface DemoShops {
  /** The shop in a brand variant, on the one database. */
  open(brand: string): Promise<{ readonly address: string; stop(): Promise<void> }>;
  readonly soldOut: string;
  readonly longName: string;
  readonly campaign: string;
  readonly poll: string;
  close(): Promise<void>;
}

/** A demo shop of its own, with one article that is out everywhere; nothing of it stays. */
export async function prepareDemoShops(): Promise<DemoShops> {
  const { url, database, close } = await step('Starting PostgreSQL', startThrowAwayDatabase);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hent-gallery-'));
  await step('Loading the demo shop', () => loadDemo(database));
  const soldOut = 'storegga-skalljakke';
  await database.execute(
    `UPDATE stock SET qty = 0
      WHERE ean IN (SELECT ean FROM variants JOIN articles USING (article_id) WHERE slug = $1)`,
    [soldOut],
  );
  const [found] = await database.query<{ campaign: number; poll: number; slug: string }>(
    `SELECT (SELECT campaign_id FROM campaign_articles WHERE starts_at <= now() AND (ends_at IS NULL OR ends_at > now())
              GROUP BY campaign_id ORDER BY count(*) DESC LIMIT 1) AS campaign,
            (SELECT min(poll_id) FROM polls WHERE active) AS poll,
            (SELECT slug FROM articles ORDER BY length(name) DESC LIMIT 1) AS slug`,
  );
  return {
    soldOut: `/product/${soldOut}`,
    longName: `/product/${found?.slug}`,
    campaign: `/kampanjer/${found?.campaign}`,
    poll: `/avstemning/${found?.poll}`,
    open: (brand) =>
      step(`Opening ${brand}`, () =>
        startShop(
          readConfig(
            {
              SHOP_MODE: 'demo',
              PORT: '0',
              HOST: '127.0.0.1',
              LOG_LEVEL: 'error',
              DATA_DIR: dataDir,
              BRAND_NAME: brand,
              OFFLINE: '0',
              LOGIN_LIMIT: '1000',
            },
            dataDir,
          ),
          url,
          { pictures: openDrawnPictures, imports: openImports, demoDesk: demoPeople },
        ),
      ),
    close: async () => {
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
