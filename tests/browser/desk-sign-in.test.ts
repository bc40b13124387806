import { pageTitles } from '#content/nb/desk/pages.ts';
import { pages } from '#desk/pages.ts';
import { deskRoles } from '#domain/staff/desk-role.ts';
import { may } from '#domain/staff/may.ts';
import { totpCode } from '#server/adapters/security/totp.ts';
import { fromBase32 } from '#server/crypto/base32.ts';
import { deskUrl, enterAs, holdPasskeys, invite, signOut } from './desk-steps.ts';
import { expectAccessible } from './expect-accessible.ts';
import { longLane } from './long-lane.ts';
import { expect, test } from './shop-fixture.ts';

test.use({ ownShop: 'desk sign-in' });
test.describe.configure({ timeout: 90_000 });

test('an invitation gives a passkey once, which signs in again; another gives a password with codes', async ({
  page,
  shop,
  expectedConsole,
}) => {
  expectedConsole.push('status of 422');
  const token = await invite(shop, 'ada.moe@kjeden.example', 'administrator');
  await holdPasskeys(page);
  await page.goto(deskUrl(shop, `/invitasjon#${token}`));
  await page.getByLabel('Navnet ditt').fill('Ada Moe');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Lag en passnøkkel' }).click();
  await expect(page.getByRole('banner').getByText('Ada Moe')).toBeVisible();
  await signOut(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Logg inn med passnøkkel' }).click();
  await expect(page.getByRole('banner').getByText('Ada Moe')).toBeVisible();
  await signOut(page);

  await page.goto(deskUrl(shop, `/invitasjon#${token}`));
  await expect(page.getByRole('heading', { name: 'Invitasjonen er brukt eller for gammel.' })).toBeVisible();

  const other = await invite(shop, 'nils.dal@kjeden.example', 'service');
  await page.goto(deskUrl(shop, `/invitasjon#${other}`));
  await page.reload();
  await page.getByLabel('Navnet ditt').fill('Nils Dal');
  await page.getByRole('button', { name: 'Bruk passord og engangskode' }).click();
  await page.getByLabel('Lag et passord').fill('grønn kopp på bordet');
  const secret = ((await page.locator('code').textContent()) ?? '').replace(/\s/g, '');
  const codeIn = (ms: number) => totpCode(fromBase32(secret), Math.floor((Date.now() + ms) / 30_000));
  await page.getByLabel('Koden appen viser').fill(codeIn(0));
  await page.getByRole('button', { name: 'Ferdig' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'Gå til kontoret' }).click();
  await signOut(page);
  await page.getByLabel('E-post på jobben').fill('nils.dal@kjeden.example');
  await page.getByRole('button', { name: 'Passord og engangskode' }).click();
  await page.getByLabel('Passord').fill('grønn kopp på bordet');
  await page.getByLabel('Engangskode').fill(codeIn(30_000));
  await page.getByRole('button', { name: 'Logg inn', exact: true }).click();
  await expect(page.getByRole('banner').getByText('Nils Dal')).toBeVisible();
});

test('each role by one press: its own pages in the menu, and no others anywhere', longLane, async ({ page }) => {
  for (const role of deskRoles) {
    await page.context().clearCookies();
    await enterAs(page, role);
    const menu = page.getByRole('navigation', { name: 'Kontoret' });
    const seen = pages.filter(({ permission, path }) => !path.includes(':') && may({ role, shops: [] }, permission));
    await expect(menu.getByRole('link')).toHaveCount(new Set(seen.map(({ name }) => name)).size);
    for (const { name } of seen)
      await expect(menu.getByRole('link', { name: new RegExp(`^${pageTitles[name]}`) })).toBeVisible();
    const hidden = pages.find(({ permission, path }) => !path.includes(':') && !may({ role, shops: [] }, permission));
    if (hidden === undefined) continue;
    await page.goto(`/kontor${hidden.path}`);
    await expect(page.getByRole('heading', { name: 'Siden finnes ikke' })).toBeVisible();
  }
});

test.describe(() => {
  // Nobody else has made an administrator here.
  test.use({ ownShop: 'desk last administrator' });

  test(
    'the last administrator cannot demote herself; the log is readable in both schemes',
    longLane,
    async ({ page, expectedConsole }) => {
      // The role is refused twice: first until it is her, then because she is the last.
      expectedConsole.push('status of 403', 'status of 409');
      await page.emulateMedia({ colorScheme: 'light' });
      await enterAs(page, 'administrator');
      await page.getByRole('link', { name: 'Ansatte' }).click();
      const herself = page.getByRole('row', { name: /Ingrid Solheim/ });
      await herself.getByRole('button', { name: 'Endre' }).click();
      await page.getByLabel('Rolle', { exact: true }).selectOption('service');
      await page.getByRole('button', { name: 'Lagre' }).click();
      await expect(page.getByRole('dialog', { name: 'Bekreft at det er deg' })).toBeVisible();
      await page.getByRole('button', { name: 'Bekreft', exact: true }).click();
      await expect(page.getByText('Du er den eneste administratoren. Gi rollen til en til først.')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(herself.getByText('Administrator')).toBeVisible();

      await page.keyboard.press('g');
      await page.keyboard.press('e');
      await expect(page.getByRole('heading', { name: 'Endringslogg' })).toBeVisible();
      await expect(page.getByRole('row', { name: /logget inn på kontoret/ }).first()).toBeVisible();
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 800 });
      await expectAccessible(page);
    },
  );
});
