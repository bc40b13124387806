import type { Page } from '@playwright/test';
import { openDatabase } from '#server/database/connection/client.ts';
import { storeReservation } from '../api/stored-reservation.ts';
import { openAs } from './account-steps.ts';
import { expectAccessible } from './expect-accessible.ts';
import { longLane } from './long-lane.ts';
import { acceptCookies, expect, test } from './shop-fixture.ts';

/** 'Min side' as it opens, the way round it, and from a purchase to its review. The shop is its own: it holds purchases. */
test.use({ ownShop: 'account-overview' });

test.beforeEach(async ({ page, shop }) => {
  await acceptCookies(page, shop.url);
});

const latest = (page: Page) => page.getByRole('list', { name: 'Siste bestillinger' }).getByRole('listitem');
const ways = (page: Page) => page.getByRole('navigation', { name: 'Min side' });

test(
  'GEN-25 GEN-26 GEN-27 the overview: club card, what waits first, then the newest; from a purchase to its review',
  longLane,
  async ({ page, shop }) => {
    test.slow();
    await openAs(page, 'ola@example.no', '/min-side');
    await expect(page.getByText('Reservasjoner og kjøp du gjør mens du er logget inn, kommer hit.')).toBeVisible();
    await page.getByRole('link', { name: 'Bli med i kundeklubben' }).click();
    await expect(page.getByRole('region', { name: 'Mine data' })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Mine data' })).toBeInViewport({ ratio: 1 });

    const database = openDatabase({ url: shop.databaseUrl });
    const ready = await storeReservation({ database }, { customerId: 2, status: 4, createdAt: new Date(2026, 0, 1) });
    const bought = await storeReservation({ database }, { customerId: 2, status: 5, collected: true });
    await database.close();
    await page.goto('/min-side');
    await expect(page.getByRole('img', { name: /^QR-kode for medlem K2\./ })).toBeVisible();
    await expect(latest(page)).toHaveCount(2);
    await expect(latest(page).first()).toContainText(`Reservasjon nr. ${ready}`);
    await expect(latest(page).first()).toContainText(/Klar til henting i Bergen/);
    await expect(latest(page).nth(1)).toContainText(/Ordre nr\. \d+\s*Hentet for .+ siden/);
    await expect(latest(page).nth(1)).toContainText('299,00');
    await expectAccessible(page);

    await latest(page).first().getByRole('link').click();
    await expect(page).toHaveURL(`${shop.url}/checkout/kvittering/${ready}`);
    await page.goto('/min-side');
    await page.getByRole('link', { name: 'Se historikk' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Historikk' })).toBeVisible();
    const order = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Ordre nr\./ }) });
    await expectAccessible(page);

    await order.getByRole('link', { name: 'Skriv omtale av Ull Barnesett' }).click();
    await expect(page).toHaveURL(`${shop.url}/product/ull-barnesett#skriv-omtale`);
    const form = page.locator('#skriv-omtale');
    await form.locator('label', { has: page.getByRole('radio', { name: '5 av 5 stjerner' }) }).click();
    await form.getByLabel('Hva synes du?').fill('Varmt, mykt og godt, også på 10 kuldegrader');
    await form.getByRole('button', { name: 'Skriv omtale' }).click();
    await expect(page.getByText('Takk for omtalen!')).toBeVisible();
    await page.goto('/min-side');
    await expect(latest(page).nth(1).getByRole('link', { name: 'Vis kvittering' })).toHaveAttribute(
      'href',
      `/checkout/kvittering/${bought}`,
    );
    await page.goto('/min-side/historikk');
    await expect(order).toBeVisible();
    await expect(order.getByRole('link', { name: /^Skriv omtale/ })).toHaveCount(0);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'UI-36 the strip of Min side shows the entry one is at, and the page stays where it is',
    longLane,
    async ({ page }) => {
      await openAs(page, 'ola@example.no', '/min-side');
      for (const name of ['Oversikt', 'Historikk', 'QR-kode', 'Varsler', 'Innlogginger']) {
        const entry = ways(page).getByRole('link', { name, exact: true });
        await entry.click();
        await expect(entry).toHaveAttribute('aria-current', 'page');
        await expect(ways(page).locator('[aria-current]')).toHaveCount(1);
        await expect(entry).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => [window.scrollX, window.scrollY])).toEqual([0, 0]);
      }
      await page.reload();
      await expect(ways(page).getByRole('link', { name: 'Innlogginger' })).toBeInViewport({ ratio: 1 });
    },
  );
});

const own = [
  ['/min-side', 'Siste bestillinger'],
  ['/min-side/historikk', /Ingen historikk ennå|Reservasjon nr/],
  ['/min-side/omtaler', /omtale/],
  ['/min-side/qr-kode', 'Vis koden i kassen'],
  ['/min-side/innlogginger', 'Denne enheten'],
  ['/min-side/varsler', 'Du har ikke bedt oss si fra om noe.'],
  ['/min-side/opplysninger', 'Kundenummer'],
] as const;
const open = [
  ['/logg-inn', 'Husk meg på denne enheten'],
  ['/registrer', 'Dette kan du si ja til'],
  ['/glemt-passord', 'Send lenke'],
  ['/nullstill-passord/ukjent?email=kari@example.no', 'Lagre passordet'],
  ['/bekreft-epost/ukjent', 'Lenken er ugyldig eller utløpt'],
  ['/varsel/bekreft/ukjent', 'Lenken er ugyldig eller utløpt'],
  ['/varsel/avslutt/ukjent', 'Avslutt varsler'],
  ['/favoritter', 'Du har ingen favoritter ennå'],
] as const;

for (const width of [1440, 320]) {
  test(
    `UI-36 at ${width} px no account screen has axe violations or reaches beyond the window`,
    longLane,
    async ({ page, expectedConsole }) => {
      test.slow();
      expectedConsole.push('422');
      await page.setViewportSize({ width, height: 844 });
      const look = async (screens: readonly (readonly [string, string | RegExp])[]) => {
        for (const [path, words] of screens) {
          await test.step(path, async () => {
            await page.goto(path);
            await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
            await expectAccessible(page);
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
          });
        }
      };
      await look(open);
      await openAs(page, 'kari@example.no', '/min-side');
      await look(own);
    },
  );
}
