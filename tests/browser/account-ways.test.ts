import type { Page } from '@playwright/test';
import { fillPattern } from '#domain/navigation/path-to.ts';
import { guardedRoutes } from '#domain/navigation/routes.ts';
import { hasEnglish } from '../english-words.ts';
import { addJacket, cart, isMarked, logIn, mark, myPage, openAs } from './account-steps.ts';
import { acceptCookies, expect, test } from './shop-fixture.ts';

/** Who may go where, and the ways in and out of an account. An account is deleted here, so the shop is its own. */
test.use({ ownShop: 'account-ways' });

const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

test.describe('with cookies answered', () => {
  test.beforeEach(async ({ page, shop }) => {
    await acceptCookies(page, shop.url);
  });

  test('USER-02 NAV-10 DEC-111 after a login that began in the cart, the cart opens', async ({ page, shop }) => {
    await addJacket(page);
    await cart(page).getByRole('link', { name: 'Logg inn' }).click();
    await expect(page).toHaveURL(/\/logg-inn\?from=cart/);
    await logIn(page, 'ola@example.no');
    await expect(cart(page)).toContainText('Heldre Jan Mayen Skalljakke');
    await expect(page).toHaveURL(`${shop.url}/product/heldre-jan-mayen-skalljakke?farge=svart&storrelse=m`);
    await cart(page).getByRole('button', { name: 'Lukk' }).first().click();
    await expect(myPage(page)).toBeVisible();
  });

  test('USER-07 DEC-115 a deleted account takes the favourites along and loads the page anew; the cart stays', async ({
    page,
    shop,
    expectedConsole,
  }) => {
    expectedConsole.push('422');
    await addJacket(page);
    await page.goto('/dame');
    await page.getByRole('button', { name: 'Legg til i favoritter' }).first().click();
    await openAs(page, 'kari@example.no', '/min-side');
    expect(await stored(page, 'favourites')).toHaveLength(1);
    await mark(page);
    await page.getByRole('button', { name: 'Slett konto' }).click();
    const dialog = page.getByRole('dialog', { name: 'Slett konto' });
    await dialog.getByLabel('Skriv passordet ditt for å bekrefte').fill('Passord123!');
    await dialog.getByRole('button', { name: 'Slett konto' }).click();
    await expect(page).toHaveURL(`${shop.url}/`);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Handlekurv, 1 vare' })).toBeVisible();
    expect(await isMarked(page)).toBe(false);
    await expect(myPage(page)).toHaveCount(0);
    expect(await stored(page, 'favourites')).toBeNull();
    expect(await stored(page, 'orders')).toHaveLength(1);

    await page.goto('/logg-inn');
    const answer = page.waitForResponse('**/customers/login');
    await logIn(page, 'kari@example.no');
    expect((await answer).status()).toBe(422);
  });

  test('GEN-02 ROLE-14 DEC-28 anyone may go anywhere but to Min side, which asks for a login and leads back', async ({
    page,
    shop,
  }) => {
    test.slow();
    for (const path of [
      '/favoritter',
      '/checkout',
      '/avstemning/1',
      '/butikker',
      '/kampanjer',
      '/vedlikehold',
      '/blogg',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(shop.url + path);
    }
    await page.goto('/product/alpinstaver-race');
    await expect(page.getByRole('heading', { name: /omtaler/i }).first()).toBeVisible();

    for (const name of guardedRoutes) {
      const path = fillPattern(name, {});
      await page.goto(path);
      await expect(page).toHaveURL(`${shop.url}/logg-inn?next=${encodeURIComponent(path)}`);
    }
    await logIn(page, 'ola@example.no');
    await expect(page).toHaveURL(`${shop.url}/min-side/opplysninger`);
  });
});

/** What is read or heard in a part of the page. */
const surfaces = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((parts) =>
      parts.flatMap((part) => [
        ...(part as HTMLElement).innerText.split('\n'),
        ...[part, ...part.querySelectorAll('[aria-label], [placeholder], [alt], [title]')].flatMap((element) =>
          ['aria-label', 'placeholder', 'alt', 'title'].map((name) => element.getAttribute(name) ?? ''),
        ),
      ]),
    );

test('GEN-01 UI-21 modals, alerts, forms and the customer’s own screens speak Norwegian', async ({ page }) => {
  test.slow();
  const seen: string[] = [];
  const look = async (selector: string) => {
    const found = (await surfaces(page, selector)).filter((text) => text.trim() !== '');
    expect(found.length, selector).toBeGreaterThan(0);
    seen.push(...found);
  };
  await page.goto('/');
  await expect(page.getByRole('dialog', { name: 'Informasjonskapsler' })).toBeVisible();
  await look('dialog[open], [role="dialog"]');
  await page.getByRole('button', { name: 'Godta alle' }).click();

  await addJacket(page);
  await cart(page).getByRole('button', { name: 'Rabattkode', exact: true }).click();
  await look('dialog[open]');
  const more = cart(page).getByRole('button', { name: /^Én til/ });
  await more.click();
  await more.click();
  await cart(page).getByRole('button', { name: 'Lukk' }).first().click();
  await page.getByRole('button', { name: 'Legg i handlekurv' }).click();
  await page.getByRole('status').filter({ hasText: 'Obs!' }).waitFor();
  await look('[role="status"]');

  await page.goto('/registrer');
  await page.getByRole('button', { name: 'Registrer deg' }).click();
  await page.getByText('Du må godta vilkårene').waitFor();
  await look('main');
  await page.getByRole('button', { name: 'Les om personvern' }).click();
  await expect(page.getByRole('dialog', { name: 'Personvern' })).toContainText('Personopplysninger');
  await look('dialog[open]');

  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Reserver', exact: true }).click();
  await page.getByText('Navn må fylles ut').first().waitFor();
  await look('main');

  await openAs(page, 'ola@example.no', '/min-side');
  for (const name of guardedRoutes) {
    await page.goto(fillPattern(name, {}));
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await look('main');
  }
  const literal = 'Email må ha en verdi'; // of the specification (DEC-01)
  expect(seen.filter((text) => hasEnglish(text) && text !== literal)).toEqual([]);
});
