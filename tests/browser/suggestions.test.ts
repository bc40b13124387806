import { acceptCookies, expect, test } from './shop-fixture.ts';

test.beforeEach(async ({ page, shop }) => {
  await acceptCookies(page, shop.url);
});

test('DEC-58 while typing: whole queries, categories, guides, and articles with price and stock', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Søk' }).fill('ullg');
  const panel = page.getByRole('region', { name: 'Søkeforslag' });
  await expect(panel.getByRole('heading', { name: 'Varer' })).toBeVisible();
  const article = panel.getByRole('link', { name: /^Ullgenser/ }).first();
  await expect(article).toContainText(/\d+,00/);
  await expect(article).toContainText(/butikk|nett|lager/i);
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('searchbox', { name: 'Søk' })).toBeFocused();
});
