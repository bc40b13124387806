import { randomBytes } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { storeReservation } from '#tests/api/stored-reservation.ts';
import { behind } from './counter-steps.ts';
import { expectAccessible } from './expect-accessible.ts';
import { longLane } from './long-lane.ts';
import { expect, type RunningShop, test } from './shop-fixture.ts';

test.use({ ownShop: 'desk orders', viewport: { width: 1440, height: 1000 } });
test.describe.configure({ mode: 'default', timeout: 90_000 });

/** Paid by card and collected, as the checkout and the counter leave it behind. */
function soldOrder(shop: RunningShop, phone: string): Promise<number> {
  return behind(shop, async (database) => {
    const id = await storeReservation({ database }, { customerId: null, status: 5, collected: true });
    await database.execute(
      "UPDATE reservations SET phone = $2, customer_name = 'Sunniva Aase', payment_method = 'card' WHERE reservation_id = $1",
      [id, phone],
    );
    await database.execute(
      `INSERT INTO payments (payment_id, reservation_id, provider, provider_reference, amount_ore, status, captured_ore, expires_at)
       VALUES ($1, $2, 'card', $1, 29900, 'captured', 29900, now())`,
      [`walk-${randomBytes(6).toString('hex')}`, id],
    );
    return id;
  });
}

async function openAs(page: Page, role: string, path: string): Promise<void> {
  await page.goto('/kontor');
  await page.getByRole('button', { name: role }).click();
  await expect(page.getByRole('navigation', { name: 'Kontoret' })).toBeVisible();
  await page.goto(`/kontor${path}`);
}

async function secondPerson(browser: Browser, shop: RunningShop, role: string, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.url, viewport: { width: 1440, height: 1000 } });
  const page = await context.newPage();
  await openAs(page, role, path);
  return page;
}

test('an order is found by phone, one line refunded by two people at once: it is given once', async ({
  browser,
  page,
  shop,
  expectedConsole,
}) => {
  expectedConsole.push(/status of (403|409)/); // the person is asked for; one of two is late
  const id = await soldOrder(shop, '92001418');
  await openAs(page, 'Kundeservice', '/ordre');
  await page.keyboard.press('/');
  await page.keyboard.type('920 01 418');
  await page.getByRole('link', { name: String(id), exact: true }).click();
  await expect(page.getByRole('heading', { name: `Ordre ${id}` })).toBeVisible();
  await expectAccessible(page);
  const other = await secondPerson(browser, shop, 'Administrator', `/ordre/${id}`);
  for (const one of [page, other]) {
    await one.getByRole('button', { name: 'Betal tilbake', exact: true }).click();
    await one.getByRole('checkbox', { name: /Ull Barnesett/ }).check();
    await one.getByLabel('Trekk').fill('99,50');
    await expect(one.getByRole('status').filter({ hasText: '199,50' })).toBeVisible();
  }
  await expectAccessible(page);
  const press = async (one: Page) => {
    await one.getByRole('button', { name: 'Bekreft og betal tilbake' }).dblclick();
    const asked = one.getByRole('dialog', { name: 'Bekreft at det er deg' });
    await asked.getByRole('button', { name: 'Bekreft', exact: true }).click();
  };
  await Promise.all([press(page), press(other)]);
  for (const one of [page, other]) await expect(one.getByText('Vedtatt: 199,50')).toHaveCount(1);
  const planned = await behind(shop, (database) =>
    database.query(
      `SELECT o.amount_ore FROM payment_operations o JOIN payments p USING (payment_id) WHERE p.reservation_id = $1`,
      [id],
    ),
  );
  expect(planned).toEqual([{ amount_ore: 19950 }]);
  const told = await behind(shop, (database) =>
    database.query(
      `SELECT (SELECT count(*)::int FROM mail_outbox WHERE reservation_id = $1 AND kind = 'refund') AS mails,
              (SELECT count(*)::int FROM audit_log WHERE subject = 'reservation:' || $1::int AND action = 'order-refunded') AS entries`,
      [id],
    ),
  );
  expect(told).toEqual([{ mails: 1, entries: 1 }]);
});

test('a customer is taken out and erased, and the books stay', longLane, async ({ page, shop, expectedConsole }) => {
  expectedConsole.push(/status of 403/);
  const [customer] = await behind(shop, (database) =>
    database.query<{ id: number }>(
      `INSERT INTO customers (first_name, last_name, email, phone, terms_conditions, club)
       VALUES ('Liv', 'Stormoen', 'liv@post.example', '40009001', true, true) RETURNING customer_id AS id`,
    ),
  );
  const id = customer?.id ?? 0;
  const order = await behind(shop, (database) => storeReservation({ database }, { customerId: id, collected: true }));
  await openAs(page, 'Administrator', '/kunder?q=liv+sto');
  await page.getByRole('link', { name: 'Liv Stormoen' }).click();
  await expect(page.getByRole('link', { name: String(order), exact: true })).toBeVisible();
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Last ned alt om kunden' }).click();
  expect((await file).suggestedFilename()).toBe(`kunde-${id}.json`);
  await page.getByRole('button', { name: 'Slett kunden…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Slett Liv Stormoen?' });
  await expect(dialog.getByText(/1 ordre blir stående i regnskapet i fem år/)).toBeVisible();
  await dialog.getByLabel(/^Skriv «Liv Stormoen»/).fill('Liv Stormoen');
  await dialog.getByRole('button', { name: 'Slett kunden', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Bekreft at det er deg' })
    .getByRole('button', { name: 'Bekreft', exact: true })
    .click();
  await expect(page.getByText('Kunden er slettet.')).toBeVisible();
  const left = await behind(shop, (database) =>
    database.query('SELECT customer_id FROM orders WHERE reservation_id = $1', [order]),
  );
  expect(left).toEqual([{ customer_id: null }]);
});

test('the pages hold in both schemes, on a desk and in a hand', longLane, async ({ page }) => {
  await openAs(page, 'Administrator', '/oversikt');
  for (const path of ['/oversikt', '/ordre', '/kunder', '/rapporter']) {
    await page.goto(`/kontor${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [width, scheme] of [
      [1440, 'light'],
      [390, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((shown) => {
        document.documentElement.dataset.scheme = shown;
      }, scheme);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});
