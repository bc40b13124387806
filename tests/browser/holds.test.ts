import type { Page } from '@playwright/test';
import { openDatabase } from '#server/database/connection/client.ts';
import { expectAccessible } from './expect-accessible.ts';
import { longLane } from './long-lane.ts';
import { acceptCookies, expect, test } from './shop-fixture.ts';
import { sweptBrands } from './sweep.ts';

/** What is held unpaid: until when, a little longer, again, and no more than a share. A shop of its own. */
test.use({ ownShop: 'holds', settings: { HOLD_PIECES_LIMIT: '2' } });

test.beforeEach(async ({ page, shop }) => {
  await acceptCookies(page, shop.url);
});

/** Forms, mails and axe, in every brand variant. */
test.describe.configure({ timeout: 180_000 });

const cart = (page: Page) => page.getByRole('dialog', { name: 'Min Handlekurv' });
const longer = (page: Page) => page.getByRole('button', { name: 'Hold den litt lenger' });
const held = /^Vi holder den til \p{L}+ \d+\. \p{L}+ \d\d:\d\d$/u;

async function reserveDrinks(page: Page, pieces: number): Promise<void> {
  const fresh = page.waitForResponse('**/api/v1/articles/availability/*');
  await page.goto('/product/energidrikk-blabaer');
  await fresh;
  // A narrow window has it at its foot too.
  await page.getByRole('button', { name: 'Legg i handlekurv' }).first().click();
  for (let n = 1; n < pieces; n += 1)
    await cart(page)
      .getByRole('button', { name: /^Én til/ })
      .click();
  await cart(page).getByRole('link', { name: 'Til kassen' }).click();
  await page.getByLabel('Velg butikk').selectOption('Oslo');
  await page.getByLabel('Navn').fill('Kari Nordmann');
  await page.getByLabel('Telefonnummer').fill('+47 41234567');
  await page.getByLabel('E-post').fill('kari@example.no');
  await page.getByLabel('Jeg godtar kjøpsvilkårene').check();
  await page.getByRole('button', { name: 'Reserver', exact: true }).click();
}

async function expectReceipt(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Takk for reservasjonen!');
}

test(
  'more than is held unpaid is refused with what can be done, and the cart stays',
  longLane,
  async ({ page, expectedConsole }) => {
    expectedConsole.push('422 (Unprocessable');
    await reserveDrinks(page, 3);
    const text = 'Du kan reservere inntil 2 varer på en gang uten å betale. Betal nå, ta færre, eller ring butikken.';
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page).toHaveURL('/checkout');
    await expect(page.getByRole('region', { name: 'Din bestilling' })).toContainText('Energidrikk');
  },
);

test(
  'the receipt says until when it is held, and holds it a little longer at a press of a key',
  longLane,
  async ({ page }) => {
    await reserveDrinks(page, 1);
    await expectReceipt(page);
    const end = page.getByRole('timer');
    await expect(end).toHaveText(held);
    const before = (await end.textContent()) ?? '';
    await longer(page).focus();
    await page.keyboard.press('Enter');
    const done = page.getByText(/^Forlenget til /);
    await expect(done).toBeFocused();
    await expect(end).toHaveText(held);
    await expect(end).not.toHaveText(before);
    expect(`Vi holder den til ${((await done.textContent()) ?? '').replace('Forlenget til ', '')}`).toBe(
      await end.textContent(),
    );
    await expectAccessible(page);
    await page.reload();
    await expect(end).toHaveText(held);
    await expect(longer(page)).toHaveCount(0);
  },
);

test(
  'what was held longer on another page is seen on this one, and not offered twice',
  longLane,
  async ({ page, context }) => {
    await reserveDrinks(page, 1);
    await expectReceipt(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await longer(other).click();
    await expect(other.getByText(/^Forlenget til /)).toBeVisible();
    await expect(longer(page)).toHaveCount(0);
    await expect(page.getByRole('timer')).toHaveText((await other.getByRole('timer').textContent()) ?? '');
  },
);

test('W02 the receipt of one that has lapsed leads back to the cart', longLane, async ({ page, shop }) => {
  await reserveDrinks(page, 1);
  await expectReceipt(page);
  const id = Number(page.url().match(/kvittering\/(\d+)/)?.[1]);
  const database = openDatabase({ url: shop.databaseUrl });
  await database.execute(`UPDATE reservations SET expires_at = now() - interval '1 minute' WHERE reservation_id = $1`, [
    id,
  ]);
  await expect(async () => {
    const rows = await database.query('SELECT FROM reservations WHERE reservation_id = $1 AND status_id = 9', [id]);
    expect(rows).toHaveLength(1);
  }).toPass();
  await database.close();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fristen er gått ut');
  await page.getByRole('button', { name: 'Reserver på nytt' }).click();
  await expect(cart(page)).toContainText('Energidrikk');
});

for (const brand of sweptBrands) {
  test.describe(brand, () => {
    test.use({ brand });

    for (const width of [1440, 390]) {
      test(
        `L2 ${brand} at ${width} px: the hold on the receipt and on Min side passes axe`,
        longLane,
        async ({ page }) => {
          await page.setViewportSize({ width, height: 900 });
          await page.goto('/logg-inn?next=/min-side/historikk');
          await page.getByLabel('E-post eller telefonnummer').fill('kari@example.no');
          await page.getByLabel('Passord', { exact: true }).fill('Passord123!');
          await page.getByRole('button', { name: 'Logg inn' }).click();
          await expect(page.getByRole('heading', { level: 1, name: 'Historikk' })).toBeVisible();
          await reserveDrinks(page, 1);
          await expectReceipt(page);
          await expect(longer(page)).toBeVisible();
          await expectAccessible(page);
          await page.goto('/min-side/historikk');
          const newest = page.getByRole('list', { name: 'Historikk' }).getByRole('listitem').first();
          await expect(newest.getByRole('timer')).toHaveText(held);
          await expectAccessible(page);
          await newest.getByRole('button', { name: /^Hold den litt lenger/ }).click();
          await expect(newest.getByText(/^Forlenget til /)).toBeFocused();
          await expectAccessible(page);
        },
      );
    }
  });
}
