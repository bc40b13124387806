import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffStore } from '#server/database/staff/staff-store.ts';
import { type RunningShop, startShop } from '#server/main.ts';
import { readConfig } from '#server/settings/config.ts';
import { pairedDevice, staffedDevice } from './counter-client.ts';
import { listenTo } from './counter-stream.ts';
import { eans, type PayingShop, reservationOf, reserve, startPayingShop } from './paying-shop.ts';

let shop: PayingShop;
let other: RunningShop;

/** Two processes' worth of one shop: each has its own connections and hears of the other by PostgreSQL alone. */
beforeAll(async () => {
  shop = await startPayingShop();
  const settings = {
    SHOP_MODE: 'demo',
    PORT: '0',
    LOG_LEVEL: 'silent',
    SHOP_DATA: 'acceptance',
    ...shop.emulators.settings,
  };
  other = await startShop(readConfig(settings, '.'), shop.databaseUrl);
}, 60_000);

afterAll(async () => {
  await other.stop();
  await shop.stop();
});

test('an order made at one process is told by another, as a number and a version', async () => {
  const device = await pairedDevice(shop, [1], other.address);
  const stream = await listenTo(other.address, device, 1);
  expect(await stream.next()).toEqual({ event: 'hello', data: {} });
  const made = await reserve(await shop.visitor(), reservationOf(1, { ean: eans.drink }));
  expect(await stream.next()).toEqual({ event: 'order', data: { id: made.body.id, version: 0 } });
  stream.close();
});

test('another shop’s orders are not told', async () => {
  const device = await pairedDevice(shop, [1]);
  const stream = await listenTo(shop.url, device, 1);
  await stream.next();
  await reserve(await shop.visitor(), reservationOf(3, { ean: eans.woolSet }));
  const mine = await reserve(await shop.visitor(), reservationOf(1, { ean: eans.drink }));
  expect((await stream.next()).data).toMatchObject({ id: mine.body.id });
  stream.close();
  expect((await listenTo(shop.url, device, 3)).status).toBe(404);
});

test('a stream ends at once when its device is unpaired, at whichever process', async () => {
  const device = await staffedDevice(shop, 'Jonas Haug', { url: other.address });
  const stream = await listenTo(other.address, device, 1);
  await stream.next();
  const staff = staffStore(shop.database);
  const [own] = (await staff.devices()).slice(-1);
  await staff.unpairDevice(own?.id ?? 0, { member: null, device: null, shop: null });
  expect(await stream.ended()).toBe(true);
  expect((await device.get('/shops/1/queue')).body).toEqual({ code: 'unpaired' });
  expect((await listenTo(other.address, device, 1)).status).toBe(401);
});

test('locking is told to the other tabs of the device', async () => {
  const device = await staffedDevice(shop, 'Ingrid Moe');
  const stream = await listenTo(shop.url, device, 1);
  await stream.next();
  await device.send('DELETE', '/session');
  expect((await stream.next()).event).toBe('device');
  expect((await device.get('/shops/1/queue')).body).toEqual({ code: 'locked' });
  stream.close();
});

test('a shop that stops says goodbye', async () => {
  const third = await startShop(
    readConfig({ SHOP_MODE: 'demo', PORT: '0', LOG_LEVEL: 'silent', SHOP_DATA: 'acceptance' }, '.'),
    shop.databaseUrl,
  );
  const device = await pairedDevice(shop, [1], third.address);
  const stream = await listenTo(third.address, device, 1);
  await stream.next();
  const stopped = third.stop({ drained: true });
  expect((await stream.next()).event).toBe('bye');
  expect(await stream.ended()).toBe(true);
  await stopped;
});
