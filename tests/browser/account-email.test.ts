import { openDatabase } from '#server/database/connection/client.ts';
import { openAs, password } from './account-steps.ts';
import { expectAccessible } from './expect-accessible.ts';
import { longLane } from './long-lane.ts';
import { acceptCookies, expect, test } from './shop-fixture.ts';

/** A new e-mail address on Min side: asked for with the password, waiting for its link, sent again, let go of. */
test.use({ ownShop: 'account-email' });

test.beforeEach(async ({ page, shop }) => {
  await acceptCookies(page, shop.url);
});

test(
  'DEC-112 DEC-116 a new address is asked for by keyboard, waits, and counts when its link is opened',
  longLane,
  async ({ page, shop, expectedConsole }) => {
    expectedConsole.push('422');
    await openAs(page, 'kari@example.no', '/min-side');
    const email = page.getByLabel('E-post', { exact: true });
    const confirm = page.getByLabel('Bekreft byttet med passordet ditt');
    await expect(confirm).toHaveCount(0);

    await email.fill('kari.ny@example.no');
    await email.press('Tab');
    await expect(confirm).toBeFocused();
    await confirm.press('Enter');
    await expect(page.getByText('Skriv passordet ditt for å bytte e-postadresse')).toBeVisible();
    await expectAccessible(page);
    await confirm.fill('feil');
    await confirm.press('Enter');
    await expect(page.getByText('Passordet stemmer ikke')).toBeVisible();
    await confirm.fill(password);
    await confirm.press('Enter');

    const waiting = page.getByText('Ny e-postadresse venter på bekreftelse: kari.ny@example.no');
    await expect(waiting).toBeVisible();
    await expect(page.getByText('Vi har sendt en lenke til kari.ny@example.no.')).toBeVisible();
    await expect(email).toHaveValue('kari@example.no');
    await expect(confirm).toHaveCount(0);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Send lenken på nytt' }).click();
    await expect(page.getByText('Epost sendt til kari.ny@example.no', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Avbryt byttet' }).click();
    await expect(page.getByText('Byttet er avbrutt. Vi bruker fortsatt kari@example.no.')).toBeVisible();
    await expect(waiting).toHaveCount(0);

    await email.fill('kari.ny@example.no');
    await confirm.fill(password);
    await page.getByRole('button', { name: 'Lagre' }).click();
    await expect(waiting).toBeVisible();
    const database = openDatabase({ url: shop.databaseUrl });
    const [mail] = await database.query<{ text: string }>(
      `SELECT body_text AS text FROM mail_outbox WHERE recipient = 'kari.ny@example.no' ORDER BY mail_id DESC LIMIT 1`,
    );
    await database.close();
    await page.goto(/\/bekreft-epost\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '');
    await expect(page.getByText('E-postadressen er bekreftet')).toBeVisible();
    await page.goto('/min-side');
    await expect(email).toHaveValue('kari.ny@example.no');
    await expect(waiting).toHaveCount(0);
  },
);
