import { addJacket, cart, command, formError, isMarked, logIn, mark, myPage } from './account-steps.ts';
import { expectAccessible } from './expect-accessible.ts';
import { longLane } from './long-lane.ts';
import { acceptCookies, expect, test } from './shop-fixture.ts';

/** W14, W16, W19 and W20: accounts as shoppers use them. The shop of this file is its own: its limits are used up here. */
test.use({ ownShop: 'account' });

test.beforeEach(async ({ page, shop }) => {
  await acceptCookies(page, shop.url);
});

test('W14.1 to W14.4 USER-03 USER-04 NAV-11 ERR-06 VAL-22 API-56 UI-45 UI-47 registering from the cart brings the shopper back to it', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push('423');
  await addJacket(page);
  await cart(page).getByRole('link', { name: 'Registrer deg' }).click();
  await expect(page).toHaveURL(/\/registrer\?from=cart/);
  await page.getByLabel('Fornavn').fill('Åse');
  await page.getByLabel('Etternavn').fill('Ødegård');
  await page.getByLabel('E-post', { exact: true }).fill('ase@example.no');
  await page.getByLabel('Telefonnummer').fill('41234567');
  await page.getByLabel('Passord', { exact: true }).fill('Turklar2468');
  await page.getByLabel('Gjenta passordet').fill('Turklar2468');

  await page.getByRole('button', { name: 'Registrer deg' }).click();
  await expect(page.getByText('Du må godta vilkårene')).toBeVisible();
  await page.getByRole('button', { name: 'Les om personvern' }).click();
  await expect(page.getByRole('dialog', { name: 'Personvern' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Lukk' }).first().click();

  await page.getByLabel('Jeg godtar vilkårene').check();
  await page.getByRole('button', { name: 'Registrer deg' }).click();
  const taken = 'Hei - vi ser at det allerede finnes en konto med samme email/telefonummer - har du glemt passordet?';
  await expect(formError(page)).toContainText(taken);
  await expect(page.getByText(taken)).toHaveCount(2); // in the form, and as an alert

  await page.getByLabel('Telefonnummer').fill('99887766');
  const sent = page.waitForRequest((request) => request.url().endsWith('/customers/register'));
  await page.getByRole('button', { name: 'Registrer deg' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ terms_conditions: 1 });
  await expect(cart(page)).toContainText('Heldre Jan Mayen Skalljakke');
  await expect(page).not.toHaveURL(/openCart/);
  await expect(page.locator('header').getByRole('link', { name: 'Min side', includeHidden: true })).toHaveCount(1);
});

test('W16.1 W16.2 W16.4 W16.5 ERR-03 ERR-04 ERR-05 ERR-07 ERR-12 API-55 wrong passwords, the limit, an old page, an unknown link', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push('422', '429', '419', '404');
  const wrong = 'Feil brukernavn/passord - har du glemt passordet ditt?';
  await page.goto('/logg-inn');
  await expect(page.getByRole('heading', { level: 1, name: 'Logg inn' })).toBeVisible();
  const unknown = page.waitForResponse('**/customers/login');
  await logIn(page, 'ukjent@example.no', 'feil-passord');
  expect((await unknown).status()).toBe(422);
  await expect(formError(page)).toContainText(wrong);
  for (let attempt = 1; attempt <= 5; attempt++) {
    const answer = page.waitForResponse('**/customers/login');
    await logIn(page, 'kari@example.no', 'feil-passord');
    expect((await answer).status()).toBe(422);
    await expect(formError(page)).toContainText(wrong);
  }
  await logIn(page, 'kari@example.no');
  await expect(formError(page)).toContainText('Du har brukt opp antall innloggingsforsøk');
  await page.locator('meta[name="csrf-token"]').evaluate((meta) => meta.setAttribute('content', 'gammelt'));
  await logIn(page, 'ola@example.no');
  await expect(formError(page)).toContainText('Vennligst last siden på nytt');
  const byLink = page.waitForResponse('**/customers/login/token');
  await page.goto('/logg-inn?registration_token=ukjent');
  expect((await byLink).status()).toBe(404);
  await expect(formError(page)).toContainText('Ingen bruker logget inn - vennligst logg inn');
});

test('USER-01 USER-06 ROLE-04 ERR-24 ROLE-05 log in, send the confirmation again, log out; Min side is closed to others', async ({
  page,
}) => {
  await page.goto('/min-side');
  await expect(page).toHaveURL(/\/logg-inn\?next=%2Fmin-side/);
  await logIn(page, 'ola@example.no');
  await expect(page.getByRole('heading', { level: 1, name: 'Hei, Ola' })).toBeVisible();
  await expect(page.getByText('E-postadressen din er ikke bekreftet')).toBeVisible();
  await page.getByRole('button', { name: 'Send bekreftelse på nytt' }).click();
  await expect(page.getByText('Epost sendt til ola@example.no')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Logg ut' }).click();
  await expect(page).toHaveURL(/\/logg-inn/);
  await expect(myPage(page)).toHaveCount(0);
});

test('UI-36 a password can be looked at while it is typed, and is hidden again', longLane, async ({ page }) => {
  await page.goto('/logg-inn');
  const field = page.getByLabel('Passord', { exact: true });
  await field.fill('ser du meg?');
  await expect(field).toHaveAttribute('type', 'password');
  await field.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toHaveValue('ser du meg?');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Skjul passord' }).click();
  await expect(field).toHaveAttribute('type', 'password');
});

test('ERR-18..21 VAL-21 TXT-84 the account form names what is missing, and saves what is there', async ({ page }) => {
  await page.goto('/logg-inn?next=/min-side');
  await logIn(page, '91234567');
  await page.getByLabel('Fornavn').fill(' ');
  await page.getByLabel('Etternavn').fill('');
  await page.getByLabel('Telefonnummer').fill('');
  await page.getByLabel('E-post', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Lagre' }).click();
  for (const text of [
    'Fornavn må ha en verdi',
    'Etternavn må ha en verdi',
    'Telefonnummer må ha en verdi',
    'Email må ha en verdi',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await page.reload();
  await page.getByLabel('Poststed').fill('ÅLESUND');
  await page.getByRole('button', { name: 'Lagre' }).click();
  await expect(page.getByText('Endringene er lagret')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Poststed')).toHaveValue('ÅLESUND');
});

test('GEN-27 API-62 ROLE-09 the QR code is shown as a picture and as text', async ({ page }) => {
  await page.goto('/logg-inn?next=/min-side/qr-kode');
  await logIn(page, 'ola@example.no');
  await expect(page.getByRole('img', { name: /QR-kode for medlem K\d+\./ })).toBeVisible();
});

test('W19.4 W19.5 W19.6 W19.7 GEN-25 a review waits for approval, is shown after it, as text, and only once', async ({
  page,
  browser,
  shop,
  expectedConsole,
}) => {
  expectedConsole.push('422');
  await page.goto('/product/alpinstaver-race');
  await expect(page.getByText('Ingen omtaler ennå')).toBeVisible();
  await page.getByRole('button', { name: 'Skriv omtale' }).click();
  await page.getByRole('link', { name: 'Logg inn for å skrive omtale' }).click();
  await logIn(page, 'ola@example.no');
  await expect(page).toHaveURL(/\/product\/alpinstaver-race/);

  const write = async () => {
    await page.getByRole('button', { name: 'Skriv omtale' }).click();
    await page.locator('label', { has: page.getByRole('radio', { name: '4 av 5 stjerner' }) }).click();
    await page.getByLabel('Hva synes du?').fill('<img src=x onerror=alert(1)> Varm og god');
    await page.getByRole('button', { name: 'Skriv omtale' }).click();
  };
  await write();
  await expect(page.getByText('Takk for omtalen!')).toBeVisible();
  await page.goto('/min-side/omtaler');
  await expect(page.getByText('Venter på godkjenning')).toBeVisible();
  const article = async () => (await page.request.get('/api/v1/articles/1005')).json();
  expect(await article()).toMatchObject({ AverageRating: null, Reviews: [] });
  const strangers = await browser.newPage({ baseURL: shop.url });
  await strangers.goto('/product/alpinstaver-race');
  await expect(strangers.getByText('Ingen omtaler ennå')).toBeVisible();
  await strangers.close();

  const listed = await command(shop, 'review.ts', 'list');
  const id = /^(\d+) {2}/m.exec(listed.stdout)?.[1] ?? '';
  await command(shop, 'review.ts', 'approve', id);
  await expect(async () => {
    await page.goto('/product/alpinstaver-race');
    await expect(page.getByText('<img src=x onerror=alert(1)> Varm og god')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('article').filter({ hasText: 'Varm og god' })).toContainText('Ola');
  expect((await article()).AverageRating).toBe(4);
  await write();
  await expect(page.getByText('Du har allerede skrevet en omtale av denne varen')).toBeVisible();
});

test('W20 UI-50 UI-51 UI-52 UI-54 GEN-20 two tabs follow each other', longLane, async ({ page, context, shop }) => {
  const other = await context.newPage();
  await other.goto('/dame');
  await mark(other);
  await addJacket(page);
  await expect(other.getByRole('banner').getByRole('link', { name: 'Handlekurv, 1 vare' })).toBeVisible();
  expect(await isMarked(other)).toBe(true);

  await page.goto('/dame');
  await page.getByRole('button', { name: 'Legg til i favoritter' }).first().click();
  await expect(other.getByRole('button', { name: 'Fjern fra favoritter' })).toHaveCount(1);

  await page.goto('/logg-inn?next=/dame');
  await logIn(page, 'ola@example.no');
  await expect(page).toHaveURL(`${shop.url}/dame`);
  await expect.poll(() => isMarked(other)).toBe(false);
  await expect(myPage(other)).toBeVisible();
});
