import { orderSecrets } from '#server/adapters/security/order-secrets.ts';
import { openDatabase } from '#server/database/connection/client.ts';
import { sharedSecret } from '#server/database/settings/shared-secret.ts';
import {
  add,
  badge,
  cart,
  collect,
  deliver,
  drink,
  fillDelivery,
  fillReservation,
  fillWho,
  jacket,
  kr,
  openCheckout,
  paddle,
  pay,
  reserve,
  row,
  stored,
  summary,
  watchOrders,
} from './checkout-steps.ts';
import { expectAccessible } from './expect-accessible.ts';
import { longLane } from './long-lane.ts';
import { acceptCookies, expect, test } from './shop-fixture.ts';
import { sweptBrands } from './sweep.ts';

/** Reservations and purchases, from the cart to the receipt. Each test takes goods that no other one of the file needs. */
test.use({ ownShop: 'checkout' });

test.beforeEach(async ({ page, shop }) => {
  await acceptCookies(page, shop.url);
});

test('W02.13 to W02.17 GEN-23 DEC-81 DEC-87 DEC-99 the reservation, from empty fields to its receipt', async ({
  page,
  request,
}) => {
  await add(page, jacket, 3);
  await page.goto('/?openCart=true');
  await cart(page).getByRole('button', { name: 'Rabattkode', exact: true }).click();
  await cart(page).getByLabel('Skriv inn koden').fill('SOMMER20');
  await cart(page).getByRole('button', { name: 'Bruk', exact: true }).click();
  await cart(page).getByRole('link', { name: 'Til kassen' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(collect(page)).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Betal i butikk/ })).toBeChecked();

  const orders = watchOrders(page);
  await reserve(page).click();
  const form = page.getByRole('form', { name: 'Kasse' });
  for (const text of ['Navn må fylles ut', 'Ugyldig telefonnummer', 'Ugyldig e-postadresse', 'Du må godta vilkårene']) {
    await expect(form.getByRole('paragraph').filter({ hasText: text })).toBeVisible();
  }
  await expect(form.getByRole('paragraph').filter({ hasText: /^Velg butikk$/ })).toBeVisible();
  await expect(page.getByLabel('Velg butikk')).toBeFocused();
  expect(orders).toEqual([]);

  await page.getByLabel('Navn').fill('Kari Nordmann');
  await page.getByLabel('Telefonnummer').fill('21234567');
  await expect(page.getByText('Ugyldig telefonnummer')).toBeVisible();
  await page.getByLabel('Telefonnummer').fill('+47 41234567');
  await expect(page.getByText('Ugyldig telefonnummer')).toBeHidden();
  await page.getByLabel('E-post').fill('kari@example.no');
  await page.getByLabel('Velg butikk').selectOption('Drammen');
  const shortage = 'Heldre Jan Mayen Skalljakke: bare 2 på lager i Drammen';
  await expect(summary(page).getByRole('listitem')).toContainText(shortage);
  await expect(reserve(page)).toBeDisabled();
  await page.getByLabel('Velg butikk').selectOption('Oslo');
  await expect(page.getByText(shortage)).toBeHidden();
  await expect(reserve(page)).toBeEnabled();
  await page.getByLabel('Jeg godtar kjøpsvilkårene').check();
  await expect(row(page, 'Sum varer')).toHaveText(kr('3 897,00'));
  await expect(row(page, 'Rabatt')).toHaveText(kr('-779,40'));
  await expect(row(page, 'Frakt')).toHaveText(kr('0,00'));
  await expect(row(page, 'Totalt')).toContainText(kr('3 117,60'));

  await reserve(page).dblclick();
  await expect(page).toHaveURL(/\/checkout\/kvittering\/\d+$/);
  expect(orders).toHaveLength(1);
  expect(orders[0]?.postDataJSON()).toMatchObject({
    CustomerName: 'Kari Nordmann',
    Email: 'kari@example.no',
    Phone: '+47 41234567',
    Delivery: 0,
    ShopID: 1,
    items: [{ EanNo: '7000000100116', Count: 3, CampaignArticleID: null }],
    shipping_method_id: null,
    promocode: 'SOMMER20',
    terms_conditions: 1,
  });
  expect(await orders[0]?.headerValue('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  expect((await orders[0]?.response())?.status()).toBe(201);

  const id = Number(page.url().split('/').at(-1));
  const receipt = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Takk for reservasjonen!');
    await expect(page.getByText(`Reservasjon nr. ${id}`)).toBeVisible();
    await expect(page.getByText('Status: Mottatt')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Oslo' })).toBeVisible();
    await expect(page.getByText('Mandag-fredag 10:00-20:00')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Varene' })).toContainText(kr('3 117,60'));
    await expect(page.getByText('Hentekode')).toBeVisible();
    await expect(badge(page)).not.toHaveText(/\d/);
  };
  await receipt();
  expect(await stored(page, 'orders')).toEqual([]);
  expect([await stored(page, 'count'), await stored(page, 'total')]).toEqual([0, 0]);
  expect((await stored(page, 'discount')).activated).toBe(false);
  expect(await stored(page, 'orderInfo')).toMatchObject({ reservationId: id, shopId: 1, total: 3117.6 });
  expect(await stored(page, 'orderKey')).toBeNull();
  await page.reload();
  await receipt();

  const stock = await (await request.get('/api/v1/articles/availability/1001')).json();
  const variant = stock.find(({ EanNo }: { EanNo: string }) => EanNo === '7000000100116');
  expect(variant.Shops).toContainEqual({ id: 1, qty: 2 });

  await page.goBack();
  await expect(page).not.toHaveURL(/checkout/); // the checkout has given its place to the receipt
});

test('W10.1 to W10.8 GEN-22 GEN-24 ENT-68 DEC-67 DEC-95 DEC-97 CART-22 delivery, paid by card', async ({
  page,
  request,
  shop,
}) => {
  await add(page, jacket);
  await openCheckout(page);
  await deliver(page).check();
  await expect(row(page, 'Frakt')).toHaveText(kr('199,00'));
  await expect(row(page, 'Totalt')).toContainText(kr('1 498,00'));
  await page.getByRole('radio', { name: /^Hentested/ }).check();
  await expect(row(page, 'Frakt')).toHaveText(kr('99,00'));
  await expect(row(page, 'Totalt')).toContainText(kr('1 398,00'));
  await page.getByRole('radio', { name: /^Hjemlevering Levert/ }).check();

  await add(page, paddle);
  await openCheckout(page);
  await expect(row(page, 'Sum varer')).toHaveText(kr('2 798,00'));
  await expect(row(page, 'Frakt')).toHaveText(kr('499,00'));
  await page.getByRole('radio', { name: /^Hentested/ }).check();
  await expect(row(page, 'Frakt')).toHaveText(kr('499,00'));
  await page.getByRole('radio', { name: /^Hjemlevering Levert/ }).check();
  await expect(row(page, 'Totalt')).toContainText(kr('3 297,00'));

  await fillWho(page);
  await page.getByLabel('Postnummer').fill('0155');
  await expect(page.getByLabel('Poststed')).toHaveValue('OSLO');
  await page.getByLabel('Jeg godtar kjøpsvilkårene').check();
  await expect(page.getByRole('radio', { name: /^Betal i butikk/ })).toHaveCount(0);
  const orders = watchOrders(page);
  await expect(pay(page)).toHaveText(`Betal ${kr('3 297,00')}`);
  await pay(page).click();
  await expect(page.getByText('Adresse må fylles ut')).toBeVisible();
  expect(orders).toEqual([]);
  await page.getByLabel('Adresse').fill('Storgata 12');
  expect(await stored(page, 'client')).toEqual({
    name: 'Kari Nordmann',
    phone: '+47 41234567',
    email: 'kari@example.no',
    delivery: true,
    address: 'Storgata 12',
    city: 'OSLO',
    zipcode: '0155',
  });
  await page.getByRole('radio', { name: /^Kort/ }).check();
  let answer: { payment_id?: string } = {};
  await page.route('**/api/v1/checkout', async (route) => {
    const response = await route.fetch();
    answer = await response.json(); // read before the page is left
    await route.fulfill({ response });
  });
  await pay(page).click();

  await expect(page.getByRole('button', { name: 'Godkjenn' })).toBeVisible();
  expect(orders).toHaveLength(1);
  expect(orders[0]?.postDataJSON()).toMatchObject({
    Delivery: 1,
    ShopID: 55,
    shipping_method_id: 'delivery',
    payment_method: 'card',
    expected_total: 329_700,
  });
  expect(answer).toMatchObject({ amount: 329_700, currency: 'NOK' });

  await page.getByRole('button', { name: 'Godkjenn' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Takk for bestillingen!');
  await expect(page.getByText('Status: Mottatt')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Varene' })).toContainText(kr('3 297,00'));
  await expect(page.getByText('Storgata 12, 0155 OSLO').first()).toBeVisible();
  await expect(badge(page)).not.toHaveText(/\d/);
  const keys = await page.evaluate(() => JSON.stringify(Object.keys(localStorage)));
  expect(keys).not.toMatch(/tx/i);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('redirect_url');

  // W10.7: the callback that brought the shopper here comes again, and one that nobody has sent.
  const database = openDatabase({ url: shop.databaseUrl });
  const state = () =>
    database.query<object>(
      `SELECT p.status, r.status_id, (SELECT count(*) FROM reservations) AS orders,
              (SELECT count(*) FROM mail_outbox m WHERE m.reservation_id = r.reservation_id) AS mails,
              (SELECT sum(qty) FROM stock WHERE shop_id = 55) AS stock
         FROM payments p JOIN reservations r USING (reservation_id) WHERE p.payment_id = $1`,
      [answer.payment_id],
    );
  const before = await state();
  expect(before).toMatchObject([{ status: 'authorized', status_id: 2 }]);
  const token = orderSecrets(await sharedSecret(database, 'orders')).callbackToken(answer.payment_id ?? '');
  const tell = async (by: string) => {
    const told = { event: 'payment.reservation.created.v2', data: { paymentId: 'x' } };
    return (await request.post(`/api/v1/payments/callback/card/${answer.payment_id}/${by}`, { data: told })).status();
  };
  expect([await tell(token), await tell(token)]).toEqual([200, 200]);
  expect(await tell(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toBe(404);
  await page.reload();
  await expect(page.getByText('Status: Mottatt')).toBeVisible();
  expect(await state()).toEqual(before);
  await database.close();
});

test('GEN-05 DEC-86 the same article reserved in a shop, bought for collection there, and sent home', async ({
  page,
}) => {
  test.slow(); // three orders
  const orders = watchOrders(page);
  const orderBy = async (fill: () => Promise<void>, press: () => Promise<void>, thanks: string) => {
    await add(page, drink);
    await openCheckout(page);
    await fill();
    await press();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks);
  };
  const payNow = async () => {
    await page.getByRole('radio', { name: /^Kort/ }).check();
    await pay(page).click();
    await page.getByRole('button', { name: 'Godkjenn' }).click();
  };

  await orderBy(
    () => fillReservation(page, 'Oslo'),
    () => reserve(page).click(),
    'Takk for reservasjonen!',
  );
  await orderBy(() => fillReservation(page, 'Oslo'), payNow, 'Takk for bestillingen!');
  await expect(page.getByRole('link', { name: 'Oslo' })).toBeVisible();
  await orderBy(() => fillDelivery(page), payNow, 'Takk for bestillingen!');
  await expect(page.getByText('Storgata 12, 0155 OSLO').first()).toBeVisible();
  expect(orders.map((request) => [new URL(request.url()).pathname, request.postDataJSON().Delivery])).toEqual([
    ['/api/v1/reservations', 0],
    ['/api/v1/checkout', 0],
    ['/api/v1/checkout', 1],
  ]);
});

test(
  'DEC-99 DEC-100 TXT-77 a guest cancels by the link of the mail; without its token there is nothing to see',
  longLane,
  async ({ page, browser, shop, expectedConsole }) => {
    expectedConsole.push('404');
    await add(page, drink, 2);
    await openCheckout(page);
    await fillReservation(page, 'Oslo');
    await reserve(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Takk for reservasjonen!');
    const { reservationId, receiptToken } = await stored(page, 'orderInfo');

    const elsewhere = await (await browser.newContext({ baseURL: shop.url, locale: 'nb-NO' })).newPage();
    await acceptCookies(elsewhere, shop.url);
    await elsewhere.goto(`/checkout/kvittering/${reservationId}`);
    await expect(elsewhere.getByText('Vi finner ikke denne kvitteringen')).toBeVisible();
    await expect(elsewhere.getByText('Kari')).toHaveCount(0);
    await elsewhere.goto(`/checkout/kvittering/${reservationId}?token=${receiptToken}`);
    await expect(elsewhere.getByText('Status: Mottatt')).toBeVisible();
    await elsewhere.getByRole('button', { name: 'Avbestill' }).click();
    await expect(elsewhere.getByText('Status: Kansellert')).toBeVisible();
    await expect(elsewhere.getByRole('button', { name: 'Avbestill' })).toHaveCount(0);
    await elsewhere.context().close();
    await page.reload();
    await expect(page.getByText('Status: Kansellert')).toBeVisible();
  },
);

test(
  'GEN-26 logged in, the fields are filled in; logging out forgets them, not the goods',
  longLane,
  async ({ page }) => {
    await add(page, drink);
    await openCheckout(page);
    await page.getByRole('main').getByRole('link', { name: 'Logg inn' }).click();
    await page.getByLabel('E-post eller telefonnummer').fill('kari@example.no');
    await page.getByLabel('Passord', { exact: true }).fill('Passord123!');
    await page.getByRole('main').getByRole('button', { name: 'Logg inn' }).click();
    await expect(page).toHaveURL('/checkout');
    await expect(page.getByLabel('Navn')).toHaveValue('Kari Nordmann');
    await expect(page.getByLabel('Telefonnummer')).toHaveValue(/41234567$/);
    await expect(page.getByLabel('E-post')).toHaveValue('kari@example.no');
    await page.goto('/min-side');
    await page.getByRole('button', { name: 'Logg ut' }).click();
    await expect(page).toHaveURL(/\/logg-inn/);
    await openCheckout(page);
    await expect(badge(page)).toHaveText('1');
    await expect(page.getByLabel('Navn')).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Kari');
  },
);

test('DEC-06 a receipt and a payment have numbers', longLane, async ({ page, expectedConsole }) => {
  expectedConsole.push('404');
  for (const path of ['/checkout/kvittering/abc', '/checkout/betaling/x%20y']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Siden finnes ikke');
  }
});

test('L2 UI-36 the keyboard alone reserves', async ({ page }) => {
  await add(page, drink);
  await openCheckout(page);
  await expect(page.getByLabel('Velg butikk')).toBeVisible();
  await page.getByLabel('Velg butikk').focus();
  await page.keyboard.type('Oslo');
  await expect(page.getByLabel('Velg butikk')).toHaveValue('1');
  const tabTo = async (name: string) => {
    for (let steps = 0; steps < 20; steps++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        return element instanceof HTMLInputElement
          ? (element.labels?.[0]?.textContent ?? '')
          : (element?.textContent ?? '');
      });
      if (focused.startsWith(name)) return;
    }
    throw new Error(`Tab does not reach ${name}`);
  };
  for (const [field, text] of [
    ['Navn', 'Kari Nordmann'],
    ['Telefonnummer', '41234567'],
    ['E-post', 'kari@example.no'],
  ] as const) {
    await tabTo(field);
    await page.keyboard.type(text);
  }
  await tabTo('Jeg godtar kjøpsvilkårene');
  await page.keyboard.press('Space');
  await tabTo('Reserver');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Takk for reservasjonen!');
});

for (const brand of sweptBrands) {
  test.describe(brand, () => {
    test.use({ brand });

    test(`L2 ${brand}: the checkout and the receipt pass axe`, longLane, async ({ page }) => {
      await add(page, drink, 2);
      await openCheckout(page);
      await reserve(page).click();
      await expectAccessible(page);
      await page.getByLabel('Velg butikk').selectOption('Drammen');
      await expect(reserve(page)).toBeDisabled();
      await expectAccessible(page);
      await deliver(page).check();
      await expectAccessible(page);
      await collect(page).check();
      await fillReservation(page, 'Oslo');
      await reserve(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Takk for reservasjonen!');
      await expect(page.getByRole('link', { name: 'Oslo' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
