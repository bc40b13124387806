import type { Page, Request } from '@playwright/test';
import { expect } from './shop-fixture.ts';

/** What shoppers do in the checkout, for the tests that need it done. */
export const jacket = '/product/heldre-jan-mayen-skalljakke?farge=svart&storrelse=m';
export const paddle = '/product/padleare-karbon';
export const drink = '/product/energidrikk-blabaer';
export const cart = (page: Page) => page.getByRole('dialog', { name: 'Min Handlekurv' });
export const reserve = (page: Page) => page.getByRole('button', { name: 'Reserver', exact: true });
export const pay = (page: Page) => page.getByRole('button', { name: /^Betal/ });
export const summary = (page: Page) => page.getByRole('region', { name: 'Din bestilling' });
export const collect = (page: Page) => page.getByRole('radio', { name: /^Hent i butikk/ });
export const deliver = (page: Page) => page.getByRole('radio', { name: /^Hjemlevering Vi sender/ });
export const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Handlekurv/ });
export const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);
/** '1 498,00 kr' with the spaces of the shop. */
export const kr = (amount: string) => `${amount.replace(' ', '\u00a0')}\u00a0kr`;
export const row = (page: Page, label: string) =>
  summary(page)
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}`) })
    .locator('xpath=following-sibling::dd');

/** Puts so many of an article in the cart and closes it again. */
export async function add(page: Page, path: string, times = 1): Promise<void> {
  const fresh = page.waitForResponse('**/api/v1/articles/availability/*');
  await page.goto(path);
  await fresh;
  await page.getByRole('button', { name: 'Legg i handlekurv' }).click();
  for (let n = 1; n < times; n++)
    await cart(page)
      .getByRole('button', { name: /^Én til/ })
      .first()
      .click();
  await cart(page).getByRole('button', { name: 'Lukk' }).first().click();
}

export async function openCheckout(page: Page): Promise<void> {
  const checked = page.waitForResponse('**/api/v1/cart/validate');
  await page.goto('/checkout');
  await checked;
}

export async function fillWho(page: Page): Promise<void> {
  await page.getByLabel('Navn').fill('Kari Nordmann');
  await page.getByLabel('Telefonnummer').fill('+47 41234567');
  await page.getByLabel('E-post').fill('kari@example.no');
}

export async function fillDelivery(page: Page): Promise<void> {
  await deliver(page).check();
  await fillWho(page);
  await page.getByLabel('Adresse').fill('Storgata 12');
  await page.getByLabel('Postnummer').fill('0155');
  await expect(page.getByLabel('Poststed')).toHaveValue('OSLO');
  await page.getByLabel('Jeg godtar kjøpsvilkårene').check();
}

export async function fillReservation(page: Page, shop: string): Promise<void> {
  await page.getByLabel('Velg butikk').selectOption(shop);
  await fillWho(page);
  await page.getByLabel('Jeg godtar kjøpsvilkårene').check();
}

export function watchOrders(page: Page): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/v1\/(reservations|checkout)$/.test(request.url())) seen.push(request);
  });
  return seen;
}
