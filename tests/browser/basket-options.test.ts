import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { longLane } from './long-lane.ts';
import { acceptCookies, expect, test } from './shop-fixture.ts';

// a shop of its own: what is ordered here is out of stock for no one else
test.use({ ownShop: 'basket-options' });

test.beforeEach(async ({ page, shop }) => {
  await acceptCookies(page, shop.url);
});

const cart = (page: Page) => page.getByRole('dialog', { name: 'Min Handlekurv' });
const options = (page: Page) => page.getByRole('region', { name: 'Slik kan du likevel få alt' });
const rest = (page: Page, shop: string) => page.getByRole('region', { name: `Resten hentes i ${shop}` });
const summary = (page: Page) => page.getByRole('region', { name: 'Din bestilling' });
const reserve = (page: Page) => page.getByRole('button', { name: 'Reserver', exact: true });

async function add(page: Page, path: string): Promise<void> {
  const fresh = page.waitForResponse('**/api/v1/articles/availability/*');
  await page.goto(path);
  await fresh;
  await page.getByRole('button', { name: 'Legg i handlekurv' }).first().click();
  await cart(page).getByRole('button', { name: 'Lukk' }).first().click();
}

async function openCheckout(page: Page): Promise<void> {
  const checked = page.waitForResponse('**/api/v1/cart/validate');
  await page.goto('/checkout');
  await checked;
  await page.getByLabel('Postnummer').fill('0155');
}

async function fillWho(page: Page): Promise<void> {
  await page.getByLabel('Navn').fill('Kari Nordmann');
  await page.getByLabel('Telefonnummer').fill('+47 41234567');
  await page.getByLabel('E-post').fill('kari@example.no');
  await page.getByLabel('Jeg godtar kjøpsvilkårene').check();
}

test(
  'DEC-91 no shop has everything: one press takes two shops, and the rest is ordered after the first receipt',
  longLane,
  async ({ page }) => {
    await add(page, '/product/alpinstaver-race');
    await add(page, '/product/alpinhjelm-junior');
    await openCheckout(page);
    const two = options(page).getByRole('listitem').filter({ hasText: 'Hent i to butikker' }).first();
    await expect(two).toContainText('1 vare i Oslo');
    await expect(two).toContainText('1 vare i Drammen');
    await expect(two).toContainText('0,5 km');
    await expect(two).toContainText(/klar .+ ca\. \d\d:\d\d/);
    await expect(two).toContainText('Gratis');
    await expectAccessible(page);

    await two.getByRole('button', { name: 'Hent i Oslo og Drammen' }).click();
    await expect(rest(page, 'Drammen')).toContainText('Alpinhjelm Junior');
    await expect(summary(page).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('radio', { name: /^Oslo/ })).toBeChecked();
    await fillWho(page);
    await reserve(page).click();
    await expect(page.getByRole('heading', { name: 'Takk for reservasjonen!' })).toBeVisible();
    await expectAccessible(page);

    await rest(page, 'Drammen').getByRole('button', { name: 'Bestill resten i Drammen' }).click();
    await expect(page.getByRole('radio', { name: /^Drammen/ })).toBeChecked();
    await expect(summary(page).getByRole('listitem')).toContainText(['Alpinhjelm Junior']);
    await fillWho(page);
    await reserve(page).click();
    await expect(page.getByRole('heading', { name: 'Takk for reservasjonen!' })).toBeVisible();
    await expect(rest(page, 'Drammen')).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('restOfCart'))).toBeNull();
  },
);

test('what is set aside is there after a reload, and can be put back', longLane, async ({ page }) => {
  await add(page, '/product/alpinstaver-race');
  await add(page, '/product/alpinhjelm-junior');
  await openCheckout(page);
  await options(page).getByRole('button', { name: 'Hent i Oslo og Drammen' }).click();
  await page.reload();
  await rest(page, 'Drammen').getByRole('button', { name: 'Legg tilbake i handlekurven' }).click();
  await expect(rest(page, 'Drammen')).toBeHidden();
  await expect(summary(page).getByRole('listitem')).toHaveCount(2);
  await expect(options(page)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('GEN-23 another size or colour in one shop is a way too', longLane, async ({ page }) => {
    await add(page, '/product/heldre-jan-mayen-skalljakke?farge=svart&storrelse=l');
    await add(page, '/product/alpinstaver-race');
    await openCheckout(page);
    const swap = options(page).getByRole('listitem').filter({ hasText: 'Bytt og hent alt på ett sted' }).first();
    await expect(swap).toContainText('Heldre Jan Mayen Skalljakke: L blir M');
    await expectAccessible(page);
    await swap.getByRole('button', { name: 'Bytt og hent i Oslo' }).click();
    await expect(summary(page)).toContainText('M / Svart');
    await expect(options(page)).toBeHidden();
    await expect(page.getByRole('radio', { name: /^Oslo/ })).toBeChecked();
  });
});
