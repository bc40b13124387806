import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskAs } from './desk-client.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
}, 60_000);
afterAll(() => shop.stop());

const draft = { fields: { name: 'Vidda skallbukse' }, base: { name: 'VIDDA SKALLBKS' }, version: 3 };

test('a draft is stored for whoever wrote it, shown to those who may edit the thing, and to nobody else', async () => {
  const jonas = await deskAs(shop, 'product', { name: 'Jonas Bø' });
  const ingrid = await deskAs(shop, 'administrator');
  const silje = await deskAs(shop, 'marketing');
  const path = '/drafts/article:1';
  expect((await jonas.get(path)).body).toEqual({ mine: null, others: [] });
  expect((await jonas.put(path, draft)).status).toBe(200);
  await jonas.put(path, { ...draft, fields: { name: 'Vidda' } });
  expect((await jonas.get(path)).body.mine).toMatchObject({ ...draft, fields: { name: 'Vidda' } });
  expect((await ingrid.get(path)).body).toMatchObject({
    mine: null,
    others: [{ name: 'Jonas Bø', draft: { version: 3 } }],
  });
  expect((await silje.get(path)).body).toEqual({ code: 'role', roles: ['administrator', 'product'] });
  expect((await silje.put(path, draft)).status).toBe(403);
  expect((await jonas.get('/drafts/wage:1')).status).toBe(404);
  expect((await jonas.put('/drafts/article:1', { fields: 1 })).status).toBe(422);
  await jonas.put(`${path}/drop`);
  expect((await jonas.get(path)).body.mine).toBeNull();
});

test('who has a thing open sees who else has, and where they write', async () => {
  const jonas = await deskAs(shop, 'product', { name: 'Jonas Bø' });
  const ingrid = await deskAs(shop, 'administrator');
  const path = '/presence/article:2';
  expect((await jonas.put(path, { field: 'description' })).body).toEqual({ others: [] });
  const seen = { others: [{ id: jonas.id, name: 'Jonas Bø', role: 'product', field: 'description' }] };
  expect((await ingrid.put(path, { field: null })).body).toEqual(seen);
  await shop.database.execute(
    "UPDATE desk_presence SET seen_at = now() - interval '1 minute' WHERE staff_member_id = $1",
    [jonas.id],
  );
  expect((await ingrid.put(path, { field: null })).body).toEqual({ others: [] });
  await jonas.put(path, { field: 'name' });
  await jonas.put(path, { field: null, left: true });
  expect((await ingrid.put(path, { field: null })).body).toEqual({ others: [] });
});
