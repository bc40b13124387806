import type { Page, Route } from '@playwright/test';
import { add, badge, drink, fillReservation, openCheckout, reserve, watchOrders } from './checkout-steps.ts';
import { longLane } from './long-lane.ts';
import { acceptCookies, expect, test } from './shop-fixture.ts';

/** One order, however often it is pressed and whatever becomes of the answer. Each test takes goods that no other one of the file needs. */
test.use({ ownShop: 'checkout-lost-answers' });

test.beforeEach(async ({ page, shop }) => {
  await acceptCookies(page, shop.url);
});

/** A reservation ready to be sent, which will be taken in and not answered as it was; gives the numbers of those made. */
async function withoutAnswer(page: Page, instead: (route: Route) => Promise<void>): Promise<readonly number[]> {
  await add(page, drink);
  await openCheckout(page);
  await fillReservation(page, 'Oslo');
  const made: number[] = [];
  await page.route('**/api/v1/reservations', async (route) => {
    made.push((await (await route.fetch()).json()).id);
    await instead(route);
  });
  return made;
}

test('DEC-89 TXT-61 a press after a lost connection repeats the key, also after a reload: one order', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push('ERR_FAILED', 'Failed to load resource');
  const made = await withoutAnswer(page, (route) => route.abort());
  const orders = watchOrders(page);
  await reserve(page).click();
  await expect(page.getByRole('form', { name: 'Kasse' }).getByRole('alert')).toContainText(
    'Reservasjonen kunne ikke gjennomføres. Prøv igjen.',
  );
  await expect(badge(page)).toHaveText('1');
  await page.unroute('**/api/v1/reservations');

  await page.reload();
  await expect(page.getByLabel('Velg butikk')).toHaveValue('1');
  await expect(page.getByLabel('Navn')).toHaveValue('Kari Nordmann'); // CART-26
  await page.getByLabel('Jeg godtar kjøpsvilkårene').check();
  await reserve(page).click();
  await expect(page).toHaveURL(`/checkout/kvittering/${made[0]}`);
  const keys = await Promise.all(orders.map((order) => order.headerValue('idempotency-key')));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test(
  'R4 R20 while nobody knows whether it was placed, nothing is said to have failed, and the same press is the one order',
  longLane,
  async ({ page, expectedConsole }) => {
    expectedConsole.push('503');
    const answer = { status: 503, json: { message: 'Service unavailable.', outcome: 'unknown' } };
    const made = await withoutAnswer(page, (route) => route.fulfill(answer));
    await reserve(page).click();
    const form = page.getByRole('form', { name: 'Kasse' });
    await expect(form).toContainText(
      'Vi vet ikke ennå om bestillingen ble registrert. Trykk én gang til, så sjekker vi det.',
    );
    await expect(form).not.toContainText('kunne ikke');
    await expect(badge(page)).toHaveText('1');
    await page.unroute('**/api/v1/reservations');
    await reserve(page).click();
    await expect(page).toHaveURL(`/checkout/kvittering/${made[0]}`);
  },
);

test('DEC-89 two tabs pressed at once make one order', longLane, async ({ page, context, shop }) => {
  await add(page, drink);
  await openCheckout(page);
  await fillReservation(page, 'Oslo');
  const other = await context.newPage();
  await other.goto(`${shop.url}/checkout`);
  await fillReservation(other, 'Oslo');
  let letGo = () => {};
  const both = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const keys = new Set<string | null>();
  let sent = 0;
  await context.route('**/api/v1/reservations', async (route) => {
    keys.add(await route.request().headerValue('idempotency-key'));
    sent += 1;
    if (sent === 2) letGo();
    await both; // neither has an answer before the other is sent
    await route.continue();
  });
  await Promise.all([reserve(page).click(), reserve(other).click()]);
  await expect(page).toHaveURL(/kvittering\/\d+$/);
  await expect(other).toHaveURL(page.url());
  expect([sent, keys.size]).toEqual([2, 1]);
  await other.goto(`${shop.url}/checkout`);
  await expect(other.getByText('Handlekurven er tom')).toBeVisible();
});
