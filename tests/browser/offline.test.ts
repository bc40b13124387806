import type { Page } from '@playwright/test';
import { openDatabase } from '#server/database/connection/client.ts';
import { storeReservation } from '../api/stored-reservation.ts';
import { expectAccessible } from './expect-accessible.ts';
import { longLane } from './long-lane.ts';
import { acceptCookies, expect, test } from './shop-fixture.ts';

/** Without a network: what has been seen of one's own is there, everything else says why it is not. */
test.use({ ownShop: 'offline', settings: { OFFLINE: '1' }, startAtOnce: false });

test.describe.configure({ timeout: 240_000 });

test.beforeEach(async ({ page, shop, expectedConsole }) => {
  // What the browser says of each request without a network, and the lists of every page that miss theirs.
  expectedConsole.push('ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', /Start call \w+ failed with status 0/, 'preload');
  await acceptCookies(page, shop.url);
});

/** Left before the network is back: a copy would ask for itself again while the browser closes. */
test.afterEach(async ({ page, context }) => {
  await page.goto('about:blank');
  await context.setOffline(false);
});

async function logIn(page: Page, email: string, next: string): Promise<void> {
  await page.goto(`/logg-inn?next=${next}`);
  await page.getByLabel('E-post eller telefonnummer').fill(email);
  await page.getByLabel('Passord', { exact: true }).fill('Passord123!');
  await page.getByRole('button', { name: 'Logg inn' }).click();
}

const card = (page: Page) => page.getByRole('img', { name: /QR-kode for medlem K\d+\./ });

/** What the browser holds for this shop; nobody sees it before the network is gone. */
const isCached = (page: Page, path: string) =>
  page.evaluate(async (url) => (await caches.match(url)) !== undefined, path);
const expectCached = (page: Page, path: string) =>
  expect.poll(() => isCached(page, path), { timeout: 30_000 }).toBe(true);

test(
  'DEC-119 GEN-27 the club card and own reservations, once seen, are there without a network; the rest says why not',
  longLane,
  async ({ page, context, shop }) => {
    const database = openDatabase({ url: shop.databaseUrl });
    await storeReservation({ database }, { customerId: 1 });
    await database.close();
    await logIn(page, 'kari@example.no', '/min-side/qr-kode');
    await expect(card(page)).toBeVisible();
    await expect(page.getByText('Skru opp lysstyrken på skjermen', { exact: false })).toBeVisible();
    const code = await card(page).getAttribute('alt');
    await expectCached(page, '/api/v1/customers/current/code');
    await expectCached(page, '/min-side/qr-kode');
    await page.getByRole('link', { name: 'Historikk' }).click();
    await expectCached(page, '/api/v1/customers/current/reservations?page=1');
    await expectCached(page, '/min-side/historikk');

    await context.setOffline(true);
    await page.goto('/min-side/qr-kode');
    await expect(page.getByRole('heading', { level: 1, name: 'QR-kode' })).toBeVisible();
    await expect(card(page)).toHaveAttribute('alt', code ?? '');
    await expect(page.getByText('Du er uten nett. Dette er slik det var sist du så det.')).toBeVisible();
    await page.goto('/min-side/historikk');
    await expect(page.getByRole('heading', { name: /^Reservasjon nr\. \d+/ })).toBeVisible();
    await expect(page.getByText(/^Hentekode \w{5}/)).toBeVisible();

    await page.goto('/klaer/jakker');
    await expect(page.getByRole('heading', { name: 'Du er uten nett' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'QR-kode' }).click();
    await expect(card(page)).toBeVisible();

    const askedAgain = page.waitForEvent('load');
    await context.setOffline(false);
    await askedAgain;
    await page.goto('/klaer/jakker');
    await expect(page.getByRole('heading', { level: 1, name: 'Jakker' })).toBeVisible();
  },
);

test(
  'DEC-103 logging out takes the copies along, and another customer finds none of them',
  longLane,
  async ({ page, context }) => {
    await logIn(page, 'kari@example.no', '/min-side/qr-kode');
    await expect(card(page)).toBeVisible();
    await expectCached(page, '/api/v1/customers/current/code');
    await page.getByRole('button', { name: 'Logg ut' }).click();
    await expect(page).toHaveURL(/\/logg-inn/);
    await expect.poll(() => isCached(page, '/api/v1/customers/current/code')).toBe(false);
    await context.setOffline(true);
    await page.goto('/min-side/qr-kode');
    await expect(card(page)).toHaveCount(0);
    await expect(page.getByText(/K1\./)).toHaveCount(0);
    await page.goto('about:blank');
    await context.setOffline(false);

    await logIn(page, 'ola@example.no', '/min-side/qr-kode');
    await expect(card(page)).toHaveAccessibleName(/medlem K2\./);
    await expectCached(page, '/api/v1/customers/current/code');
    await context.setOffline(true);
    await page.goto('/min-side/qr-kode');
    await expect(card(page)).toHaveAccessibleName(/medlem K2\./);
  },
);

test(
  'DEC-85 favourites are there without a network, and nothing that is shown with one is a copy',
  longLane,
  async ({ page, context }) => {
    await page.goto('/product/alpinbriller-pro');
    await page.getByRole('button', { name: 'Legg til i favoritter' }).first().click();
    await page.goto('/favoritter');
    const article = page.getByRole('main').getByRole('link', { name: /Alpinbriller Pro/ });
    await expect(article.first()).toBeVisible();
    await expectCached(page, '/api/v1/articles/bundle?articles=1003');
    await expectCached(page, '/favoritter');

    await context.setOffline(true);
    await page.goto('/favoritter');
    await expect(article.first()).toBeVisible();
    await expect(page.getByText('Priser kan ha endret seg siden sist', { exact: false })).toBeVisible();

    const names = await page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    const unexpected = names.filter(
      (path) =>
        !/^\/(assets|bilder)\/|^\/(favoritter|uten-nett)$|^\/api\/v1\/(articles\/bundle|customers\/current)$/.test(
          path,
        ),
    );
    expect(unexpected).toEqual([]);

    // A page that was opened without a network asks for itself again when there is one.
    await context.setOffline(false);
    await expect(page.getByText('Priser kan ha endret seg siden sist', { exact: false })).toHaveCount(0);
    await expect(article.first()).toBeVisible();
  },
);
