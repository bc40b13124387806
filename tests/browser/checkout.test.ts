import type { Page, Request, Route } from '@playwright/test';
import { orderSecrets } from '#server/adapters/security/order-secrets.ts';
import { openDatabase } from '#server/database/connection/client.ts';
import { sharedSecret } from '#server/database/settings/shared-secret.ts';
import { expectAccessible } from './expect-accessible.ts';
import { acceptCookies, expect, test } from './shop-fixture.ts';

/** A shop of its own: what is reserved here is missing nowhere else. Each test takes goods that no other one needs. */
test.use({ settings: { ORDER_LIMIT: '1000' } });

test.beforeEach(async ({ page, shop }) => {
  await acceptCookies(page, shop.url);
});

const jacket = '/product/heldre-jan-mayen-skalljakke?farge=svart&storrelse=m';
const paddle = '/product/padleare-karbon';
const drink = '/product/energidrikk-blabaer';
const cart = (page: Page) => page.getByRole('dialog', { name: 'Min Handlekurv' });
const reserve = (page: Page) => page.getByRole('button', { name: 'Reserver', exact: true });
const pay = (page: Page) => page.getByRole('button', { name: /^Betal/ });
const summary = (page: Page) => page.getByRole('region', { name: 'Din bestilling' });
const collect = (page: Page) => page.getByRole('radio', { name: /^Hent i butikk/ });
const deliver = (page: Page) => page.getByRole('radio', { name: /^Hjemlevering Vi sender/ });
const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Handlekurv/ });
const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);
/** '1 498,00 kr' with the spaces of the shop. */
const kr = (amount: string) => `${amount.replace(' ', '\u00a0')}\u00a0kr`;
const row = (page: Page, label: string) =>
  summary(page)
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}`) })
    .locator('xpath=following-sibling::dd');

/** Puts so many of an article in the cart and closes it again. */
async function add(page: Page, path: string, times = 1): Promise<void> {
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

async function openCheckout(page: Page): Promise<void> {
  const checked = page.waitForResponse('**/api/v1/cart/validate');
  await page.goto('/checkout');
  await checked;
}

async function fillWho(page: Page): Promise<void> {
  await page.getByLabel('Navn').fill('Kari Nordmann');
  await page.getByLabel('Telefonnummer').fill('+47 41234567');
  await page.getByLabel('E-post').fill('kari@example.no');
}

async function fillDelivery(page: Page): Promise<void> {
  await deliver(page).check();
  await fillWho(page);
  await page.getByLabel('Adresse').fill('Storgata 12');
  await page.getByLabel('Postnummer').fill('0155');
  await expect(page.getByLabel('Poststed')).toHaveValue('OSLO');
  await page.getByLabel('Jeg godtar kjøpsvilkårene').check();
}

async function fillReservation(page: Page, shop: string): Promise<void> {
  await page.getByLabel('Velg butikk').selectOption(shop);
  await fillWho(page);
  await page.getByLabel('Jeg godtar kjøpsvilkårene').check();
}

function watchOrders(page: Page): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/v1\/(reservations|checkout)$/.test(request.url())) seen.push(request);
  });
  return seen;
}

test('W02.13 to W02.17 DEC-81 DEC-87 DEC-99 the reservation, from empty fields to its receipt', async ({
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

test.describe('payments that come to nothing', () => {
  test.beforeEach(async ({ page }) => {
    await add(page, drink);
    await openCheckout(page);
    await fillDelivery(page);
  });

  test('TXT-62 DEC-99 DEC-139 declined by Klarna: the cart is kept, and the next try succeeds', async ({ page }) => {
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

  test('TXT-63 cancelled at Qliro: the cart is kept', async ({ page }) => {
    await page.getByRole('radio', { name: /^Qliro/ }).check();
    await pay(page).click();
    await page.getByRole('button', { name: 'Avbryt' }).click();
    await expect(page).toHaveURL('/checkout');
    const form = page.getByRole('form', { name: 'Kasse' });
    await expect(form.getByText('Betalingen ble avbrutt. Handlekurven din er beholdt.')).toBeVisible();
    await expect(badge(page)).toHaveText('1');
    expect(await stored(page, 'qliroOrders')).toEqual([{ shopId: 55, orderId: expect.any(String) }]); // ENT-75
  });

  for (const [decision, text] of [
    ['Avvis', 'Betalingen ble avvist. Prøv et annet kort eller en annen betalingsmåte.'],
    ['Avbryt', 'Betalingen ble avbrutt. Handlekurven din er beholdt.'],
  ] as const) {
    test(`TXT-62 TXT-63 card: ${decision}`, async ({ page }) => {
      await pay(page).click();
      await page.getByRole('button', { name: decision }).click();
      await expect(page).toHaveURL('/checkout');
      await expect(page.getByRole('form', { name: 'Kasse' }).getByText(text)).toBeVisible();
      await expect(badge(page)).toHaveText('1');
      await expect(pay(page)).toBeEnabled();
    });
  }

  test('R3 R20 Back from the payment page: the button is there again, and a second try makes one order', async ({
    page,
  }) => {
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
  });

  test('R20 paid, but never led back: the checkout finds out and shows the receipt', async ({ page }) => {
    await page.route('**/checkout/betaling/**', (route) => route.fulfill({ body: 'lost' }));
    await pay(page).click();
    await page.getByRole('button', { name: 'Godkjenn' }).click();
    await expect(page.getByText('lost')).toBeVisible();
    await page.goto('/checkout');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Takk for bestillingen!');
    await expect(badge(page)).not.toHaveText(/\d/);
  });

  test('TXT-66 TXT-67 DEC-96 R20 while nobody confirms it, nothing is said to have failed', async ({ page }) => {
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
    const late = page.getByText('Vi har ikke fått bekreftet betalingen ennå. Du får en e-post når den er registrert.');
    await expect(async () => {
      await page.clock.runFor(2000);
      await expect(late).toBeVisible({ timeout: 200 });
    }).toPass({ timeout: 45_000 });
    await expect(pay(page)).toHaveCount(0);
    await page.unroute('**/api/v1/payments/*');
    await page.getByRole('button', { name: 'Spør en gang til' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Takk for bestillingen!');
  });

  test('TXT-65 a provider that is down: the text stands in the form, the cart is kept', async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push('503');
    const text = 'Betalingsløsningen er ikke tilgjengelig akkurat nå. Prøv igjen om litt.';
    await page.route('**/api/v1/checkout', (route) => route.fulfill({ status: 503, json: { message: text } }));
    await pay(page).click();
    await expect(page.getByRole('form', { name: 'Kasse' }).getByRole('alert')).toContainText(text);
    await expect(pay(page)).toBeEnabled();
    await expect(badge(page)).toHaveText('1');
  });
});

test('TXT-68 an unknown payment, whatever its number', async ({ page, expectedConsole }) => {
  expectedConsole.push('404');
  for (const id of ['99999', 'ukjentbetaling1']) {
    await page.goto(`/checkout/betaling/${id}?token=feil`);
    await expect(page.getByText('Fant ikke betalingen')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Tilbake til kassen' }).click();
  await expect(page.getByText('Handlekurven er tom')).toBeVisible();
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

test('R4 R20 while nobody knows whether it was placed, nothing is said to have failed, and the same press is the one order', async ({
  page,
  expectedConsole,
}) => {
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
});

test('DEC-89 two tabs pressed at once make one order', async ({ page, context, shop }) => {
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

test('DEC-86 TXT-48 goods that are not sold on the web can only be reserved', async ({ page }) => {
  await add(page, '/product/tursekk-50l');
  await openCheckout(page);
  const reason = 'En eller flere varer kan bare reserveres og betales i butikk';
  await expect(page.getByRole('radio', { name: new RegExp(`^Hjemlevering ${reason}`) })).toBeDisabled();
  for (const method of ['Kort', 'Klarna', 'Qliro']) {
    await expect(page.getByRole('radio', { name: `${method} ${reason}` })).toBeDisabled();
  }
  await expect(reserve(page)).toBeEnabled();
});

test('DEC-86 TXT-49 click-and-collect goods cannot be sent, but paid now', async ({ page }) => {
  await add(page, '/product/fjellstovel-nordvei');
  await openCheckout(page);
  const reason = 'En eller flere varer kan bare hentes i butikk';
  await expect(page.getByRole('radio', { name: new RegExp(`^Hjemlevering ${reason}`) })).toBeDisabled();
  await page.getByRole('radio', { name: /^Kort/ }).check();
  await expect(pay(page)).toHaveText(`Betal ${kr('1 199,00')}`);
  await expect(row(page, 'Frakt')).toHaveText(kr('0,00'));
});

test('GEN-23 DEC-91 shops by distance; one that lacks a line says which, and what would help', async ({ page }) => {
  await add(page, drink);
  await add(page, '/product/alpinbriller-pro');
  await openCheckout(page);
  await page.getByLabel('Postnummer').fill('0155');
  const withAll = page.getByRole('group', { name: 'Har alt i handlekurven' }).getByRole('radio');
  await expect(withAll).toHaveCount(1);
  await expect(page.getByRole('radio', { name: /^Oslo.*Alt på lager/ })).toBeVisible();
  await expect(page.getByText('0,5 km')).toBeVisible();
  await expect(page.getByText('Drammen mangler Energidrikk Blåbær og Alpinbriller Pro')).toBeVisible();

  await page.getByLabel('Velg butikk').selectOption('Bergen');
  await expect(page.getByText('Bergen mangler Energidrikk Blåbær og Alpinbriller Pro.')).toBeVisible();
  await expect(summary(page).getByRole('listitem').first()).toContainText(
    'Energidrikk Blåbær er ikke på lager i Bergen', // TXT-58
  );
  await expect(reserve(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Hent alt i Oslo' }).click();
  await expect(page.getByRole('radio', { name: /^Oslo/ })).toBeChecked();
  await expect(reserve(page)).toBeEnabled();
  await page.getByLabel('Velg butikk').selectOption('Bergen');
  await page.getByRole('button', { name: 'Få alt sendt hjem' }).click();
  await expect(deliver(page)).toBeChecked();
  await expect(pay(page)).toBeEnabled();
});

test('DEC-91 no shop has everything: two shops do; taking what there is mends the line', async ({ page }) => {
  await add(page, '/product/alpinstaver-race', 2);
  await add(page, '/product/alpinhjelm-junior');
  await openCheckout(page);
  await expect(page.getByText('Ingen butikk har alt på en gang.')).toBeVisible();
  await page.getByLabel('Velg butikk').selectOption('Oslo');
  await expect(page.getByText(/^Oslo mangler Alpinhjelm Junior\. Drammen har det som mangler/)).toBeVisible();
  await summary(page).getByRole('button', { name: 'Fjern Alpinhjelm Junior' }).click();
  await expect(summary(page).getByRole('listitem')).toHaveCount(1);
  await expect(reserve(page)).toBeEnabled();
});

test('W10 DEC-91 a delivery that no shop can send says which line is in the way, at the line', async ({ page }) => {
  await add(page, paddle);
  await add(page, '/product/alpinhjelm-junior');
  await openCheckout(page);
  await deliver(page).check();
  const line = summary(page).getByRole('listitem').filter({ hasText: 'Alpinhjelm Junior' });
  await expect(line).toContainText('Alpinhjelm Junior kan ikke sendes sammen med de andre varene.');
  await expect(pay(page)).toBeDisabled();
  await line.getByRole('button', { name: 'Fjern Alpinhjelm Junior' }).click();
  await expect(page.getByText('kan ikke sendes')).toBeHidden();
  await expect(pay(page)).toBeEnabled();
});

test('DEC-95 TXT-59 another total than shown: the new price is shown and nothing is bought', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push('422');
  await add(page, '/product/vikafjell-dunjakke');
  await openCheckout(page);
  await fillDelivery(page);
  await page.evaluate(() => {
    const [line] = JSON.parse(localStorage.getItem('orders') ?? '[]');
    localStorage.setItem('orders', JSON.stringify([{ ...line, price: 899 }]));
  });
  // another tab tells of the change, as if this one had been open since the price was lower
  const other = await page.context().newPage();
  await other.goto('/robots.txt');
  await other.evaluate(() => localStorage.setItem('total', '899'));
  await expect(row(page, 'Sum varer')).toHaveText(kr('899,00'));
  await pay(page).click();
  await expect(page.getByRole('form', { name: 'Kasse' }).getByRole('alert')).toContainText(
    'Prisen er endret siden du la varene i handlekurven. Kontroller summen og prøv igjen.',
  );
  await expect(row(page, 'Sum varer')).toHaveText(kr('999,00'));
  await expect(pay(page)).toHaveText(`Betal ${kr('1 198,00')}`);
});

test('TXT-22 an empty cart has nothing to check out', async ({ page }) => {
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Handlekurven er tom' })).toBeVisible();
  await expect(reserve(page)).toHaveCount(0);
});

test('DEC-99 DEC-100 TXT-77 a guest cancels by the link of the mail; without its token there is nothing to see', async ({
  page,
  browser,
  shop,
  expectedConsole,
}) => {
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
});

test('GEN-26 logged in, the fields are filled in; logging out forgets them, not the goods', async ({ page }) => {
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
});

test('DEC-06 a receipt and a payment have numbers', async ({ page, expectedConsole }) => {
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

for (const brand of ['nordvarde', 'stabel', 'tumle']) {
  test.describe(brand, () => {
    test.use({ brand });

    test(`L2 ${brand}: the checkout and the receipt pass axe`, async ({ page }) => {
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
