import { afterAll, beforeAll, expect, test } from 'vitest';
import { registered } from './customers.ts';
import { type DeskPerson, deskAs } from './desk-client.ts';
import { storeReservation } from './stored-reservation.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
let mona: DeskPerson;
let ingrid: DeskPerson;
beforeAll(async () => {
  shop = await startTestShop();
  mona = await deskAs(shop, 'service', { name: 'Mona Nygård', steppedUp: true });
  ingrid = await deskAs(shop, 'administrator', { name: 'Ingrid Solheim', steppedUp: true });
}, 60_000);
afterAll(() => shop.stop());

async function someone(): Promise<{ id: number; name: string; email: string; phone: string }> {
  await registered(shop);
  const [row] = await shop.database.query<{ id: number; name: string; email: string; phone: string }>(
    `SELECT customer_id AS id, first_name || ' ' || last_name AS name, email, phone FROM customers ORDER BY customer_id DESC LIMIT 1`,
  );
  if (row === undefined) throw new Error('Nobody is registered');
  return row;
}

test('a customer is found by phone, e-mail and three letters, and opened once in the log', async () => {
  const { id, name, email, phone } = await someone();
  for (const q of [phone, email, name.slice(0, 3)]) {
    const { rows } = (await mona.get(`/customers?q=${encodeURIComponent(q)}`)).body;
    const row = rows.find((one: { id: number }) => one.id === id);
    expect(row, q).toMatchObject({ name, phoneEnd: phone.slice(-2) });
    expect(JSON.stringify(rows)).not.toContain(email);
  }
  expect((await mona.get('/customers?q=ab')).body.rows).toEqual([]);
  const order = await storeReservation(shop, { customerId: id });
  const opened = (await mona.get(`/customers/${id}`)).body;
  expect(opened).toMatchObject({ name, email, phone, orderCount: 1, orders: [{ id: order }] });
  expect(opened.consents.length).toBeGreaterThan(0);
  await mona.get(`/customers/${id}`);
  const entries = (await ingrid.get(`/log?subject=customer:${id}`)).body.rows;
  expect(entries.map(({ action }: { action: string }) => action)).toEqual(['customer-opened']);
  expect((await mona.get('/customers/999999')).status).toBe(404);
  expect((await (await deskAs(shop, 'shop-manager', { shops: [3] })).get(`/customers/${id}`)).status).toBe(404);
});

test('everything about a customer is taken out, then they are erased, and the books stay', async () => {
  const { id, name, email } = await someone();
  const order = await storeReservation(shop, { customerId: id, collected: true });
  const version = (await mona.get(`/orders/${order}`)).body.note.version;
  await mona.post(`/orders/${order}/note`, { version, text: 'Ringte om størrelse' });
  const file = (await mona.get(`/customers/${id}/file`)).body;
  expect(file).toMatchObject({
    customers: [{ email }],
    reservations: [{ reservation_id: order, note: 'Ringte om størrelse' }],
  });
  expect((await mona.post(`/customers/${id}/erase`, { id, name })).body).toEqual({
    code: 'role',
    roles: ['administrator'],
  });
  expect((await ingrid.post(`/customers/${id}/erase`, { name: 'Noen Annen' })).body).toMatchObject({
    reason: 'other-name',
  });
  const calm = await deskAs(shop, 'administrator');
  expect((await calm.post(`/customers/${id}/erase`, { name })).body).toEqual({ code: 'step-up' });
  expect((await ingrid.post(`/customers/${id}/erase`, { name: ` ${name.toUpperCase()} ` })).status).toBe(200);
  expect((await ingrid.get(`/customers/${id}`)).status).toBe(404);
  expect((await ingrid.post(`/customers/${id}/erase`, { name })).status).toBe(404);
  const books = await shop.database.query('SELECT FROM orders WHERE reservation_id = $1 AND customer_id IS NULL', [
    order,
  ]);
  expect(books).toHaveLength(1);
  expect((await mona.get(`/orders/${order}`)).body.note.text).toBe('');
  const [entry] = (await ingrid.get(`/log?action=customer-erased&subject=customer:${id}`)).body.rows;
  expect(entry).toMatchObject({ name: 'Ingrid Solheim', after: { ordersKept: 1 } });
  expect(JSON.stringify(entry)).not.toContain(email);
});
