import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { openAs } from './account-steps.ts';
import { expectAccessible } from './expect-accessible.ts';
import { longLane } from './long-lane.ts';
import { acceptCookies, expect, type RunningShop, test } from './shop-fixture.ts';

/** Withdrawal, buying again and the history of purchases; the shop of this file is its own. */
test.use({ ownShop: 'withdrawal' });
/** The shop's side is done by command, each a process of its own. */
test.describe.configure({ timeout: 240_000 });

test.beforeEach(async ({ page, shop }) => {
  await acceptCookies(page, shop.url);
});

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const goggles = '7000000100314'; // Oslo 4; 500
const drink = '7000000101113'; // Oslo 100, 55: 100; 30

function command(shop: RunningShop, ...args: readonly (string | number)[]) {
  return run('node', [path.join(root, 'scripts/reservation.ts'), ...args.map(String)], {
    env: { ...process.env, DATABASE_URL: shop.databaseUrl },
  });
}

async function moved(shop: RunningShop, id: number, ...to: readonly (string | number)[][]): Promise<void> {
  for (const step of to) await command(shop, 'status', id, ...step);
}

interface Ordered {
  readonly id: number;
  readonly token: string;
  readonly redirectUrl: string | undefined;
}

/** Orders as the checkout of this page would; the forms are tested elsewhere. */
async function order(page: Page, call: 'checkout' | 'reservations', more: object): Promise<Ordered> {
  const body = {
    CustomerName: 'Kari Nordmann',
    Email: 'kari@example.no',
    Phone: '41234567',
    terms_conditions: 1,
    Delivery: 0,
    ShopID: 1,
    ...more,
  };
  const answer = await page.evaluate(
    async ([url, text]) => {
      const token = document.querySelector('meta[name="csrf-token"]')?.getAttribute('content') ?? '';
      const headers = { 'content-type': 'application/json', 'x-csrf-token': token };
      return (await fetch(`/api/v1/${url}`, { method: 'POST', headers, body: text ?? '' })).json();
    },
    [call, JSON.stringify(body)],
  );
  return { id: answer.reservation_id ?? answer.id, token: answer.receipt_token, redirectUrl: answer.redirect_url };
}

/** 2 goggles and 3 bottles with 100 kr off, paid by card: 990,00 kr. */
async function paid(page: Page, more: object = {}): Promise<Ordered> {
  const ordered = await order(page, 'checkout', {
    items: [
      { EanNo: goggles, Count: 2 },
      { EanNo: drink, Count: 3 },
    ],
    promocode: 'FAST100',
    payment_method: 'card',
    expected_total: 99_000,
    ...more,
  });
  // Approved at the provider's page; the shop is told by its callback.
  await page.request.post(`${ordered.redirectUrl}/approve`, { maxRedirects: 0 });
  await expect(async () => {
    const { statusID } = await (
      await page.request.get(`/api/v1/reservations/${ordered.id}?token=${ordered.token}`)
    ).json();
    expect(statusID).toBe(2);
  }).toPass();
  return ordered;
}

async function logIn(page: Page): Promise<void> {
  await openAs(page, 'kari@example.no', '/min-side/historikk');
  await expect(page.getByRole('heading', { level: 1, name: 'Historikk' })).toBeVisible();
}

const dialog = (page: Page) => page.getByRole('dialog');
const entry = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const cart = (page: Page) => page.getByRole('dialog', { name: 'Min Handlekurv' });

test(
  'L4 a guest withdraws from a part by the link of the mail; the shop receives the goods and pays back',
  longLane,
  async ({ page, shop }) => {
    await page.goto('/');
    const { id, token } = await paid(page);
    const receipt = `/checkout/kvittering/${id}?token=${token}`;
    await page.goto(receipt);
    await expect(page.getByText('Status: Mottatt')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Angre kjøpet' })).toHaveCount(0);
    await moved(shop, id, [3], [4], [5]);
    await page.reload();
    await page.getByRole('button', { name: 'Angre kjøpet' }).click();
    await expect(dialog(page).getByRole('heading', { level: 2, name: `Angre kjøp nr. ${id}` })).toBeVisible();
    await expect(dialog(page)).toContainText('Du kan angre til og med');

    const confirm = dialog(page).getByRole('button', { name: 'Bekreft at jeg angrer' });
    await confirm.click();
    await expect(dialog(page).getByRole('alert')).toContainText('Velg minst én vare.');
    await dialog(page).getByRole('button', { name: 'Velg alt' }).click();
    await expect(dialog(page)).toContainText('990,00\u00a0kr');
    for (let piece = 0; piece < 3; piece++) {
      await dialog(page)
        .getByRole('button', { name: /^Én færre av (?!Alpinbriller)/ })
        .click();
    }
    const goods = dialog(page).getByRole('group', { name: /^Antall av Alpinbriller/ });
    await expect(goods.getByRole('button', { name: /^Én til/ })).toBeDisabled();
    await goods.getByRole('button', { name: /^Én færre/ }).click();
    await expect(dialog(page)).toContainText('454,13\u00a0kr');
    await dialog(page).getByLabel('Grunn (valgfritt)').fill('For små <b>');
    await expectAccessible(page);
    await confirm.click();

    await expect(dialog(page).getByRole('heading', { level: 2, name: 'Angremeldingen er mottatt' })).toBeVisible();
    await expect(dialog(page)).toContainText('Bekreftelsen er sendt til kari@example.no');
    await expect(dialog(page)).toContainText('Lever varene i en av butikkene våre. Det er gratis.');
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Lukk' }).last().click();
    const status = page.getByRole('list', { name: 'Angret' });
    await expect(status).toContainText('1 vare');
    await expect(status).toContainText('Vi venter på varene');
    await page.reload();
    await expect(status).toContainText('Vi venter på varene');
    await expectAccessible(page);

    const listed = await command(shop, 'withdrawal', 'list');
    expect(listed.stdout).toContain(`reservasjon ${id}  Kari Nordmann  venter på varene`);
    expect(listed.stdout).toContain("'For små <b>'");
    const withdrawal = /^(\d+) {2}reservasjon/m.exec(listed.stdout)?.[1] ?? '';
    expect((await command(shop, 'withdrawal', 'receive', withdrawal)).stdout).toContain(
      '454,13\u00a0kr will be given back',
    );
    await expect(async () => {
      await page.reload();
      await expect(status).toContainText('Varene er mottatt, og 454,13\u00a0kr er betalt tilbake.', { timeout: 1000 });
    }).toPass({ timeout: 30_000 });

    const mails = await (await page.request.get('/dev/post')).text();
    expect(mails).toContain(`Vi har fått angremeldingen for bestilling nr. ${id}`);
    expect(mails).toContain(`Varene fra bestilling nr. ${id} er kommet tilbake`);
  },
);

test(
  'L4 USER-08 GEN-26 from the history, by keyboard alone; what was withdrawn whole cannot be withdrawn again',
  longLane,
  async ({ page, shop }) => {
    await logIn(page);
    const { id } = await paid(page, {
      items: [{ EanNo: drink, Count: 1 }],
      promocode: undefined,
      expected_total: 3_000,
    });
    await moved(shop, id, [3], [4], [5]);
    await page.goto('/min-side/historikk');
    const own = entry(page, `Reservasjon nr. ${id}`);
    await own.getByRole('button', { name: 'Angre kjøpet' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toContainText('30,00\u00a0kr'); // the one piece is chosen already
    await dialog(page).getByRole('button', { name: 'Bekreft at jeg angrer' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toContainText('Angremeldingen er mottatt');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(own).toContainText('Vi venter på varene');
    await expect(own.getByRole('button', { name: 'Angre kjøpet' })).toHaveCount(0);
    await page.reload();
    await expect(own).toContainText('Vi venter på varene');
    await expectAccessible(page);
  },
);

test(
  'L4 L5 too late, and what is paid in the shop: no button, and what the shop answers is said',
  longLane,
  async ({ page, shop, expectedConsole }) => {
    expectedConsole.push('422');
    await page.goto('/');
    const reserved = await order(page, 'reservations', { items: [{ EanNo: drink, Count: 1 }] });
    await moved(shop, reserved.id, [3], [4], [5]);
    await page.goto(`/checkout/kvittering/${reserved.id}?token=${reserved.token}`);
    await expect(page.getByText('Status: Hentet')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Angre kjøpet' })).toHaveCount(0);

    const { id, token } = await paid(page, {
      items: [{ EanNo: drink, Count: 1 }],
      promocode: undefined,
      expected_total: 3_000,
    });
    await moved(shop, id, [3], [4], [5]);
    await page.goto(`/checkout/kvittering/${id}?token=${token}`);
    await page.getByRole('button', { name: 'Angre kjøpet' }).click();
    await dialog(page).getByRole('button', { name: 'Velg alt' }).click();
    await page.route('**/withdrawals', (route) =>
      route.fulfill({ status: 422, json: { message: 'Angrefristen gikk ut 1. november 2026.' } }),
    );
    await dialog(page).getByRole('button', { name: 'Bekreft at jeg angrer' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('Angrefristen gikk ut 1. november 2026.');
  },
);

test(
  'GEN-26 USER-08 USER-09 TRAP-33 the history: hold counted down, code, parcel, receipt, cancelling',
  longLane,
  async ({ page, shop }) => {
    await logIn(page);
    const ready = await order(page, 'reservations', { items: [{ EanNo: drink, Count: 1 }] });
    const fresh = await order(page, 'reservations', { items: [{ EanNo: drink, Count: 2 }] });
    await moved(shop, ready.id, [3], [4]);
    const address = {
      Delivery: 1,
      Address: 'Storgata 12',
      PostalCode: '0155',
      City: 'OSLO',
      shipping_method_id: 'delivery',
    };
    const items = [{ EanNo: drink, Count: 1 }];
    const sent = await paid(page, { ...address, items, promocode: undefined, expected_total: 22_900 });
    await moved(shop, sent.id, [3], [6, '--tracking', 'https://sporing.example/123']);
    await page.goto('/min-side/historikk');

    const waiting = entry(page, `Reservasjon nr. ${ready.id}`);
    await expect(waiting).toContainText('Status: Klar til henting');
    await expect(waiting.getByRole('timer')).toContainText(/^Holdes av til .*, om [3-5] dager/);
    await expect(waiting).toContainText('Hentekode');
    const parcel = entry(page, `Reservasjon nr. ${sent.id}`);
    await expect(parcel.getByRole('link', { name: 'Følg pakka' })).toHaveAttribute(
      'href',
      'https://sporing.example/123',
    );
    await expect(parcel).toContainText('Angrefristen er 14 dager, regnet fra dagen etter at du får pakka.');
    const received = entry(page, `Reservasjon nr. ${fresh.id}`);
    await received.getByRole('button', { name: 'Avbestill' }).click();
    await received.getByRole('button', { name: 'Avbestill' }).click();
    await expect(received).toContainText('Status: Kansellert');
    await expect(received.getByRole('button', { name: 'Kjøp igjen' })).toBeVisible();
    // The parcel is drawn by the running shop, and is an order then: an entry of its own.
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('heading', { name: /^Ordre nr\./ }).first()).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    await expectAccessible(page);
    await waiting.getByRole('link', { name: 'Vis kvittering' }).click();
    await expect(page).toHaveURL(new RegExp(`/checkout/kvittering/${ready.id}$`));
  },
);

test(
  'GEN-26 buying again puts the lines in the cart and says what could not be had',
  longLane,
  async ({ page, shop }) => {
    await logIn(page);
    const bought = await order(page, 'reservations', {
      ShopID: 3,
      items: [{ EanNo: '7000000101212', Count: 1 }],
    });
    await moved(shop, bought.id, [3], [4], [5]);
    const both = await order(page, 'reservations', {
      items: [
        { EanNo: goggles, Count: 2 },
        { EanNo: drink, Count: 2 },
      ],
    });
    await moved(shop, both.id, [3], [4], [5]);
    await page.goto('/min-side/historikk');
    const orders = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Ordre nr\./ }) });
    await orders.filter({ hasText: 'Ull Barnesett' }).getByRole('button', { name: 'Kjøp igjen' }).click();
    await expect(cart(page)).toContainText('Ull Barnesett');
    await expect(cart(page)).toContainText('299,00\u00a0kr');
    await cart(page).getByRole('button', { name: 'Lukk' }).first().click();

    const response = async () => (await page.request.get('/api/v1/articles/1003')).json();
    const gone = await response();
    for (const variant of gone.Variants) variant.Shops = [];
    await page.route('**/api/v1/articles/1003', (route) => route.fulfill({ json: gone }));
    await orders.filter({ hasText: 'Alpinbriller' }).first().getByRole('button', { name: 'Kjøp igjen' }).click();
    await expect(page.getByText(/Alpinbriller.* er utsolgt\. Resten ligger i handlekurven\./)).toBeVisible();
    await expect(cart(page).getByRole('list', { name: 'Varer i handlekurven' }).getByRole('listitem')).toHaveCount(2);
  },
);
