import type { Page } from '@playwright/test';
import { openDatabase } from '#server/database/connection/client.ts';
import { addJacket, cart, command, formError, isMarked, logIn, mark, myPage, openAs } from './account-steps.ts';
import { longLane } from './long-lane.ts';
import { acceptCookies, expect, type RunningShop, test } from './shop-fixture.ts';

/** The steps of W14, W16, W19 and W20 that account.test.ts does not take. */
test.use({ ownShop: 'account-walks' });

test.beforeEach(async ({ page, shop }) => {
  await acceptCookies(page, shop.url);
});

async function inDatabase<Row extends object>(shop: RunningShop, sql: string, values: unknown[] = []): Promise<Row[]> {
  const database = openDatabase({ url: shop.databaseUrl });
  try {
    return await database.query<Row>(sql, values);
  } finally {
    await database.close();
  }
}

test('W14.5 GEN-19 USER-16 DEC-104 the verification mail’s link confirms the address, and the notice is gone', async ({
  page,
  shop,
}) => {
  await page.goto('/registrer');
  await page.getByLabel('Fornavn').fill('Åse');
  await page.getByLabel('Etternavn').fill('Ødegård');
  await page.getByLabel('E-post', { exact: true }).fill('ase.walk@example.no');
  await page.getByLabel('Telefonnummer').fill('99887755');
  await page.getByLabel('Passord', { exact: true }).fill('Turklar2468');
  await page.getByLabel('Gjenta passordet').fill('Turklar2468');
  await page.getByLabel('Jeg godtar vilkårene').check();
  await page.getByRole('button', { name: 'Registrer deg' }).click();
  await expect(page).toHaveURL(`${shop.url}/min-side`);
  await expect(page.getByText('E-postadressen din er ikke bekreftet')).toBeVisible();

  await page.goto('/dev/post');
  const link = page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /\/bekreft-epost\// });
  const target = new URL((await link.getAttribute('href')) ?? '');
  await page.goto(target.pathname);
  await expect(page.getByText('E-postadressen er bekreftet')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Min side' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hei, Åse' })).toBeVisible();
  await expect(page.getByText('E-postadressen din er ikke bekreftet')).toHaveCount(0);

  await page.getByRole('button', { name: 'Logg ut' }).click();
  await expect(page).toHaveURL(/\/logg-inn/);
  await logIn(page, 'ase.walk@example.no', 'Turklar2468');
  await expect(page.getByRole('heading', { level: 1, name: 'Hei, Åse' })).toBeVisible();
});

test(
  'W16.2 W16.3 CONST-09 ERR-07 ERR-14 the alert of the limit goes, its words in the form stay; another customer gets in',
  longLane,
  async ({ page, shop, expectedConsole }) => {
    expectedConsole.push('422', '429');
    await page.goto('/logg-inn');
    for (let attempt = 1; attempt <= 5; attempt++) {
      const answer = page.waitForResponse('**/customers/login');
      await logIn(page, 'kari@example.no', 'feil-passord');
      expect((await answer).status()).toBe(422);
    }
    const answer = page.waitForResponse('**/customers/login');
    await logIn(page, 'kari@example.no');
    const refused = await answer;
    expect([refused.status(), Number(refused.headers()['retry-after']) > 0]).toEqual([429, true]);
    const text =
      'Du har brukt opp antall innloggingsforsøk - for å beskytte kontoen din tillater vi ikke flere forsøk på en stund. Vennligst kom tilbake senere og prøv igjen.';
    await expect(formError(page)).toContainText(text);
    await expect(page.getByText(text)).toHaveCount(1); // the bar has gone
    await logIn(page, 'ola@example.no');
    await expect(page).toHaveURL(`${shop.url}/min-side`);
    await inDatabase(shop, 'TRUNCATE rate_limits');
  },
);

test('W19.1 W19.2 GEN-26 USER-08 ENT-64 ENT-66 I18N-07 a reservation is followed to the order; the two are two entries', async ({
  page,
  shop,
}) => {
  test.slow(); // two commands of the shop's side
  await openAs(page, 'kari@example.no', '/min-side');
  const id = await page.evaluate(async () => {
    const token = document.querySelector('meta[name="csrf-token"]')?.getAttribute('content') ?? '';
    const answer = await fetch('/api/v1/reservations', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': token, 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({
        CustomerName: 'Kari Nordmann',
        Email: 'kari@example.no',
        Phone: '41234567',
        Delivery: 0,
        ShopID: 3,
        items: [{ EanNo: '7000000101212', Count: 1 }],
        terms_conditions: 1,
      }),
    });
    return ((await answer.json()) as { id: number }).id;
  });
  await page.goto('/min-side/historikk');
  const entry = page.getByRole('listitem').filter({ hasText: `Reservasjon nr. ${id}` });
  await expect(entry).toContainText('Status: Mottatt');
  await expect(entry).toContainText('299,00');
  await expect(entry).toContainText(/for (noen sekunder|ett minutt) siden/);

  await inDatabase(shop, 'UPDATE reservations SET status_id = 3 WHERE reservation_id = $1', [id]);
  await page.reload();
  await expect(entry).toContainText('Status: Under behandling');
  for (const [status, name] of [
    ['4', 'Klar til henting'],
    ['5', 'Hentet'],
  ] as const) {
    await command(shop, 'reservation.ts', 'status', String(id), status);
    await page.reload();
    await expect(entry).toContainText(`Status: ${name}`);
  }
  const order = page.getByRole('listitem').filter({ hasText: /Ordre nr\. \d+/ });
  await expect(order).toHaveCount(1);
  await expect(order).toContainText('239,20');
  await expect(order).toContainText('59,80');
  await expect(entry).toHaveCount(1);
});

test(
  'W19.3 DEC-02 USER-08 25 reservations: 20 at first, ‘Vis flere’ adds the rest, none twice',
  longLane,
  async ({ page, shop }) => {
    await inDatabase(
      shop,
      `INSERT INTO reservations (status_id, shop_id, customer_id, customer_name, email, phone, delivery, goods_ore, total_ore,
                               receipt_token_hash, terms_accepted_at, created_at)
     SELECT 2, 3, 2, 'Ola Hansen', 'ola@example.no', '91234567', false, 29900, 29900, sha256(convert_to('w19' || i, 'UTF8')),
            now(), now() - i * interval '1 hour' FROM generate_series(1, 25) AS i`,
    );
    await openAs(page, 'ola@example.no', '/min-side/historikk');
    const entries = page.getByRole('heading', { name: /^Reservasjon nr\. \d+$/ });
    await expect(entries).toHaveCount(20);
    await page.getByRole('button', { name: 'Vis flere' }).click();
    await expect(entries).toHaveCount(25);
    expect(new Set(await entries.allTextContents()).size).toBe(25);
    await expect(page.getByRole('button', { name: 'Vis flere' })).toHaveCount(0);
  },
);

test('W19.8 ERR-28 ROLE-06 without the session’s cookie the history leads to the login, and nobody is stored', async ({
  page,
  context,
  shop,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 40[14]/); // the page may be asking for what is new as the cookie goes
  await openAs(page, 'ola@example.no', '/min-side');
  await context.clearCookies({ name: 'shop_session' });
  await page.getByRole('link', { name: 'Historikk', exact: true }).click();
  await expect(page).toHaveURL(`${shop.url}/logg-inn?next=%2Fmin-side%2Fhistorikk`);
  await expect(myPage(page)).toHaveCount(0);
  const stored = await page.evaluate(() => localStorage.getItem('user'));
  expect(JSON.parse(stored ?? '{}')).toMatchObject({ user: null, loaded: false });
});

const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Handlekurv/ });

test('W20.1 W20.2 W20.4 UI-52 UI-53 cart and code follow from tab to tab, in place', async ({ page, context }) => {
  test.slow(); // two tabs
  const other = await context.newPage();
  await other.goto('/dame');
  await mark(other);
  await addJacket(page);
  await expect(badge(other)).toHaveAccessibleName('Handlekurv, 1 vare');
  expect(await isMarked(other)).toBe(true);
  await other.goto('/dame?openCart=true');
  await expect(cart(other)).toBeVisible();
  await mark(other);
  await cart(page)
    .getByRole('button', { name: /^Én til/ })
    .click();
  await expect(cart(other)).toContainText(/2\s598,00/);

  await cart(page).getByRole('button', { name: 'Rabattkode', exact: true }).click();
  await page.getByLabel('Skriv inn koden').fill('SOMMER20');
  await cart(page).getByRole('button', { name: 'Bruk', exact: true }).click();
  await expect(cart(other)).toContainText('SOMMER20');
  await cart(page)
    .getByRole('button', { name: /Fjern rabatt/ })
    .click();
  await expect(cart(other)).not.toContainText('SOMMER20');
  await cart(page)
    .getByRole('button', { name: /^Fjern/ })
    .first()
    .click();
  await expect(cart(other)).toContainText('Handlekurven er tom');
  expect(await isMarked(other)).toBe(true);
});

test('W20.3 GEN-20 UI-54 favourites follow from tab to tab', async ({ page, context }) => {
  test.slow();
  const other = await context.newPage();
  await other.goto('/favoritter');
  await expect(other.getByText('Du har ingen favoritter ennå')).toBeVisible();
  await page.goto('/product/vikafjell-dunjakke');
  await page.getByRole('button', { name: 'Legg til i favoritter' }).first().click();
  await expect(
    other
      .getByRole('main')
      .getByRole('link', { name: /Vikafjell Dunjakke/ })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Fjern fra favoritter' }).first().click();
  await expect(other.getByText('Du har ingen favoritter ennå')).toBeVisible();
});

test('W20.5 UI-50 UI-51 a login and a logout reload the other tab once, a saved account does not', async ({
  page,
  context,
}) => {
  test.slow();
  const other = await context.newPage();
  let loads = 0;
  await other.goto('/dame');
  other.on('load', () => {
    loads += 1;
  });
  await mark(other);
  await page.goto('/logg-inn');
  await logIn(page, 'ola@example.no');
  await expect.poll(() => isMarked(other)).toBe(false);
  await expect(myPage(other)).toBeVisible();
  expect(loads).toBe(1);

  await mark(other);
  await page.getByLabel('Poststed').fill('HAMAR');
  await page.getByRole('button', { name: 'Lagre' }).click();
  await expect(page.getByText('Endringene er lagret')).toBeVisible();
  expect(await isMarked(other)).toBe(true);

  await page.getByRole('button', { name: 'Logg ut' }).click();
  await expect.poll(() => isMarked(other)).toBe(false);
  await expect(myPage(other)).toHaveCount(0);
  await expect.poll(() => loads).toBe(2);
  // The tab that logged out loads anew and is led to the login: a browser that is closed meanwhile may never be done with it.
  await expect(page).toHaveURL(/\/logg-inn\?next=/);
  await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
  await page.waitForFunction(() => window.replayQueue === undefined);
  expect(loads).toBe(2);
});
