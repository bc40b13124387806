import type { Page, Route } from '@playwright/test';
import { type Database, openDatabase } from '#server/database/connection/client.ts';
import { formError, isMarked, logIn, mark, openAs, password } from './account-steps.ts';
import { longLane } from './long-lane.ts';
import { acceptCookies, expect, test } from './shop-fixture.ts';

/**
 * Each row of the error catalogue about customers, as a shopper meets it: the words, and what else happens. Statuses that the
 * shop cannot be brought to by hand are given by the test; that the shop gives them itself is tested in tests/api.
 */
test.use({
  ownShop: 'account-errors',
  settings: { LOGIN_LIMIT: '100', RESEND_LIMIT: '100', LOGIN_ADDRESS_LIMIT: '1000' },
});

test.beforeEach(async ({ page, shop }) => {
  await acceptCookies(page, shop.url);
});

/** Something that happens to a customer behind the page's back. */
async function behindThePage(databaseUrl: string, work: (database: Database) => Promise<unknown>): Promise<void> {
  const database = openDatabase({ url: databaseUrl });
  await work(database);
  await database.close();
}
const endSessions = (database: Database) => database.execute('DELETE FROM sessions');

/** The user as the device keeps it (ENT-87). */
const storedUser = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null') as { user: unknown; loaded: boolean } | null);
const expectNobodyStored = (page: Page) =>
  expect.poll(() => storedUser(page)).toEqual({ user: null, loaded: false, verified: false });

async function openMarked(page: Page): Promise<void> {
  await openAs(page, 'ola@example.no', '/min-side');
  await mark(page);
}

const answerWith =
  (status: number, body: object = { message: '' }) =>
  (route: Route) =>
    route.fulfill({ status, json: body });

/** Filled once: what was written stands there after a refusal. */
async function fillRegistration(page: Page): Promise<void> {
  await page.getByLabel('Fornavn').fill('Nora');
  await page.getByLabel('Etternavn').fill('Ny');
  await page.getByLabel('E-post', { exact: true }).fill('nora@example.no');
  await page.getByLabel('Telefonnummer').fill('99887766');
  await page.getByLabel('Passord', { exact: true }).fill('Turklar2468');
  await page.getByLabel('Gjenta passordet').fill('Turklar2468');
  await page.getByLabel('Jeg godtar vilkårene').check();
}

/** No two that follow each other have the same words: a text that is left over would pass for the next. */
const signInRows: readonly { ids: string; status: number; text: string }[] = [
  { ids: 'ERR-08', status: 500, text: 'Noe gikk galt. Prøv igjen senere.' },
  {
    ids: 'ERR-01 ERR-02 ERR-09',
    status: 401,
    text: 'Du er allerede logget inn - logg ut for å logge inn med en ny bruker',
  },
  { ids: 'ERR-03 ERR-10', status: 404, text: 'Ingen bruker logget inn - vennligst logg inn' },
  { ids: 'ERR-04 ERR-11', status: 419, text: 'Vennligst last siden på nytt' },
  { ids: 'ERR-05 ERR-12', status: 422, text: 'Feil brukernavn/passord - har du glemt passordet ditt?' },
  {
    ids: 'ERR-06 ERR-13',
    status: 423,
    text: 'Hei - vi ser at det allerede finnes en konto med samme email/telefonummer - har du glemt passordet?',
  },
  {
    ids: 'ERR-07 ERR-14',
    status: 429,
    text: 'Du har brukt opp antall innloggingsforsøk - for å beskytte kontoen din tillater vi ikke flere forsøk på en stund. Vennligst kom tilbake senere og prøv igjen.',
  },
  { ids: 'ERR-08', status: 503, text: 'Noe gikk galt. Prøv igjen senere.' },
];

/** Each row of the table in turn, over one page: the newest answer's text is the one that stands. */
async function expectRows(page: Page, call: 'login' | 'register', send: () => Promise<void>, ended = async () => {}) {
  for (const { ids, status, text } of signInRows) {
    await test.step(`${ids} ${call} ${status}`, async () => {
      await page.route(`**/api/v1/customers/${call}`, answerWith(status), { times: 1 });
      const answer = page.waitForResponse(`**/api/v1/customers/${call}`);
      await send();
      expect((await answer).status()).toBe(status);
      await expect(formError(page)).toHaveText(`Noe gikk galt ${text}`);
      if (status === 401) await ended();
    });
  }
}

test("ERR-01..14 what login and registration are answered: the text in the form; only a login's 401 logs out", async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(...signInRows.map(({ status }) => String(status)), '404'); // a logout of nobody is 404
  const logouts: string[] = [];
  // A route that stays: while the last one is taken away, requests may go untold.
  await page.route('**/api/v1/customers/logout', (route, request) => {
    logouts.push(request.method());
    return route.continue();
  });
  await page.goto('/registrer');
  await fillRegistration(page);
  await expectRows(page, 'register', () => page.getByRole('button', { name: 'Registrer deg' }).click());
  await expect(page).toHaveURL(/\/registrer$/);
  expect(logouts).toEqual([]);

  await page.goto('/logg-inn');
  await expectRows(
    page,
    'login',
    () => logIn(page, 'kari@example.no'),
    () => expect.poll(() => logouts).toEqual(['POST']),
  );
  await expect(page).toHaveURL(/\/logg-inn$/);
  expect(logouts).toEqual(['POST']);
  await expect(page.getByLabel('E-post eller telefonnummer')).toHaveValue('kari@example.no');
});

test('ERR-08 no answer at all has the same words', longLane, async ({ page, expectedConsole }) => {
  expectedConsole.push('ERR_FAILED');
  await page.route('**/api/v1/customers/login', (route) => route.abort());
  await page.goto('/logg-inn');
  await logIn(page, 'kari@example.no');
  await expect(formError(page)).toHaveText('Noe gikk galt Noe gikk galt. Prøv igjen senere.');
});

test('ERR-01 ERR-02 ERR-09 ROLE-12 USER-05 logging in while logged in says so and logs out, for real', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push('401');
  await openAs(page, 'ola@example.no', '/min-side');
  await page.goto('/logg-inn');
  const loggedOut = page.waitForResponse('**/api/v1/customers/logout');
  await logIn(page, 'kari@example.no');
  await expect(formError(page)).toContainText('Du er allerede logget inn - logg ut for å logge inn med en ny bruker');
  expect((await loggedOut).status()).toBe(204);
  await expectNobodyStored(page);
  const current = page.waitForResponse('**/api/v1/customers/current');
  await page.reload();
  expect((await current).status()).toBe(204);
});

test('ERR-15 ERR-16 an update answered 401: the text, the user is cleared, and the page reloads', async ({
  page,
  shop,
  expectedConsole,
}) => {
  expectedConsole.push('401');
  await openMarked(page);
  await behindThePage(shop.databaseUrl, endSessions);
  const answer = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Lagre' }).click();
  expect((await answer).status()).toBe(401);
  await expect(page.getByRole('alert').getByText('En annen bruker er logget inn')).toBeVisible();
  await expect.poll(() => isMarked(page)).toBe(false);
  await expect(page).toHaveURL(/\/logg-inn\?next=%2Fmin-side/);
  await expectNobodyStored(page);
});

test('ERR-15 ERR-16 TRAP-29 a deletion answered 401: the text, the user is cleared, and nothing reloads', async ({
  page,
  shop,
  expectedConsole,
}) => {
  expectedConsole.push('401');
  await openMarked(page);
  await page.getByRole('button', { name: 'Slett konto' }).click();
  await behindThePage(shop.databaseUrl, endSessions);
  await page.getByLabel('Skriv passordet ditt for å bekrefte').fill(password);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'DELETE'),
    page.getByText('En annen bruker er logget inn').first().waitFor(),
    page.getByRole('dialog').getByRole('button', { name: 'Slett konto' }).click(),
  ]);
  expect(answer.status()).toBe(401);
  await expectNobodyStored(page);
  expect(await isMarked(page)).toBe(true);
});

const missing = (field: string) => ({
  errors: { [field]: [`The ${field.replace('_', ' ')} field must have a value.`] },
});
const updateRows: readonly { id: string; status: number; body: object; text: string }[] = [
  { id: 'ERR-17', status: 422, body: { message: '' }, text: 'Ikke gyldig data, alle feltene må fylles ut' },
  ...[403, 422].flatMap((status) => [
    { id: 'ERR-18', status, body: missing('first_name'), text: 'Fornavn må ha en verdi' },
    { id: 'ERR-19', status, body: missing('last_name'), text: 'Etternavn må ha en verdi' },
    { id: 'ERR-20', status, body: missing('phone'), text: 'Telefonnummer må ha en verdi' },
    { id: 'ERR-21', status, body: missing('email'), text: 'Email må ha en verdi' },
    { id: 'ERR-22', status, body: { message: 'The city is odd.' }, text: 'Ugyldig data' },
  ]),
];

test('ERR-17 ERR-18 ERR-19 ERR-20 ERR-21 ERR-22 DEC-115 an update or a deletion refused by the shop: each answer has its words, and nobody is logged out', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push('403', '422');
  await openAs(page, 'ola@example.no', '/min-side');
  for (const { id, status, body, text } of updateRows) {
    await test.step(`${id} ${status}`, async () => {
      await page.route('**/api/v1/customers/2', answerWith(status, { message: '', ...body }), { times: 1 });
      await page.getByRole('button', { name: 'Lagre' }).click();
      await expect(formError(page)).toHaveText(`Noe gikk galt ${text}`);
    });
  }
  await page.getByRole('button', { name: 'Slett konto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Slett konto' });
  for (const word of ['', 'feil-passord']) {
    await dialog.getByLabel('Skriv passordet ditt for å bekrefte').fill(word);
    const answer = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await dialog.getByRole('button', { name: 'Slett konto' }).click();
    expect((await answer).status()).toBe(422);
    await expect(dialog.getByRole('alert')).toContainText('Ikke gyldig data, alle feltene må fylles ut');
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Hei, Ola' })).toBeVisible();
});

test(
  'ERR-22 DEC-112 DEC-118 another’s phone number, and a permission that was taken away, for real',
  longLane,
  async ({ page, shop, expectedConsole }) => {
    expectedConsole.push('403', '422');
    await openAs(page, 'ola@example.no', '/min-side');
    await page.getByLabel('Telefonnummer').fill('41234567');
    await page.getByRole('button', { name: 'Lagre' }).click();
    await expect(formError(page)).toHaveText('Noe gikk galt Ugyldig data');
    await page.reload();
    await expect(page.getByLabel('Telefonnummer')).toHaveValue('91234567');

    const permit = (permissions: string) =>
      behindThePage(shop.databaseUrl, (database) =>
        database.execute('UPDATE customers SET permissions = $1 WHERE customer_id = 2', [permissions]),
      );
    await permit('{review.create}');
    await page.getByLabel('Poststed').fill('MOSS');
    await page.getByRole('button', { name: 'Lagre' }).click();
    await expect(formError(page)).toHaveText('Noe gikk galt Ugyldig data');
    await permit('{account.update,review.create}');
  },
);

test('ERR-23 ERR-24 ROLE-04 the confirmation is sent again, and is told of for a while; when it cannot be sent, that is said', async ({
  page,
  shop,
  expectedConsole,
}) => {
  expectedConsole.push('422');
  await openAs(page, 'ola@example.no', '/min-side');
  const resend = page.getByRole('button', { name: 'Send bekreftelse på nytt' });
  await resend.click();
  const sent = page.getByText('Epost sendt til ola@example.no', { exact: true });
  await expect(sent).toBeVisible();
  await expect(sent).toBeHidden();

  // Confirmed on another device meanwhile: there is nothing to send.
  const verify = (at: string) =>
    behindThePage(shop.databaseUrl, (database) =>
      database.execute(`UPDATE customers SET email_verified_at = ${at} WHERE customer_id = 2`),
    );
  await verify('now()');
  await resend.click();
  await expect(page.getByText('Epost ble ikke sendt', { exact: true })).toBeVisible();
  await verify('NULL');
});

/** One of each screen in the gate. */
const listRows = [
  { id: 'ERR-28 USER-08', screen: '/min-side/historikk', call: 'reservations', lane: {} },
  { id: 'ERR-28 USER-09', screen: '/min-side/historikk', call: 'orders', lane: longLane },
  { id: 'ERR-29', screen: '/min-side/omtaler', call: 'reviews', lane: {} },
  { id: 'ERR-29', screen: '/min-side/varsler', call: 'watches', lane: longLane },
] as const;

for (const { id, screen, call, lane } of listRows) {
  test(
    `${id} ${call} answered 401: the user is cleared without a word, and the login comes`,
    lane,
    async ({ page, shop, expectedConsole }) => {
      expectedConsole.push('401');
      await openAs(page, 'ola@example.no', '/min-side');
      // The session ends after the screen has let the customer in, and before the list is asked for.
      await page.route(
        `**/api/v1/customers/current/${call}*`,
        async (route) => {
          await behindThePage(shop.databaseUrl, endSessions);
          await route.continue();
        },
        { times: 1 },
      );
      const answer = page.waitForResponse(`**/api/v1/customers/current/${call}*`);
      await page.goto(screen);
      expect((await answer).status()).toBe(401);
      await expect(page).toHaveURL(`${shop.url}/logg-inn?next=${encodeURIComponent(screen)}`);
      await expectNobodyStored(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );
}

test(
  'USER-08 USER-09 a history that did not come is not called empty, and can be asked for again',
  longLane,
  async ({ page, expectedConsole }) => {
    expectedConsole.push('500');
    await openAs(page, 'ola@example.no', '/min-side');
    await page.route('**/api/v1/customers/current/{reservations,orders}*', (route) => route.fulfill({ status: 500 }));
    await page.goto('/min-side/historikk');
    await expect(page.getByText('Vi fikk ikke hentet historikken din.')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(page.getByRole('heading', { name: 'Ingen historikk ennå' })).toBeVisible();
  },
);

test('ERR-30 USER-06 a logout answered 419 clears the user all the same', async ({
  page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push('419');
  await openAs(page, 'ola@example.no', '/min-side');
  await context.clearCookies({ name: 'shop_session' });
  const answer = page.waitForResponse('**/api/v1/customers/logout');
  await page.getByRole('button', { name: 'Logg ut' }).click();
  expect((await answer).status()).toBe(419);
  await expect(page).toHaveURL(/\/logg-inn\?next=%2Fmin-side/);
  await expectNobodyStored(page);
});
