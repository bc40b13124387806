import { searchText as text } from '#content/nb/desk/search.ts';
import { openDatabase } from '#server/database/connection/client.ts';
import { enterAs } from './desk-steps.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop-fixture.ts';

/** The shop is its own: what its search finds changes. */
test.use({ ownShop: 'desk-search' });

test('walk 14: a query without hits becomes a synonym that is tried, used, and found by a shopper', async ({
  page,
  shop,
}) => {
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
});
