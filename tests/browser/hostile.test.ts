import type { Page } from '@playwright/test';
import { openDatabase } from '#server/database/connection/client.ts';
import { addJacket, cart, command, expectOverview, logIn } from './account-steps.ts';
import { longLane } from './long-lane.ts';
import { acceptCookies, expect, test } from './shop-fixture.ts';

/**
 * R35: what people write is text wherever it is shown. Each of these would set a flag or open a dialog if a page took it for
 * markup; nothing may run, and the text must be there as it was written.
 */
test.use({ ownShop: 'hostile', settings: { LOGIN_LIMIT: '100' } });

const payloads = {
  image: '<img src=x onerror="hacked=1">',
  script: '</script><script>window.hacked=1;alert(1)</script>',
  svg: '"><svg onload=hacked=1>',
  template: '{{constructor.constructor("window.hacked=1")()}}',
  link: 'javascript:window.hacked=1',
} as const;

const hostile = {
  first_name: payloads.image,
  last_name: payloads.svg,
  email: 'fiende@example.no',
  phone: '48765432',
  address: payloads.script,
  postal_code: '0155',
  city: payloads.template,
  password: 'Turklar2468',
  password_confirmation: 'Turklar2468',
  terms_conditions: 1,
};

/** Fails as soon as anything written by a stranger runs. */
async function watch(page: Page): Promise<() => Promise<void>> {
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  return async () => {
    expect(dialogs).toEqual([]);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(await page.locator('img[src="x"], svg[onload], img[onerror], a[href^="javascript:"]').count()).toBe(0);
  };
}

test(
  'R35 W19.7 stored XSS in names, addresses, reviews and replies runs on no page and in no mail',
  longLane,
  async ({ page, shop, expectedConsole }) => {
    test.slow(); // every page that shows what people write
    expectedConsole.push('404'); // a mail opened in the browser has no icon
    await acceptCookies(page, shop.url);
    const expectNothingRan = await watch(page);
    await page.goto('/registrer');
    const status = await page.evaluate(async (fields) => {
      const token = document.querySelector('meta[name="csrf-token"]')?.getAttribute('content') ?? '';
      const headers = { 'content-type': 'application/json', 'x-csrf-token': token };
      const send = (path: string, body: object) =>
        fetch(`/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      const registered = await send('/customers/register', fields);
      headers['x-csrf-token'] = registered.headers.get('x-csrf-token') ?? token;
      const review = await send('/reviews', {
        reviewable_id: 1001,
        reviewable_type: 'article',
        rating: 5,
        content: `${fields.address} ${fields.first_name}`,
        size_color: fields.last_name,
      });
      return [registered.status, review.status];
    }, hostile);
    expect(status).toEqual([201, 201]);

    await test.step('the account, and the page with everything that is held', async () => {
      await page.goto('/min-side');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hei, ${hostile.first_name}`);
      await expect(page.getByLabel('Adresse', { exact: true })).toHaveValue(hostile.address);
      await expectNothingRan();
      await page.goto('/min-side/opplysninger');
      await expect(page.getByText(hostile.address, { exact: true })).toBeVisible();
      await expect(page.getByText(hostile.last_name, { exact: true }).first()).toBeVisible();
      await expectNothingRan();
      await page.goto('/min-side/omtaler');
      await expect(page.getByText(`${hostile.address} ${hostile.first_name}`)).toBeVisible();
      await expectNothingRan();
    });

    await test.step('the article page, with the shop’s reply', async () => {
      const database = openDatabase({ url: shop.databaseUrl });
      const [review] = await database.query<{ id: number }>(
        'SELECT review_id AS id FROM reviews ORDER BY review_id DESC LIMIT 1',
      );
      await database.close();
      await command(shop, 'review.ts', 'approve', String(review?.id));
      await command(shop, 'review.ts', 'reply', String(review?.id), payloads.script);
      await expect(async () => {
        await page.goto('/product/heldre-jan-mayen-skalljakke');
        await expect(page.getByText('Svar fra butikken')).toBeVisible({ timeout: 1000 });
      }).toPass();
      const shown = page.locator('#omtaler').getByRole('article').first();
      await expect(shown).toContainText(`${hostile.address} ${hostile.first_name}`);
      await expect(shown).toContainText(hostile.last_name);
      await expect(shown).toContainText(`Svar fra butikken${payloads.script}`);
      await expectNothingRan();
      // as it comes from the server, before any script of ours
      const html = await (await page.request.get(`${shop.url}/product/heldre-jan-mayen-skalljakke`)).text();
      for (const payload of [payloads.image, payloads.svg, '<script>window.hacked'])
        expect(html).not.toContain(payload);
    });

    await test.step('a reservation: receipt, history and mails', async () => {
      await addJacket(page);
      await cart(page).getByRole('link', { name: 'Til kassen' }).click();
      await expect(page).toHaveURL(/\/checkout/);
      await expectNothingRan();
      const made = await page.evaluate(
        async ({ name, address, items }) => {
          const token = document.querySelector('meta[name="csrf-token"]')?.getAttribute('content') ?? '';
          const answer = await fetch('/api/v1/reservations', {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              'x-csrf-token': token,
              'idempotency-key': crypto.randomUUID(),
            },
            body: JSON.stringify({
              CustomerName: name,
              Email: 'fiende@example.no',
              Phone: '48765432',
              Delivery: 0,
              Address: address,
              City: name,
              ShopID: 1,
              items,
              terms_conditions: 1,
            }),
          });
          return { status: answer.status, body: await answer.json() };
        },
        {
          name: `${payloads.image} ${payloads.svg}`,
          address: payloads.script,
          items: [{ EanNo: '7000000100116', Count: 1 }],
        },
      );
      expect(made).toMatchObject({ status: 201 });
      await page.goto(`/checkout/kvittering/${made.body.id}?token=${made.body.receipt_token}`);
      await expect(page.getByText(`Reservasjon nr. ${made.body.id}`)).toBeVisible();
      await expectNothingRan();
      await page.goto('/min-side/historikk');
      await expect(page.getByText(`Reservasjon nr. ${made.body.id}`)).toBeVisible();
      await expectNothingRan();

      await page.goto('/dev/post');
      await expect(page.getByText(payloads.image).first()).toBeVisible();
      await expectNothingRan();
      const mails = await page
        .getByRole('link', { name: 'Se den slik mottakeren ser den' })
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(mails.length).toBeGreaterThan(1);
      for (const mail of mails) {
        await page.goto(mail);
        await expect(page.getByText(payloads.image).first()).toBeVisible();
        await expectNothingRan();
      }
    });
  },
);

test('R28 R29 NAV-09 an address made by a stranger runs nothing and leads nowhere else', async ({
  page,
  shop,
  expectedConsole,
}) => {
  expectedConsole.push('404', '422');
  await acceptCookies(page, shop.url);
  const expectNothingRan = await watch(page);
  const marked = encodeURIComponent(payloads.image);
  for (const path of [
    `/search/${marked}`,
    `/glemt-passord?email=${marked}`,
    `/nullstill-passord/${marked}?email=${marked}`,
    `/logg-inn?registration_token=${marked}`,
    `/ukjent/${marked}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expectNothingRan();
  }
  for (const next of ['https://evil.example/', '//evil.example/', payloads.link, '/\\evil.example']) {
    await page.context().clearCookies({ name: 'shop_session' });
    await page.goto(`/logg-inn?next=${encodeURIComponent(next)}`);
    await logIn(page, 'ola@example.no');
    await expect(page).toHaveURL(`${shop.url}/min-side`);
    await expectOverview(page);
    await expectNothingRan();
  }
});
