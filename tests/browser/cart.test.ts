import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { longLane } from './long-lane.ts';
import { acceptCookies, expect, test } from './shop-fixture.ts';

test.beforeEach(async ({ page, shop }) => {
  await acceptCookies(page, shop.url);
});

const jacket = '/product/heldre-jan-mayen-skalljakke?farge=svart&storrelse=';
const downJacket = '/product/vikafjell-dunjakke';
const cart = (page: Page) => page.getByRole('dialog', { name: 'Min Handlekurv' });
const lines = (page: Page) => cart(page).getByRole('list', { name: 'Varer i handlekurven' }).getByRole('listitem');
const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Handlekurv/ });
const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

/** Opens an article and puts so many in the cart, which stays open. */
async function add(page: Page, path: string, times = 1): Promise<void> {
  const fresh = page.waitForResponse('**/api/v1/articles/availability/*');
  await page.goto(path);
  await fresh;
  for (let n = 0; n < times; n++) {
    if (n > 0) await cart(page).getByRole('button', { name: 'Lukk' }).first().click();
    await page.getByRole('button', { name: 'Legg i handlekurv' }).click();
    await expect(cart(page)).toBeVisible();
  }
}

async function applyCode(page: Page, code: string): Promise<void> {
  await cart(page).getByRole('button', { name: 'Rabattkode', exact: true }).click();
  await cart(page).getByLabel('Skriv inn koden').fill(code);
  await cart(page).getByRole('button', { name: 'Bruk', exact: true }).click();
}

test('W08.1 to W08.3 CART-01 CART-02 CART-07 lines by ean, in order; minus lowers, then takes the line away', async ({
  page,
}) => {
  await add(page, `${jacket}l`, 2);
  await expect(lines(page)).toContainText(['2\u00a0598,00\u00a0kr']);
  await add(page, `${jacket}m`);
  await expect(lines(page)).toContainText(['L / Svart', 'M / Svart']);
  await expect(badge(page)).toHaveText('3');
  await expect(cart(page)).toContainText('3\u00a0897,00\u00a0kr');
  const fewer = lines(page)
    .first()
    .getByRole('button', { name: /^Én færre/ });
  await fewer.click();
  await expect(cart(page)).toContainText('2\u00a0598,00\u00a0kr');
  await fewer.click();
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page)).toContainText(['M / Svart']);
  await expect(cart(page)).toContainText('1\u00a0299,00\u00a0kr');
});

test('W08.4 to W08.7 CART-08 CART-15 CART-21 CART-22 CART-26 remove by position, the empty cart, and reload', async ({
  page,
}) => {
  await add(page, `${jacket}m`);
  await add(page, downJacket, 3);
  await expect(lines(page)).toContainText(['1\u00a0299,00\u00a0kr', '2\u00a0997,00\u00a0kr']);
  await cart(page).getByRole('button', { name: 'Lukk' }).first().click();
  await page.getByRole('button', { name: 'Legg i handlekurv' }).click();
  const warning = page.getByRole('status').filter({ hasText: 'Obs!' });
  await expect(warning).toContainText('Ikke flere på lager av denne varen');
  await expect(badge(page)).toHaveText('4');
  await page.reload();
  await expect(badge(page)).toHaveText('4');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /tx/i.test(key)))).toEqual([]);
  expect(await stored(page, 'total')).toBe(4296);

  await page.goto('/?openCart=true');
  await expect(lines(page)).toHaveCount(2);
  await lines(page)
    .first()
    .getByRole('button', { name: /^Fjern/ })
    .click();
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page)).toContainText(['Vikafjell Dunjakke']);
  expect([await stored(page, 'count'), await stored(page, 'total')]).toEqual([3, 2997]);
  expect((await stored(page, 'orders')).map((line: { ean: string }) => line.ean)).toEqual(['7000000100215']);

  await lines(page)
    .first()
    .getByRole('button', { name: /^Fjern/ })
    .click();
  await expect(cart(page)).toContainText('Handlekurven er tom');
  await expect(badge(page)).not.toHaveText(/\d/);
  expect([await stored(page, 'count'), await stored(page, 'total')]).toEqual([0, 0]);
});

test('what was taken out by mistake comes back, with its pieces and its code', longLane, async ({ page }) => {
  await add(page, `${jacket}m`, 2);
  await applyCode(page, 'FAST100');
  await expect(cart(page)).toContainText('2\u00a0498,00\u00a0kr');
  await lines(page)
    .first()
    .getByRole('button', { name: /^Fjern/ })
    .click();
  await expect(cart(page)).toContainText('Handlekurven er tom');
  await cart(page).getByRole('button', { name: 'Angre' }).click();
  await expect(lines(page)).toHaveCount(1);
  await expect(cart(page)).toContainText('2\u00a0498,00\u00a0kr');
  await expect(cart(page).getByRole('button', { name: 'Angre' })).toHaveCount(0);
});

test(
  'CART-08 what was taken out from the middle comes back to its place, not to the end',
  longLane,
  async ({ page }) => {
    await add(page, `${jacket}m`, 1);
    await add(page, `${jacket}l`, 1);
    await expect(lines(page)).toContainText(['M / Svart', 'L / Svart']);
    await lines(page)
      .first()
      .getByRole('button', { name: /^Fjern/ })
      .click();
    await expect(lines(page)).toHaveCount(1);
    await cart(page).getByRole('button', { name: 'Angre' }).click();
    await expect(lines(page)).toContainText(['M / Svart', 'L / Svart']);
  },
);

test('W02.10 to W02.12 GEN-21 CART-12 CART-27 UI-46 the promo code lowers the total and is stored', async ({
  page,
}) => {
  await add(page, `${jacket}m`);
  const more = cart(page).getByRole('button', { name: /^Én til/ });
  await more.click();
  await more.click();
  await expect(more).toBeDisabled();
  await expect(cart(page)).toContainText('3\u00a0897,00\u00a0kr');
  await applyCode(page, ' sommer20 ');
  await expect(cart(page)).toContainText('3\u00a0117,60\u00a0kr');
  await expect(cart(page)).toContainText('-20 %');
  expect(await stored(page, 'discount')).toEqual({ activated: true, fixed: false, amount: 0.2, originalTotal: 3897 });
  expect(await stored(page, 'activePromocode')).toMatchObject({ name: 'SOMMER20', fixed: 0 });

  await applyCode(page, 'FAST100');
  await expect(page.getByText('Du har allerede en aktiv rabattkode')).toBeVisible();
  await cart(page).getByRole('button', { name: 'Fjern rabatt' }).click();
  await expect(cart(page)).toContainText('3\u00a0897,00\u00a0kr');
  expect(await stored(page, 'activePromocode')).toBeNull();
});

test('TXT-30 TXT-31 TXT-32 DEC-79 codes that cannot be used say why', longLane, async ({ page, expectedConsole }) => {
  expectedConsole.push('404', '422');
  await add(page, `${jacket}m`);
  await applyCode(page, 'FINNESIKKE');
  await expect(cart(page)).toContainText('Rabattkoden finnes ikke');
  const field = cart(page).getByLabel('Skriv inn koden');
  await field.fill('TIDLIG10');
  await field.press('Enter');
  await expect(cart(page)).toContainText('Rabattkoden er ikke gyldig ennå');
  await field.fill('GAMMEL10');
  await field.press('Enter');
  await expect(cart(page)).toContainText('Rabattkoden er utløpt');
  expect((await stored(page, 'discount')).activated).toBe(false);
});

test(
  'DEC-81 TXT-59 TXT-60 a shopper who comes back finds the price of now, and is told',
  longLane,
  async ({ page }) => {
    await add(page, downJacket);
    await page.evaluate(() => {
      const [line] = JSON.parse(localStorage.getItem('orders') ?? '[]');
      localStorage.setItem('orders', JSON.stringify([{ ...line, price: 799, campaignArticleId: 499 }]));
      sessionStorage.clear();
    });
    await page.goto('/?openCart=true');
    await expect(page.getByText('Kampanjen på Vikafjell Dunjakke er avsluttet')).toBeVisible();
    await expect(lines(page)).toContainText(['999,00\u00a0kr']);
    await expect(page.getByText(/^Prisen er endret siden du la varene i handlekurven/)).toBeVisible({
      timeout: 15_000,
    });
    expect(await stored(page, 'total')).toBe(999);
  },
);

test('L2 the cart passes axe, with a code and its dialog open', longLane, async ({ page }) => {
  await add(page, `${jacket}m`);
  await cart(page).getByRole('button', { name: 'Rabattkode', exact: true }).click();
  await expectAccessible(page);
});
