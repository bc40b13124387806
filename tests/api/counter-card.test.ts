import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StaffedDevice, staffedDevice } from './counter-client.ts';
import { madeReady } from './counter-orders.ts';
import { api, customer, kari, noLimits, ola } from './customers.ts';
import { eans, type PayingShop, reservationOf, reserve, startPayingShop } from './paying-shop.ts';

let shop: PayingShop;
let jonas: StaffedDevice;
beforeAll(async () => {
  shop = await startPayingShop(noLimits);
  jonas = await staffedDevice(shop, 'Jonas Haug');
}, 60_000);
afterAll(() => shop.stop());

test('a club card finds its owner’s open orders in this shop, and is proof enough for those alone', async () => {
  const [mine, theirs] = [await customer(shop, kari), await customer(shop, ola)];
  const cardOf = async (visitor: typeof mine) => (await visitor.get(`${api}/current/code`)).body.code as string;
  const [card, other] = [await cardOf(mine), await cardOf(theirs)];
  const drink = { ean: eans.drink };
  const { id } = (await reserve(mine, reservationOf(1, drink))).body;
  await reserve(theirs, reservationOf(1, drink));
  const found = await jonas.get(`/shops/1/find?q=${encodeURIComponent(card)}`);
  expect(found.body.orders.map((row: { id: number; by: string }) => [row.id, row.by])).toContainEqual([id, 'card']);
  expect(found.body.orders.every(({ by }: { by: string }) => by === 'card')).toBe(true);
  // A forged one is no card, and no name either that would be looked for.
  const forged = await jonas.get(`/shops/1/find?q=${encodeURIComponent(`${card.slice(0, -1)}!`)}`);
  expect(forged.body.orders ?? []).toEqual([]);

  const ready = await madeReady(jonas, id);
  const hand = (shown: string) =>
    jonas.act(ready, 'hand-out', { proof: { kind: 'card', card: shown }, tillSlip: '77' });
  expect((await hand(other)).body).toMatchObject({ code: 'wrong-proof' });
  const wrong = `${card.slice(0, -1)}${card.endsWith('0') ? '1' : '0'}`;
  expect((await hand(wrong)).body).toMatchObject({ code: 'wrong-proof' });
  const out = await hand(card);
  expect([out.status, out.body.status]).toEqual([200, 5]);
});
