import { enterAs } from './desk-steps.ts';
import { expectAccessible } from './expect-accessible.ts';
import { longLane } from './long-lane.ts';
import { expect, test } from './shop-fixture.ts';

// Chromium tells of what is refused and of a line that is cut.
test.use({
  ownShop: 'desk pages',
  expectedConsole: [/status of 409|ERR_INTERNET_DISCONNECTED|Blocked script execution in '[^']*\/preview\/kontor\//],
});
test.describe.configure({ timeout: 90_000 });

test('two edit one text: both are shown, and a third is published', longLane, async ({ page, browser, shop }) => {
  await enterAs(page, 'marketing');
  await page.goto('/kontor/sider/levering');
  const lead = page.getByRole('textbox', { name: /^Ingress/ });
  await lead.fill('Markeds ingress.');
  await expect(page.getByText(/^Lagret som utkast/)).toBeVisible();
  await expect(page.frameLocator('iframe').getByText('Markeds ingress.')).toBeVisible();
  await expectAccessible(page, { iframes: false });

  const other = await (await browser.newContext({ baseURL: shop.url, locale: 'nb-NO' })).newPage();
  await enterAs(other, 'administrator');
  await other.goto('/kontor/sider/levering');
  await other.getByRole('textbox', { name: /^Ingress/ }).fill('Sjefens ingress.');
  await other.getByRole('button', { name: 'Publiser 1 endring' }).click();
  await expect(other.getByText('Publisert. Butikken viser det nå.')).toBeVisible();
  await other.context().close();

  await page.getByRole('textbox', { name: /^Tittel/ }).fill('Levering');
  await page.getByRole('button', { name: 'Publiser 2 endringer' }).click();
  const conflict = page.getByRole('dialog', { name: 'Dere har begge endret ingressen' });
  await expect(conflict.getByText('Markeds ingress.').first()).toBeVisible();
  await expect(conflict.getByText('Sjefens ingress.').first()).toBeVisible();
  await conflict.getByRole('textbox').fill('Vår felles ingress.');
  await conflict.getByRole('button', { name: 'Publiser denne' }).click();
  await expect(page.getByText('Publisert. Butikken viser det nå.')).toBeVisible();
  await expect(async () => {
    await page.goto('/levering');
    await expect(page.getByText('Vår felles ingress.')).toBeVisible({ timeout: 1_000 });
    await expect(page.getByRole('heading', { level: 1, name: 'Levering', exact: true })).toBeVisible();
  }).toPass();
});

test('the line is cut while somebody writes and the tab is closed: the draft is there', longLane, async ({ page }) => {
  await enterAs(page, 'marketing');
  await page.goto('/kontor/sider/om-oss');
  const text = page.getByRole('textbox', { name: 'Tekst', exact: true });
  await expect(text).toHaveValue(/\w/);
  const context = page.context();
  await context.setOffline(true);
  await text.press('Control+End');
  await text.pressSequentially(' Skrevet i tunnelen.');
  await expect(page.getByText('Ikke lagret. Vi prøver igjen, det du skrev er her.')).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto('/kontor/sider/om-oss');
  await expect(again.getByRole('textbox', { name: 'Tekst', exact: true })).toHaveValue(/Skrevet i tunnelen\.$/);
  await expect(again.getByText(/^Lagret som utkast/)).toBeVisible();
  await expect(again.frameLocator('iframe').getByText('Skrevet i tunnelen.')).toBeVisible();
});
