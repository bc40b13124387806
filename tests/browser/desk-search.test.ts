import { frameText } from '#content/nb/desk/frame.ts';
import { linkText, scopeNames } from '#content/nb/desk/machinery/links.ts';
import { pageTitles } from '#content/nb/desk/pages.ts';
import { searchText as text } from '#content/nb/desk/search.ts';
import { openDatabase } from '#server/database/connection/client.ts';
import { enterAs } from './desk-steps.ts';
import { expectAccessible } from './expect-accessible.ts';
import { longLane } from './long-lane.ts';
import { expect, test } from './shop-fixture.ts';

/** The shop is its own: what its search finds changes. */
test.use({ ownShop: 'desk-search' });

test(
  'walk 14: a query without hits becomes a synonym that is tried, used, and found by a shopper',
  longLane,
  async ({ page, shop }) => {
    const database = openDatabase({ url: shop.databaseUrl });
    await database.execute(
      `INSERT INTO search_counts (day, query, searches, hits) VALUES ((now() AT TIME ZONE 'Europe/Oslo')::date, 'knallert', 41, 0)`,
    );
    await database.close();
    await enterAs(page, 'marketing');
    await page.getByRole('link', { name: 'Søk', exact: true }).click();
    await page.getByRole('button', { name: text.tryQuery('knallert') }).click();
    await expect(page.getByRole('complementary', { name: text.panel })).toContainText(text.hits(0));
    await page.getByLabel(text.words, { exact: true }).fill('padleåre');
    await expect(page.getByRole('complementary', { name: text.panel })).toContainText(text.hits(1));
    await page.getByRole('button', { name: text.tryDraft }).click();
    await expect(page.getByText(text.verdict(1, 0))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: text.use }).click();
    await expect(page.getByText(text.usedSynonym('knallert', ['padleåre']))).toBeVisible();

    const shopper = await page.context().newPage();
    await expect(async () => {
      await shopper.goto('/search/knallert');
      await expect(shopper.getByRole('link', { name: /Padleåre Karbon/ }).first()).toBeVisible({ timeout: 500 });
    }).toPass();
  },
);

test(
  'a key is shown once; its page and that of the health can be used by everybody, in both schemes',
  longLane,
  async ({ page, expectedConsole }) => {
    expectedConsole.push(/status of 403/); // the person is asked for
    const readable = async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
    };
    await enterAs(page, 'administrator');
    await page.getByRole('link', { name: pageTitles.health, exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Prosesser' })).toBeVisible();
    await readable();
    await page.getByRole('link', { name: pageTitles.links, exact: true }).click();
    await page.getByRole('button', { name: linkText.makeKey }).click();
    await page.getByLabel(linkText.system, { exact: true }).fill('kasse-oslo');
    await page.getByLabel(scopeNames['stock:write']).check();
    await readable();
    await page.getByRole('button', { name: linkText.makeAct }).click();
    await page.getByRole('button', { name: frameText.stepUpDemo, exact: true }).click();
    await expect(page.getByText(/^hent_[a-z0-9]{10}_/)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: frameText.close, exact: true }).last().click();
    await expect(page.getByRole('cell', { name: 'kasse-oslo' }).first()).toBeVisible();
    await readable();
  },
);
