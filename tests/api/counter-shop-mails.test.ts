import { afterAll, beforeAll, expect, test } from 'vitest';
import { shippedVariants } from '#server/brands/shipped-variants.ts';
import { waitingOrders } from '#server/database/counter/waiting-orders.ts';
import { shopMails } from '#server/mail/shop-mails.ts';
import type { Published } from '#server/ports/content/published.ts';
import { tellShops } from '#server/use-cases/counter/tell-shops.ts';
import { type StaffedDevice, staffedDevice } from './counter-client.ts';
import { begun, reserved } from './counter-orders.ts';
import { eans, type PayingShop, startPayingShop } from './paying-shop.ts';

let shop: PayingShop;
let jonas: StaffedDevice;

beforeAll(async () => {
  shop = await startPayingShop();
  await shop.database.execute(`UPDATE shops SET email = 'oslo@example.no' WHERE shop_id = 1`);
  jonas = await staffedDevice(shop, 'Jonas Haug');
}, 60_000);
afterAll(() => shop.stop());

const told = async (id: number) => {
  const rows = await shop.database.query<{ kind: string; recipient: string; text: string }>(
    `SELECT kind, recipient, body_text AS text FROM mail_outbox WHERE dedupe_key LIKE $1 ORDER BY mail_id`,
    [`shop:${id}:%`],
  );
  return rows;
};

test('a shop is written of an order, reminded when nobody begins it, and no more', async () => {
  const [brand] = shippedVariants;
  if (brand === undefined) throw new Error('there is no brand variant');
  const contact = { email: 'post@example.no', address: 'Varden 1', orgNo: '900 000 015' };
  const always = { id: 1, openingHours: '1-7 0000-2400', openingExceptions: [] };
  const run = (now: number) =>
    tellShops({
      waiting: waitingOrders(shop.database),
      mails: shopMails(
        () => ({ brand, contact, demo: true }),
        () => 'https://shop.example',
      ),
      published: { version: 0, current: { shops: [always] } as unknown as Published },
      reminds: true,
      now: () => now,
    });
  const minute = 60_000;
  const [left, taken] = [await reserved(shop, 1, { ean: eans.drink }), await reserved(shop, 1, { ean: eans.drink })];
  expect(await run(Date.now())).toBe(2);
  await begun(jonas, taken.id);
  expect(await run(Date.now() + 19 * minute)).toBe(0);
  expect(await run(Date.now() + 21 * minute)).toBe(1);
  expect(await run(Date.now() + 60 * minute)).toBe(0);
  expect((await told(left.id)).map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ['shop-order', 'oslo@example.no'],
    ['shop-reminder', 'oslo@example.no'],
  ]);
  expect(await told(taken.id)).toHaveLength(1);
  const [first] = await told(left.id);
  expect(first?.text).toContain('https://shop.example/disk');
  expect(first?.text).not.toContain('Nordmann');
});

test('without a counter the mail is all the shop has, and goes to the chain for a shop without an address', async () => {
  const [brand] = shippedVariants;
  if (brand === undefined) throw new Error('there is no brand variant');
  const contact = { email: 'post@example.no', address: 'Varden 1', orgNo: '900 000 015' };
  await shop.database.execute("UPDATE shops SET email = '' WHERE shop_id = 3");
  const order = await reserved(shop, 3, { ean: eans.woolSet, count: 2 });
  const run = (now: number) =>
    tellShops({
      waiting: waitingOrders(shop.database),
      mails: shopMails(
        () => ({ brand, contact, demo: true }),
        () => null,
      ),
      published: { version: 0, current: { shops: [] } as unknown as Published },
      reminds: false,
      now: () => now,
    });
  await run(Date.now());
  expect(await run(Date.now() + 3_600_000)).toBe(0);
  const [mail, ...more] = await told(order.id);
  expect([mail?.recipient, more]).toEqual(['post@example.no', []]);
  expect(mail?.text).toMatch(/2 × .+ \(7000000101212\)/);
  expect(mail?.text).toContain('Kunde: Kari Nordmann, telefon');
  expect(mail?.text).not.toContain('/disk');
});
