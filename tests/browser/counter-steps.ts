import type { Browser, BrowserContext, Page } from '@playwright/test';
import { openDatabase } from '#server/database/connection/client.ts';
import { goodPin, newClerk, pairingCodeFor } from '#tests/api/counter-client.ts';
import { acceptCookies, expect, type RunningShop } from './shop-fixture.ts';

/** What a shop's staff and its shoppers do, for the tests that need it done. */

export const tablet = { width: 1180, height: 820 };

export async function behind<T>(
  shop: RunningShop,
  work: (database: ReturnType<typeof openDatabase>) => Promise<T>,
): Promise<T> {
  const database = openDatabase({ url: shop.databaseUrl });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

export function makeClerk(
  shop: RunningShop,
  name: string,
  options: { manager?: boolean; shops?: readonly number[] } = {},
): Promise<number> {
  return behind(shop, (database) => newClerk(database, name, options));
}

/** A device's browser that is paired to the shop in Oslo, at the lock. */
export async function openCounter(
  browser: Browser,
  shop: RunningShop,
  { path = '/disk', shops = [1] }: { readonly path?: string; readonly shops?: readonly number[] } = {},
): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ viewport: tablet, baseURL: shop.url, locale: 'nb-NO' });
  const page = await context.newPage();
  const code = await behind(shop, (database) => pairingCodeFor(database, shops));
  await page.goto(path);
  await page.getByLabel(/^Koblingskode/).fill(code);
  await page.getByRole('button', { name: 'Koble til', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Hvem er du?' })).toBeVisible();
  return page;
}

export async function unlock(page: Page, name: string, pin = goodPin): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Hvem er du?' })).toHaveCount(0);
}

/** A paired device with somebody signed in, at the queue. */
export async function openAs(
  browser: Browser,
  shop: RunningShop,
  name: string,
  shops: readonly number[] = [1],
): Promise<Page> {
  await makeClerk(shop, name, { shops });
  const page = await openCounter(browser, shop, { shops });
  await unlock(page, name.split(' ')[0] ?? name);
  await expect(page.getByRole('heading', { level: 1, name: 'Kø' })).toBeVisible();
  return page;
}

export interface Made {
  readonly id: number;
  readonly code: string;
}

/** A shopper reserves in the shop in Oslo, in a window of their own. */
export async function reserveOnline(page: Page, shop: RunningShop, pieces = 1): Promise<Made> {
  await acceptCookies(page, shop.url);
  const fresh = page.waitForResponse('**/api/v1/articles/availability/*');
  await page.goto('/product/energidrikk-blabaer');
  await fresh;
  await page.getByRole('button', { name: 'Legg i handlekurv' }).first().click();
  const cart = page.getByRole('dialog', { name: 'Min Handlekurv' });
  for (let more = 1; more < pieces; more++) await cart.getByRole('button', { name: /^Én til/ }).click();
  await cart.getByRole('link', { name: 'Til kassen' }).click();
  await page.getByLabel('Velg butikk').selectOption('Oslo');
  await page.getByLabel('Navn').fill('Kari Nordmann');
  await page.getByLabel('Telefonnummer').fill('+47 41234567');
  await page.getByLabel('E-post').fill('kari@example.no');
  await page.getByLabel('Jeg godtar kjøpsvilkårene').check();
  const answer = page.waitForResponse(
    (response) => /\/api\/v1\/(reservations|checkout)/.test(response.url()) && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Reserver', exact: true }).click();
  const body = (await (await answer).json()) as { id: number; pickup_code: string };
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Takk for reservasjonen!');
  return { id: body.id, code: body.pickup_code };
}

/** A shopper buys for collection in the shop in Oslo, paid by card; the forms are tested elsewhere. */
export async function buyOnline(page: Page, ean: string, count: number, total: number): Promise<Made> {
  await page.goto('/');
  const body = {
    CustomerName: 'Kari Nordmann',
    Email: 'kari@example.no',
    Phone: '41234567',
    terms_conditions: 1,
    Delivery: 0,
    ShopID: 1,
    items: [{ EanNo: ean, Count: count }],
    payment_method: 'card',
    expected_total: total,
  };
  const made = await page.evaluate(async (text) => {
    const token = document.querySelector('meta[name="csrf-token"]')?.getAttribute('content') ?? '';
    const headers = { 'content-type': 'application/json', 'x-csrf-token': token };
    return (await fetch('/api/v1/checkout', { method: 'POST', headers, body: text })).json();
  }, JSON.stringify(body));
  // Approved at the provider's page; the shop is told by its callback.
  await page.request.post(`${made.redirect_url}/approve`, { maxRedirects: 0 });
  const receipt = `/api/v1/reservations/${made.reservation_id}?token=${made.receipt_token}`;
  await expect(async () => {
    expect((await (await page.request.get(receipt)).json()).statusID).toBe(2);
  }).toPass();
  const { pickup_code: code } = await (await page.request.get(receipt)).json();
  return { id: made.reservation_id, code };
}

/** Begun, picked and put on a place. */
export async function makeReady(counter: Page, id: number, place: string): Promise<void> {
  await counter.getByRole('button', { name: `Plukk ${id}` }).click();
  await pickAll(counter);
  await scan(counter, place);
  await counter.getByRole('button', { name: 'Klar', exact: true }).click();
  await expect(counter.getByRole('heading', { level: 1, name: 'Kø' })).toBeVisible();
}

/** A scanner types faster than any person, and presses Enter; a busy machine's own typing would be as slow as one. */
export async function scan(page: Page, text: string): Promise<void> {
  await page.evaluate(
    (keys) => {
      for (const key of keys) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      }
    },
    [...text, 'Enter'],
  );
}

export async function pickAll(page: Page): Promise<void> {
  const ticks = page.getByRole('checkbox', { name: /: plukket$/ });
  await expect(ticks.first()).toBeVisible();
  for (const tick of await ticks.all()) {
    const done = (await tick.getAttribute('aria-checked')) === 'true';
    if (!done && (await tick.isEnabled())) await tick.click();
  }
}
