import type { Page } from '@playwright/test';
import { staffedDevice } from '#tests/api/counter-client.ts';
import { begun, pickAll } from '#tests/api/counter-orders.ts';
import { eans } from '#tests/api/paying-shop.ts';
import type { TestShop } from '#tests/api/test-shop.ts';
import { behind, reserveOnline } from './counter-steps.ts';
import { expectAccessible } from './expect-accessible.ts';
import { longLane } from './long-lane.ts';
import { acceptCookies, expect, type RunningShop, test } from './shop-fixture.ts';

test.use({ ownShop: 'live' });
test.describe.configure({ mode: 'default', timeout: 60_000 });

/** A clerk of the shop in Oslo, by the calls the counter makes. */
function clerk<T>(shop: RunningShop, work: (device: Awaited<ReturnType<typeof staffedDevice>>) => Promise<T>) {
  return behind(shop, async (database) =>
    work(await staffedDevice({ url: shop.url, database } as unknown as TestShop, 'Jonas Haug')),
  );
}

const standing = (page: Page) =>
  page.getByRole('list', { name: 'Hvor langt ordren er kommet' }).locator('[aria-current]');

test('the shopper sees the order being picked, ready and handed out without a reload', async ({ page, shop }) => {
  const { id, code } = await reserveOnline(page, shop);
  await expect(standing(page)).toHaveText('Mottatt');
  await clerk(shop, async (jonas) => {
    const picked = await pickAll(jonas, await begun(jonas, id));
    await expect(standing(page)).toHaveText('Plukkes');
    await expect(page.getByRole('status').filter({ hasText: 'Under behandling' })).toBeVisible();
    const ready = (await jonas.act(picked, 'ready', { place: 'B4' })).body;
    await expect(standing(page)).toHaveText('Klar til henting');
    await expect(page.getByText('Varene er klare. Ta med hentekoden.')).toBeVisible();
    await expectAccessible(page);

    await jonas.act(ready, 'hand-out', { proof: { kind: 'code', code }, tillSlip: '1042' });
    await expect(standing(page)).toHaveText('Hentet');
  });
});

test('the stock lines of an open article follow what is sold elsewhere', longLane, async ({ page, shop }) => {
  await acceptCookies(page, shop.url);
  await page.goto('/product/alpinstaver-race');
  await expect(page.getByText('2 på lager').first()).toBeVisible();
  await page.waitForRequest('**/api/events?article=*');
  await behind(shop, (database) =>
    database.execute('UPDATE stock SET qty = 1 WHERE ean = $1 AND shop_id = 1', [eans.poles]),
  );
  await expect(page.getByText('1 på lager').first()).toBeVisible();
});
