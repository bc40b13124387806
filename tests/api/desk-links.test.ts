import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DeskPerson, deskAs } from './desk-client.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
let ada: DeskPerson;
let receiver: Server;
let url: string;
const state = { status: 500 };
const came: string[] = [];
beforeAll(async () => {
  receiver = createServer((request, answer) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      came.push(body);
      answer.writeHead(state.status).end('Not\nnow');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hent`;
  shop = await startTestShop({ WEBHOOK_ALLOW: '127.0.0.0/8' });
  ada = await deskAs(shop, 'administrator', { steppedUp: true });
}, 60_000);
afterAll(async () => {
  await shop?.stop();
  receiver.closeAllConnections();
  receiver.close();
});

const wish = { system: 'till-oslo', scopes: ['stock:write'], shops: [1], networks: null, perMinute: 60, days: 30 };
const stockWith = (token: string) =>
  fetch(`${shop.url}/api/system/v1/stock`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ lines: [] }),
  });
const stored = (word: string) =>
  shop.database.query(`SELECT 1 FROM idempotency_keys k WHERE to_jsonb(k)::text LIKE '%' || $1 || '%'`, [word]);

describe('keys', () => {
  test('one is shown once, works, is rotated and revoked; its secret is stored nowhere', async () => {
    const key = randomUUID();
    const made = await ada.post('/keys', wish, { 'idempotency-key': key });
    expect(made.body.token).toMatch(/^hent_[a-z0-9]{10}_/);
    const again = await ada.post('/keys', wish, { 'idempotency-key': key });
    expect(again.body).toEqual({ id: made.body.id, token: null });
    expect(await stored(made.body.token)).toEqual([]);
    expect((await stockWith(made.body.token)).status).not.toBe(401);
    const listed = async () => (await ada.get('/keys')).body.keys;
    expect(await listed()).toMatchObject([
      { system: 'till-oslo', shops: [1], state: 'live', lastUsedAt: expect.any(String) },
    ]);

    const rotated = await ada.post(`/keys/${made.body.id}/rotate`);
    expect(rotated.body.id).not.toBe(made.body.id);
    expect(await listed()).toMatchObject([{ id: rotated.body.id, state: 'live' }, { state: 'ending' }]);
    for (const { token } of [made.body, rotated.body]) expect((await stockWith(token)).status).not.toBe(401);

    expect((await ada.post(`/keys/${made.body.id}/revoke`)).status).toBe(200);
    expect((await stockWith(made.body.token)).status).toBe(401);
    expect((await ada.post(`/keys/${made.body.id}/revoke`)).status).toBe(404);
    expect((await ada.post(`/keys/${made.body.id}/rotate`)).status).toBe(404);
    const log = await shop.database.query(
      `SELECT action, actor FROM audit_log WHERE subject LIKE 'key:%' AND action <> 'key-refused' ORDER BY audit_id`,
    );
    expect(log).toEqual(['key-made', 'key-rotated', 'key-revoked'].map((action) => ({ action, actor: 'staff' })));
  });

  test.each([
    { ...wish, system: 'Kasse Oslo' },
    { ...wish, scopes: [] },
    { ...wish, scopes: ['everything'] },
    { ...wish, shops: [999] },
    { ...wish, networks: ['192.0.2.0/99'] },
    { ...wish, networks: ['drop table'] },
    { ...wish, networks: ['192.0.2.5/24'] },
    { ...wish, networks: ['fe80::1%eth0/64'] },
    { ...wish, perMinute: 0 },
    { ...wish, days: 100_000 },
    {},
  ])('%j is refused', async (body) => {
    expect((await ada.post('/keys', body)).status).toBe(422);
  });

  test('without a step-up nothing is made', async () => {
    const una = await deskAs(shop, 'administrator');
    expect((await una.post('/keys', wish)).body.code).toBe('step-up');
    expect((await una.get('/keys')).status).toBe(200);
  });
});

describe('webhooks', () => {
  const types = ['order.placed'];

  test('a test is delivered, tried again, and its answer is seen; the secret is stored nowhere in the clear', async () => {
    const made = await ada.post('/webhooks', { url, types, shops: null });
    expect(made.body.secret).toMatch(/^whsec_/);
    expect(await stored(made.body.secret)).toEqual([]);
    const { id } = made.body;
    expect((await ada.post(`/webhooks/${id}/test`)).status).toBe(200);
    const deliveries = async () => (await ada.get(`/webhooks/${id}/deliveries`)).body.rows;
    await expect
      .poll(deliveries, { timeout: 8_000, interval: 100 })
      .toMatchObject([
        { type: 'webhook.test', state: 'waiting', status: 500, answer: 'Not now', nextAt: expect.any(String) },
      ]);
    state.status = 204;
    const [{ id: delivery }] = await deliveries();
    expect((await ada.post(`/deliveries/${delivery}/replay`)).status).toBe(200);
    await expect
      .poll(deliveries, { timeout: 8_000, interval: 100 })
      .toMatchObject([{ state: 'delivered', status: 204, nextAt: null }]);
    expect(JSON.parse(came.at(-1) ?? '{}')).toMatchObject({ type: 'webhook.test', data: { webhook: id } });

    const rotated = await ada.post(`/webhooks/${id}/rotate`);
    expect(rotated.body.secret).not.toBe(made.body.secret);
    expect((await ada.post(`/webhooks/${id}/pause`)).status).toBe(200);
    expect((await ada.post(`/webhooks/${id}/pause`)).status).toBe(409);
    expect((await ada.get('/webhooks')).body.webhooks).toMatchObject([
      { id, pausedBecause: 'at the desk', waiting: 0 },
    ]);
    expect((await ada.post(`/webhooks/${id}/resume`)).status).toBe(200);
    expect((await ada.post(`/webhooks/${id}/remove`)).status).toBe(200);
    for (const act of ['pause', 'resume', 'remove', 'rotate', 'test'])
      expect((await ada.post(`/webhooks/${id}/${act}`)).status).toBe(404);
    expect((await ada.post(`/deliveries/${delivery}/replay`)).status).toBe(404);
  }, 20_000);

  test('one whose secret cannot be read is paused, and holds up no other', async () => {
    const { id } = (await ada.post('/webhooks', { url, types, shops: null })).body;
    await shop.database.execute(`UPDATE webhooks SET secret = '\\x00' WHERE webhook_id = $1`, [id]);
    await ada.post(`/webhooks/${id}/test`);
    const paused = async () => (await ada.get('/webhooks')).body.webhooks[0].pausedBecause;
    await expect.poll(paused, { timeout: 8_000, interval: 100 }).toContain('secret');
  }, 20_000);

  test.each([
    'http://10.0.0.1/',
    'https://192.168.1.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest',
    'https://user:pass@example.com/',
    'https://example.com:22/',
    'ftp://example.com/',
    'kjeden',
    '',
  ])('never to %j', async (inside) => {
    const refused = await ada.post('/webhooks', { url: inside, types, shops: null });
    expect(refused.status).toBe(422);
  });

  test.each([
    { url: 'https://kjeden.example/', types: [], shops: null },
    { url: 'https://kjeden.example/', types: ['order.eaten'], shops: null },
    { url: 'https://kjeden.example/', types, shops: [999] },
  ])('%j is refused', async (body) => {
    expect((await ada.post('/webhooks', body)).status).toBe(422);
  });
});

test('nobody but an administrator has the page', async () => {
  for (const role of ['marketing', 'product', 'service', 'shop-manager'] as const) {
    const other = await deskAs(shop, role, { steppedUp: true });
    expect((await other.get('/keys')).status).toBe(404);
    expect((await other.get('/webhooks')).status).toBe(404);
  }
});
