import { formError, myPage, openAs } from './account-steps.ts';
import { expectAccessible } from './expect-accessible.ts';
import { longLane } from './long-lane.ts';
import { acceptCookies, expect, test } from './shop-fixture.ts';

/** Where a customer is logged in, and what they have agreed to. */
test.use({ ownShop: 'account-privacy' });

test.beforeEach(async ({ page, shop }) => {
  await acceptCookies(page, shop.url);
});

const devices = '/min-side/innlogginger';

test(
  'R28 ROLE-05 a device is logged out from another, by keyboard, and then all the others',
  longLane,
  async ({ page, browser, shop }) => {
    test.slow(); // three browsers
    const elsewhere = async (userAgent: string) => {
      const context = await browser.newContext({ baseURL: shop.url, userAgent });
      const other = await context.newPage();
      await acceptCookies(other, shop.url);
      await openAs(other, 'kari@example.no', '/min-side');
      await expect(other.getByRole('heading', { level: 1, name: 'Hei, Kari' })).toBeVisible();
      return other;
    };
    const phone = await elsewhere('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1');
    const tablet = await elsewhere('Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Safari/537.36');

    await openAs(page, 'kari@example.no', '/min-side');
    await page.getByRole('navigation', { name: 'Min side' }).getByRole('link', { name: 'Innlogginger' }).click();
    const list = page.getByRole('list', { name: 'Enheter som er logget inn' });
    await expect(list.getByRole('listitem')).toHaveCount(3);
    await expect(list.getByRole('listitem').first()).toContainText('Denne enheten');
    await expect(list.getByRole('listitem').first()).toContainText('I bruk nå');
    await expect(list.getByText('Denne enheten')).toHaveCount(1);
    await expect(list.getByRole('listitem').nth(1)).toContainText('Sist brukt for noen sekunder siden');

    // Thought better of it: nothing happens, and the focus is back on the button.
    await list.getByRole('button', { name: 'Logg ut Safari, iPhone' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Logge ut Safari, iPhone?' });
    await expect(dialog).toContainText('må logge inn på nytt');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(list.getByRole('button', { name: 'Logg ut Safari, iPhone' })).toBeFocused();

    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Logg ut', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Safari, iPhone er logget ut')).toBeVisible();
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(list).toBeFocused();
    await phone.reload();
    await expect(phone).toHaveURL(/\/logg-inn\?next=%2Fmin-side/);
    await expect(myPage(phone)).toHaveCount(0);
    await tablet.reload();
    await expect(tablet.getByRole('heading', { level: 1, name: 'Hei, Kari' })).toBeVisible();

    await page.getByRole('button', { name: 'Logg ut alle andre' }).click();
    const everywhere = page.getByRole('dialog', { name: 'Logge ut alle andre enheter?' });
    await expect(everywhere).toContainText('Én enhet må logge inn på nytt');
    await everywhere.getByRole('button', { name: 'Logg ut alle andre' }).click();
    await expect(page.getByText('Alle andre enheter er logget ut')).toBeVisible();
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expect(page.getByText('Du er ikke logget inn noe annet sted.')).toBeVisible();
    await tablet.reload();
    await expect(tablet).toHaveURL(/\/logg-inn\?next=%2Fmin-side/);
    await tablet.context().close();
    await phone.context().close();

    await list.getByRole('button', { name: /^Logg ut / }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Logg ut', exact: true }).click();
    await expect(page).toHaveURL(/\/logg-inn\?next=%2Fmin-side%2Finnlogginger/);
  },
);

test(
  'R28 ERR-28 a device that was logged out while its list was open is sent to the login',
  longLane,
  async ({ page, browser, shop, expectedConsole }) => {
    expectedConsole.push('401');
    const context = await browser.newContext({ baseURL: shop.url });
    const other = await context.newPage();
    await acceptCookies(other, shop.url);
    await openAs(page, 'ola@example.no', devices);
    await openAs(other, 'ola@example.no', devices);
    await expectAccessible(other);
    await other.getByRole('button', { name: 'Logg ut alle andre' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Logg ut alle andre' }).click();
    await expect(other.getByText('Alle andre enheter er logget ut')).toBeVisible();
    await expect(other.getByText('Du er ikke logget inn noe annet sted.')).toBeVisible();
    await context.close();

    await page.getByRole('link', { name: 'Historikk' }).click();
    await expect(page).toHaveURL(/\/logg-inn\?next=/);
    await expect(myPage(page)).toHaveCount(0);
  },
);

test(
  'ENT-61 DEC-114 consents are given by subject and channel, taken back, and every answer is on record',
  longLane,
  async ({ page }) => {
    await openAs(page, 'ola@example.no', '/min-side');
    const channels = page.getByRole('group', { name: 'Slik kan vi nå deg' });
    const email = channels.getByRole('checkbox', { name: 'E-post' });
    const newsletter = page.getByRole('checkbox', { name: 'Send meg nyhetsbrev på e-post' });
    await expect(email).not.toBeChecked();
    await newsletter.check();
    await email.check();
    await channels.getByRole('checkbox', { name: 'SMS' }).check();
    await page.getByRole('button', { name: 'Lagre' }).click();
    await expect(page.getByText('Endringene er lagret')).toBeVisible();

    await page.getByRole('button', { name: 'Vis tidligere svar' }).click();
    const row = (name: RegExp) => page.getByRole('row', { name });
    await expect(row(/^Nyhetsbrev Ja/)).toHaveCount(1);
    await expect(row(/^Kontakt på SMS Ja/)).toHaveCount(1);
    await expect(row(/^Kontakt på e-post Ja \d+\. \w+ \d{4} kl\. \d\d:\d\d$/)).toHaveCount(1);

    await channels.getByRole('checkbox', { name: 'SMS' }).uncheck();
    await newsletter.uncheck();
    await page.getByRole('button', { name: 'Lagre' }).click();
    await expect(row(/^Kontakt på SMS Nei/)).toHaveCount(1);
    await expect(row(/^Nyhetsbrev Nei/)).toHaveCount(1);
    await expect(row(/^Kontakt på SMS Ja/)).toHaveCount(1);
    await expectAccessible(page);

    await page.reload();
    await expect(email).toBeChecked();
    await expect(channels.getByRole('checkbox', { name: 'SMS' })).not.toBeChecked();
    await expect(newsletter).not.toBeChecked();
    await expect(formError(page)).toHaveCount(0);
  },
);
