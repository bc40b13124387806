import { rm } from 'node:fs/promises';
import { openDatabase } from '#server/database/connection/client.ts';
import { fourthBrandFolder } from '../fourth-brand.ts';
import { expectAccessible } from './expect-accessible.ts';
import { longLane } from './long-lane.ts';
import { acceptCookies, test as base, expect } from './shop-fixture.ts';

/** A chain's own brand variant, as `npm run brand -- new` makes it, on a shop that nobody else uses. */
const test = base.extend({
  brand: 'fjellgard',
  ownShop: 'own-brand',
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from its first parameter
  settings: async ({}, use) => {
    const folder = await fourthBrandFolder();
    await use({ BRANDS_DIR: folder });
    await rm(folder, { recursive: true });
  },
});

test(
  'a new brand variant opens an empty shop that says so, and sells when the first article is there',
  longLane,
  async ({ page, shop }) => {
    const database = openDatabase({ url: shop.databaseUrl });
    await database.execute("DELETE FROM settings WHERE key = 'home'");
    await database.execute('UPDATE articles SET visible_on_web = 0');
    await acceptCookies(page, shop.url);
    const title = page.getByRole('heading', { level: 1 });
    await expect(async () => {
      await page.goto('/');
      await expect(title).toHaveText('Butikken åpner snart', { timeout: 500 });
    }).toPass();
    await expect(page.getByRole('link', { name: 'Fjellgård Sport – til forsiden' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Fjellgård Sport AS');
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Finn butikk' }).click();
    await expect(title).toHaveText('Finn butikk');
    await database.execute('UPDATE articles SET visible_on_web = 1 WHERE article_id = 1002');
    await database.close();
    await expect(async () => {
      await page.goto('/');
      await expect(title).toHaveText('Velkommen til Fjellgård Sport', { timeout: 500 });
    }).toPass();
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Dunjakke/ })
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
  },
);
