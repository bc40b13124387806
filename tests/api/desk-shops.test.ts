import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeDueShops } from '#server/database/shops/close-shops.ts';
import { type DeskPerson, deskAs } from './desk-client.ts';
import { storeReservation } from './stored-reservation.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
let admin: DeskPerson;
let manager: DeskPerson;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await deskAs(shop, 'administrator');
  manager = await deskAs(shop, 'shop-manager', { shops: [1], name: 'Mads Eide' });
}, 60_000);
afterAll(() => shop.stop());

const one = async (id: number) => (await admin.get(`/shops/${id}`)).body;
const change = (field: string, from: unknown, to: unknown) => ({ changes: [{ field, from, to }] });

describe('shops', () => {
  test('a manager sees their own and sets its days alone; the shop shows them', async () => {
    expect((await manager.get('/shops')).body.rows.map((row: { id: number }) => row.id)).toEqual([1]);
    expect((await manager.get('/shops/2')).status).toBe(404);
    const day = { day: '2027-05-18', hours: '1100-1500', note: 'Planleggingsdag' };
    expect((await manager.post('/shops/1/days', day)).status).toBe(200);
    expect((await manager.post('/shops/2/days', day)).status).toBe(404);
    expect((await manager.post('/shops/1/days', { ...day, hours: '1500-1100' })).body.reason).toBe('bad-hours');
    expect((await one(1)).days).toEqual([day]);
    await expect
      .poll(async () => JSON.stringify((await shop.get('/api/v1/shops')).body), { timeout: 10_000 })
      .toContain('Planleggingsdag');
    expect((await manager.post('/shops/1/days/remove', { day: day.day })).status).toBe(200);
    expect((await manager.post('/shops/1/save', change('phone', null, '1'))).status).toBe(403);
  });

  test('what is written must hold, and nobody overwrites another', async () => {
    const { values } = await one(1);
    for (const [field, to] of [
      ['openingHours', 'alltid'],
      ['postNo', '12'],
      ['email', 'ingen'],
      ['mapLink', 'javascript:alert(1)'],
      ['latitude', 91],
      ['longitude', 'øst'],
    ] as const)
      expect((await admin.post('/shops/1/save', change(field, values[field], to))).body).toMatchObject({
        reason: 'bad-value',
        values: { field },
      });
    expect((await admin.post('/shops/1/save', change('phone', values.phone, '21 00 00 00'))).status).toBe(200);
    expect((await admin.post('/shops/1/save', change('phone', values.phone, '22 00 00 00'))).status).toBe(409);
    const [entry] = (await admin.get('/log?action=shop-changed')).body.rows;
    expect((await admin.post(`/log/${entry.id}/undo`)).status).toBe(200);
    expect((await one(1)).values.phone).toBe(values.phone);
  });

  test('one is closed by its name and when no order is open; its stock is 0', async () => {
    const { name } = await one(2);
    expect((await admin.post('/shops/2/close', { heirId: 1, name: 'en annen' })).body.reason).toBe('other-name');
    expect((await admin.post('/shops/2/close', { heirId: 2, name })).body.reason).toBe('bad-heir');
    expect((await admin.post('/shops/2/close', { heirId: 1, name })).status).toBe(200);
    expect(await one(2)).toMatchObject({ closed: true, pieces: 0, heir: (await one(1)).name });
    expect((await admin.post('/shops/2/close', { heirId: 1, name })).body.reason).toBe('closed');
  });

  test('one with an open order is not closed: the order is named, and nothing moves before it is out', async () => {
    const { name, pieces } = await one(3);
    const order = await storeReservation(shop, { customerId: null });
    const refused = await admin.post('/shops/3/close', { heirId: 1, stockTo: 1, name });
    expect(refused).toMatchObject({ status: 409, body: { reason: 'open-orders', values: { count: 1 } } });
    expect(await one(3)).toMatchObject({ closed: false, pieces, orders: [order] });
    await shop.database.execute('UPDATE reservations SET status_id = 8 WHERE reservation_id = $1', [order]);
    expect((await one(3)).orders).toEqual([]);
  });

  test('with a last day it is open until then; then its goods go to another, and it closes with the last order', async () => {
    const { name, nearest, pieces } = await one(3);
    expect(nearest).not.toBeNull();
    expect(pieces).toBeGreaterThan(0);
    const plan = { heirId: nearest, stockTo: 1, name, lastDay: '2020-01-01' };
    expect((await admin.post('/shops/3/close', plan)).body.reason).toBe('past-day');
    expect((await admin.post('/shops/3/close', { ...plan, stockTo: 2, lastDay: '2099-12-31' })).body.reason).toBe(
      'bad-heir',
    );
    expect((await admin.post('/shops/3/close', { ...plan, lastDay: '2099-12-31' })).body).toEqual({
      pieces: 0,
      isClosed: false,
    });
    expect(await one(3)).toMatchObject({ closed: false, lastDay: '2099-12-31', pieces });
    expect((await admin.post('/shops/3/keep')).status).toBe(200);
    expect((await one(3)).lastDay).toBeNull();
    await admin.post('/shops/3/close', { ...plan, lastDay: '2099-12-31' });
    const before = (await one(1)).pieces;
    await shop.database.execute("UPDATE shops SET last_day = '2020-01-01' WHERE shop_id = 3");
    const order = await storeReservation(shop, { customerId: null });
    await shop.database.transaction((tx) => closeDueShops(tx));
    expect((await one(1)).pieces).toBe(before + pieces);
    expect(await one(3)).toMatchObject({ pieces: 0, closed: false, orders: [order] });
    await shop.database.execute('UPDATE reservations SET status_id = 8 WHERE reservation_id = $1', [order]);
    await shop.database.transaction((tx) => closeDueShops(tx));
    expect(await one(3)).toMatchObject({ closed: true, lastDay: null });
    expect((await admin.get('/log?action=shop-closed')).body.rows[0]).toMatchObject({
      actor: 'system',
      subject: 'shop:3',
    });
  });
});

describe('the counter', () => {
  test('a code pairs one device of the manager’s own shop; it is let go at once', async () => {
    expect((await manager.put('/counter/pair', { name: 'Kassa', shops: [1, 3] })).status).toBe(404);
    const made = (await manager.put('/counter/pair', { name: 'Kassa', shops: [1] })).body;
    expect(made.code).toMatch(/^[A-Z0-9]{8}$/);
    const paired = await fetch(`${shop.url}/disk/api/v1/pair`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-disk': '1' },
      body: JSON.stringify({ code: made.code }),
    });
    expect(paired.status).toBeLessThan(300);
    const { devices } = (await manager.get('/counter')).body;
    expect(devices).toMatchObject([{ name: 'Kassa', shops: [1] }]);
    expect((await manager.put(`/counter/devices/${devices[0].id}/unpair`)).status).toBe(200);
    expect((await manager.get('/counter')).body.devices).toEqual([]);
  });

  test('clerks come, get a new PIN and leave; what everybody tries is no PIN', async () => {
    const clerk = { name: 'Kari Moe', pin: '1234', role: 'clerk', shops: [1] };
    expect((await manager.put('/counter/clerks', clerk)).body.reason).toBe('bad-pin');
    expect((await manager.put('/counter/clerks', { ...clerk, pin: '5290' })).status).toBe(200);
    const [added] = (await manager.get('/counter')).body.clerks;
    expect(added).toMatchObject({ name: 'Kari Moe', locked: false });
    expect((await manager.put(`/counter/clerks/${added.id}/pin`, { pin: '7306' })).status).toBe(200);
    const other = await deskAs(shop, 'shop-manager', { shops: [3] });
    expect((await other.put(`/counter/clerks/${added.id}/pin`, { pin: '7306' })).status).toBe(404);
    expect((await manager.put(`/counter/clerks/${added.id}/leave`)).status).toBe(200);
    expect((await manager.get('/counter')).body.clerks).toEqual([]);
    const acts = (await admin.get(`/log?who=${manager.id}`)).body.rows.map((row: { action: string }) => row.action);
    expect(acts).toEqual(expect.arrayContaining(['clerk-added', 'clerk-new-pin', 'clerk-left', 'pairing-code-made']));
  });
});
