import type { Page } from '@playwright/test';
import { longLane } from './long-lane.ts';
import { expect, test } from './shop-fixture.ts';

/** R05 What the server renders can be read and followed by a browser that runs no script. */
test.use({ javaScriptEnabled: false });

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Hovedmeny' });
const jacket = 'Heldre Jan Mayen Skalljakke';

test('DEC-05 UI-24 home, a category, an article and the shops, by links alone', async ({ page }) => {
  await page.goto('/');
  // Playwright finds nothing in a noscript by its text.
  await expect(page.locator('noscript p')).toBeVisible();
  await expect(page.locator('noscript p')).toContainText('Nettleseren din kjører ikke JavaScript');
  await expect(heading(page)).toHaveText('Kledd for alt vær');
  await menu(page).getByRole('link', { name: 'Klær' }).click();
  await expect(heading(page)).toHaveText('Klær');
  await page.getByRole('main').getByRole('link', { name: jacket }).first().click();
  await expect(page).toHaveURL(/\/product\/heldre-jan-mayen-skalljakke/);
  await expect(heading(page)).toHaveText(jacket);
  await expect(
    page
      .getByRole('main')
      .getByText(/1[\s\u00a0]299/)
      .first(),
  ).toBeVisible();
  await page.goto('/butikker');
  await expect(heading(page)).toBeVisible();
  await page.getByRole('heading', { name: 'Nordvarde Oslo' }).click();
  await page.getByRole('main').locator('a[href="/butikker/oslo"]').click();
  await expect(page).toHaveURL(/\/butikker\/oslo/);
  await expect(page.getByRole('main')).toContainText('10');
});

test('DEC-57 VAL-27 the search form finds without script', async ({ page }) => {
  await page.goto('/om-oss');
  await page.getByRole('searchbox').fill('Alpinbriller');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/alpinbriller$/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Alpinbriller Pro' }).first()).toBeVisible();
});

test('the form of the front page leads to the shops near a postcode', longLane, async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Postnummer').fill('0155');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/butikker\?postnr=0155$/);
  await expect(heading(page)).toBeVisible();
});

test('CONTENT-03 DEC-23 a page of the chain and the blog can be read to the end', longLane, async ({ page }) => {
  await page.goto('/vedlikehold');
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Dun' })).toBeVisible();
  await page.goto('/blogg');
  await page.getByRole('link', { name: 'Ullguiden' }).first().click();
  await expect(heading(page)).toHaveText('Ullguiden');
  await expect(page.getByRole('list', { name: 'Varer i innlegget' }).getByRole('article')).toHaveCount(3);
});

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const brand of ['nordvarde', 'stabel']) {
    test.describe(brand, () => {
      test.use({ brand });

      test(
        `UI-24 ${brand}: the menu and the search stand there instead of the buttons that would open them`,
        longLane,
        async ({ page }) => {
          await page.goto('/');
          await expect(page.getByRole('button', { name: 'Meny' })).toBeHidden();
          await expect(page.getByRole('searchbox')).toBeVisible();
          await menu(page).getByRole('link', { name: 'Klær' }).click();
          await expect(heading(page)).toHaveText('Klær');
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(wide).toBeLessThanOrEqual(390);
        },
      );
    });
  }
});
