import type { Page } from '@playwright/test';
import { openDatabase } from '#server/database/connection/client.ts';
import { expectAccessible } from './expect-accessible.ts';
import { longLane } from './long-lane.ts';
import { acceptCookies, expect, type RunningShop, test } from './shop-fixture.ts';

/** 'Si fra': as a guest by mail, as a customer with one press, and how it is ended. */
test.use({ ownShop: 'watches', settings: { WATCH_LIMIT: '100' } });

test.describe.configure({ timeout: 120_000 });

test.beforeEach(async ({ page, shop }) => {
  await acceptCookies(page, shop.url);
});

const soldOut = '/product/heldre-jan-mayen-skalljakke?farge=bla&storrelse=m';

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-post eller telefonnummer').fill(email);
  await page.getByLabel('Passord', { exact: true }).fill('Passord123!');
  await page.getByRole('button', { name: 'Logg inn' }).click();
}

async function inDatabase<T extends object>(shop: RunningShop, sql: string): Promise<T[]> {
  const database = openDatabase({ url: shop.databaseUrl });
  try {
    return await database.query<T>(sql);
  } finally {
    await database.close();
  }
}

/** The link of the newest mail, as a path. */
async function mailedPath(shop: RunningShop, recipient: string, page: string): Promise<string> {
  const [mail] = await inDatabase<{ text: string }>(
    shop,
    `SELECT body_text AS text FROM mail_outbox WHERE recipient = '${recipient}' ORDER BY mail_id DESC LIMIT 1`,
  );
  return new RegExp(`/varsel/${page}/[\\w-]{43}`).exec(mail?.text ?? '')?.[0] ?? '';
}

test(
  'GEN-11 UI-18 a guest gives the address, confirms by mail, and can end it by the link',
  longLane,
  async ({ page, shop }) => {
    await page.goto(soldOut);
    await expect(page.getByText('Blå, str. M er utsolgt overalt nå')).toBeVisible();
    await page.getByRole('button', { name: 'Si fra når den kommer' }).click();
    await expect(page.getByLabel('E-post', { exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Si fra til meg' }).click();
    await expect(page.getByText('Ugyldig e-postadresse')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('E-post', { exact: true }).fill('Gjest@Example.no');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Sjekk e-posten din og bekreft der.')).toBeFocused();

    await page.goto(await mailedPath(shop, 'gjest@example.no', 'bekreft'));
    await expect(page.getByText('Takk! Vi sier fra når Heldre Jan Mayen Skalljakke kommer.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Til varen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Heldre Jan Mayen Skalljakke' })).toBeVisible();

    await page.goto(await mailedPath(shop, 'gjest@example.no', 'avslutt'));
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button', { name: 'Avslutt' }).click();
    await expect(page.getByText('Varselet er avsluttet, og adressen er slettet.')).toBeVisible();
    expect(await inDatabase(shop, `SELECT FROM watches WHERE email = 'gjest@example.no'`)).toEqual([]);
  },
);

test('a link that was never sent is told so', longLane, async ({ page, expectedConsole }) => {
  expectedConsole.push('422');
  await page.goto(`/varsel/bekreft/${'a'.repeat(43)}`);
  await expect(page.getByText('Lenken er ugyldig eller utløpt')).toBeVisible();
});

test(
  'a customer presses once: for the own shop where it is out there alone, and for the price; ends it on Min side',
  longLane,
  async ({ page, shop }) => {
    await page.goto('/logg-inn?next=/butikker');
    await logIn(page, 'kari@example.no');
    await expect(page).toHaveURL(`${shop.url}/butikker`);
    await page.goto('/butikker?postnr=0155');
    const nearest = page.getByRole('main').locator('ol > li details').first();
    await nearest.getByRole('button', { name: 'Velg som min butikk' }).click();
    await expect(nearest.getByText('Din butikk')).toBeVisible();
    await page.goto('/product/heldre-jan-mayen-skalljakke?farge=svart&storrelse=l');
    await expect(page.getByText(/Svart, str. L er ikke i .+ nå/)).toBeVisible();
    await page.getByRole('button', { name: 'Si fra når den kommer' }).click();
    await expect(page.getByText('Vi sier fra på e-post.')).toBeFocused();
    await page.getByRole('button', { name: 'Si fra når prisen går ned' }).click();
    await expect(page.getByText('Vi sier fra på e-post.')).toHaveCount(2);

    await page.goto('/min-side');
    await page.getByRole('navigation', { name: 'Min side' }).getByRole('link', { name: 'Varsler' }).click();
    await expect(page.getByText('Når den koster mindre enn 1 299,00 kr')).toBeVisible();
    await expect(page.getByText(/Når den kommer til/)).toBeVisible();
    await expectAccessible(page);
    const end = page.getByRole('button', { name: 'Avslutt varsel om Heldre Jan Mayen Skalljakke' });
    await end.first().click();
    await expect(end).toHaveCount(1);
    await end.click();
    await expect(page.getByRole('heading', { name: 'Du har ikke bedt oss si fra om noe.' })).toBeVisible();
    expect(await inDatabase(shop, 'SELECT FROM watches WHERE customer_id = 1')).toEqual([]);
  },
);

test(
  'GEN-11 a customer who presses before the page knows them is asked nothing once it does',
  longLane,
  async ({ page, shop }) => {
    await page.goto('/logg-inn?next=/butikker');
    await logIn(page, 'kari@example.no');
    await expect(page).toHaveURL(`${shop.url}/butikker`);
    let tell = () => {};
    const told = new Promise<void>((resolve) => {
      tell = resolve;
    });
    await page.route('**/api/v1/customers/current', async (route) => {
      await told;
      await route.continue();
    });
    await page.evaluate(() => localStorage.removeItem('user'));
    await page.goto('/product/heldre-jan-mayen-skalljakke');
    await page.getByRole('button', { name: 'Si fra når prisen går ned' }).click();
    await expect(page.getByLabel('E-post', { exact: true })).toBeFocused();
    tell();
    await expect(page.getByText('Vi sier fra på e-post.')).toBeFocused();
    expect(await inDatabase(shop, 'SELECT FROM watches WHERE customer_id = 1')).toHaveLength(1);
    await inDatabase(shop, 'DELETE FROM watches WHERE customer_id = 1');
  },
);

test('a lot that is not made again promises nothing', longLane, async ({ page, shop }) => {
  await inDatabase(shop, 'UPDATE articles SET one_off = true WHERE article_id = 1001');
  try {
    await expect(async () => {
      await page.goto(soldOut);
      await expect(page.getByText('Partivare: kommer trolig ikke tilbake')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(page.getByRole('button', { name: 'Si fra når den kommer' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Si fra når prisen går ned' })).toBeVisible();
  } finally {
    await inDatabase(shop, 'UPDATE articles SET one_off = false WHERE article_id = 1001');
  }
});
