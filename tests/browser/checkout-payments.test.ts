import { add, badge, drink, fillDelivery, openCheckout, pay, stored } from './checkout-steps.ts';
import { longLane } from './long-lane.ts';
import { acceptCookies, expect, test } from './shop-fixture.ts';

/** Payments that come to nothing, are not known or never answered. Each test takes goods that no other one of the file needs. */
test.use({ ownShop: 'checkout-payments' });

test.beforeEach(async ({ page, shop }) => {
  await acceptCookies(page, shop.url);
});

test.describe('payments that come to nothing', () => {
  test.beforeEach(async ({ page }) => {
    await add(page, drink);
    await openCheckout(page);
    await fillDelivery(page);
  });

  test('TXT-62 DEC-99 DEC-139 declined by Klarna: the cart stays, and the next try succeeds', async ({ page }) => {
    await page.getByRole('radio', { name: /^Klarna/ }).check();
    await pay(page).click();
    await page.getByRole('button', { name: 'Avvis' }).click();
    await expect(page).toHaveURL('/checkout');
    const text = 'Betalingen ble avvist. Prøv et annet kort eller en annen betalingsmåte.';
    await expect(page.getByRole('form', { name: 'Kasse' }).getByRole('alert')).toContainText(text);
    await expect(badge(page)).toHaveText('1');
    const klarnaOrders = Object.entries(await stored(page, 'klarnaOrders'));
    expect(klarnaOrders).toEqual([[expect.any(String), { shopId: 55, orderId: klarnaOrders[0]?.[0] }]]); // ENT-74

    await page.getByLabel('Jeg godtar kjøpsvilkårene').check();
    await page.getByRole('radio', { name: /^Kort/ }).check();
    await pay(page).click();
    await page.getByRole('button', { name: 'Godkjenn' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Takk for bestillingen!');
    await expect(badge(page)).not.toHaveText(/\d/);
  });

  test('TXT-63 cancelled at Qliro: the cart stays', longLane, async ({ page }) => {
    await page.getByRole('radio', { name: /^Qliro/ }).check();
    await pay(page).click();
    await page.getByRole('button', { name: 'Avbryt' }).click();
    await expect(page).toHaveURL('/checkout');
    const form = page.getByRole('form', { name: 'Kasse' });
    await expect(form.getByText('Betalingen ble avbrutt. Handlekurven din er beholdt.')).toBeVisible();
    await expect(badge(page)).toHaveText('1');
    expect(await stored(page, 'qliroOrders')).toEqual([{ shopId: 55, orderId: expect.any(String) }]); // ENT-75
  });

  test(
    'TXT-63 not approved in Vipps: the cart stays, and the button had said where one pays',
    longLane,
    async ({ page }) => {
      await page.getByRole('radio', { name: /^Vipps/ }).check();
      await expect(pay(page)).toHaveText(/ med Vipps$/);
      await pay(page).click();
      await page.getByRole('button', { name: 'Avvis' }).click();
      await expect(page).toHaveURL('/checkout');
      const form = page.getByRole('form', { name: 'Kasse' });
      await expect(form.getByText('Betalingen ble avbrutt. Handlekurven din er beholdt.')).toBeVisible();
      await expect(badge(page)).toHaveText('1');
    },
  );

  for (const [decision, text] of [
    ['Avvis', 'Betalingen ble avvist. Prøv et annet kort eller en annen betalingsmåte.'],
    ['Avbryt', 'Betalingen ble avbrutt. Handlekurven din er beholdt.'],
  ] as const) {
    test(`TXT-62 TXT-63 card: ${decision}`, longLane, async ({ page }) => {
      await pay(page).click();
      await page.getByRole('button', { name: decision }).click();
      await expect(page).toHaveURL('/checkout');
      await expect(page.getByRole('form', { name: 'Kasse' }).getByText(text)).toBeVisible();
      await expect(badge(page)).toHaveText('1');
      await expect(pay(page)).toBeEnabled();
    });
  }

  test(
    'R3 R20 Back from the payment page: the button is there again, and a second try makes one order',
    longLane,
    async ({ page }) => {
      await pay(page).click();
      await expect(page.getByRole('button', { name: 'Godkjenn' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Kasse' })).toBeVisible();
      await expect(pay(page)).toBeEnabled();
      if (!(await page.getByLabel('Jeg godtar kjøpsvilkårene').isChecked())) {
        await page.getByLabel('Jeg godtar kjøpsvilkårene').check();
      }
      await pay(page).click();
      await page.getByRole('button', { name: 'Godkjenn' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Takk for bestillingen!');
    },
  );

  test('R20 paid, but never led back: the checkout finds out and shows the receipt', longLane, async ({ page }) => {
    await page.route('**/checkout/betaling/**', (route) => route.fulfill({ body: 'lost' }));
    await pay(page).click();
    await page.getByRole('button', { name: 'Godkjenn' }).click();
    await expect(page.getByText('lost')).toBeVisible();
    // The provider is later than the shopper: the first answer knows of nothing.
    await page.route(
      '**/api/v1/payments/*',
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), status: 'pending' } });
      },
      { times: 1 },
    );
    await page.goto('/checkout');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Takk for bestillingen!');
    await expect(badge(page)).not.toHaveText(/\d/);
  });

  test(
    'TXT-66 TXT-67 DEC-96 R20 while nobody confirms it, nothing is said to have failed',
    longLane,
    async ({ page }) => {
      await pay(page).click();
      await expect(page.getByRole('button', { name: 'Godkjenn' })).toBeVisible();
      await page.clock.install();
      await page.route('**/api/v1/payments/*', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), status: 'pending' } });
      });
      await page.getByRole('button', { name: 'Godkjenn' }).click();
      await expect(page.getByText('Venter på bekreftelse av betalingen …')).toBeVisible();
      const asked = page.waitForRequest('**/api/v1/payments/*');
      await page.clock.runFor(2000);
      await asked;
      const late = page.getByText(
        'Vi har ikke fått bekreftet betalingen ennå. Du får en e-post når den er registrert.',
      );
      await expect(async () => {
        await page.clock.fastForward(20_000);
        await expect(late).toBeVisible({ timeout: 500 });
      }).toPass({ timeout: 45_000 });
      await expect(pay(page)).toHaveCount(0);
      await page.unroute('**/api/v1/payments/*');
      await page.getByRole('button', { name: 'Spør en gang til' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Takk for bestillingen!');
    },
  );

  test(
    'TXT-65 a provider that is down: the text stands in the form, the cart stays',
    longLane,
    async ({ page, expectedConsole }) => {
      expectedConsole.push('503');
      const text = 'Betalingsløsningen er ikke tilgjengelig akkurat nå. Prøv igjen om litt.';
      await page.route('**/api/v1/checkout', (route) => route.fulfill({ status: 503, json: { message: text } }));
      await pay(page).click();
      await expect(page.getByRole('form', { name: 'Kasse' }).getByRole('alert')).toContainText(text);
      await expect(pay(page)).toBeEnabled();
      await expect(badge(page)).toHaveText('1');
    },
  );
});

test('TXT-68 an unknown payment, whatever its number', longLane, async ({ page, expectedConsole }) => {
  expectedConsole.push('404');
  for (const id of ['99999', 'ukjentbetaling1']) {
    await page.goto(`/checkout/betaling/${id}?token=feil`);
    await expect(page.getByText('Fant ikke betalingen')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Tilbake til kassen' }).click();
  await expect(page.getByText('Handlekurven er tom')).toBeVisible();
});
