import { execFile } from 'node:child_process';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openWebhooks } from '#server/composition/system-services.ts';
import { sharedSecret } from '#server/database/settings/shared-secret.ts';
import type { Webhooks } from '#server/ports/system/webhooks.ts';
import { eans, type PayingShop, reservationOf, reserve, startPayingShop, until } from './paying-shop.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let shop: PayingShop;
let webhooks: Webhooks;
let receiver: Server;
let url: string;
let received: Received[] = [];
let answer: (response: ServerResponse) => void;
const taken = (response: ServerResponse) => void response.writeHead(204).end();

beforeAll(async () => {
  shop = await startPayingShop({ WEBHOOK_ALLOW: '127.0.0.0/8' });
  webhooks = openWebhooks(shop.database, await sharedSecret(shop.database, 'session'));
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
}, 60_000);
afterAll(async () => {
  await shop?.stop();
  receiver?.closeAllConnections();
  receiver?.close();
});
afterEach(async () => {
  for (const { id } of await webhooks.all()) await webhooks.remove(id);
  received = [];
});

const all = ['order.placed', 'order.cancelled'] as const;

async function order(): Promise<void> {
  const { status } = await reserve(await shop.visitor(), reservationOf(1, { ean: eans.drink, count: 1 }));
  expect(status).toBeLessThan(300);
}
const heard = (count: number) =>
  until(
    async () => received.length,
    (length) => length >= count,
    40_000,
  );
const delivery = async (id: number) => (await webhooks.deliveries(id, 1))[0];
/** Lets the next try be now. */
const hurry = () =>
  shop.database.execute(`UPDATE webhook_deliveries SET next_attempt_at = now() WHERE state = 'waiting'`);

test('an event is sent signed as the convention says, thin, once, and both secrets sign while they change', async () => {
  answer = taken;
  const { id, secret } = await webhooks.add({ url, types: all, shops: null });
  await order();
  await heard(1);
  const [first] = received;
  const said = new Webhook(secret).verify(first?.body ?? '', first?.headers as Record<string, string>);
  expect(said).toEqual({
    type: 'order.placed',
    timestamp: expect.any(String),
    data: { order: expect.any(Number), shop: 1, status: 2, total: expect.any(Number) },
  });
  await until(
    () => delivery(id),
    (found) => found?.state === 'delivered',
  );
  const next = await webhooks.rotate(id);
  await order();
  await heard(2);
  for (const key of [secret, next ?? '']) {
    const [, second] = received;
    expect(() => new Webhook(key).verify(second?.body ?? '', second?.headers as Record<string, string>)).not.toThrow();
  }
  expect(received).toHaveLength(2);
  const [stored] = await shop.database.query<{ secret: Buffer }>('SELECT secret FROM webhooks WHERE webhook_id = $1', [
    id,
  ]);
  expect(stored?.secret.toString('latin1')).not.toContain((next ?? '').slice(6));
}, 60_000);

test('a receiver that fails, leads elsewhere or answers without end is tried again with the same id', async () => {
  const { id, secret } = await webhooks.add({ url, types: all, shops: [1] });
  const answers: ((response: ServerResponse) => void)[] = [
    (response) => void response.writeHead(500).end('x'.repeat(200_000)),
    (response) => void response.writeHead(302, { location: `${url}/elsewhere` }).end(),
    (response) => void response.socket?.destroy(),
    (response) => {
      response.writeHead(200);
      const flood = setInterval(() => response.write('x'.repeat(100_000)), 5);
      response.on('close', () => clearInterval(flood));
    },
  ];
  answer = (response) => answers[received.length - 1]?.(response);
  await order();
  for (const attempts of [1, 2, 3]) {
    await heard(attempts);
    const status = [500, 302, null][attempts - 1];
    // What the try before left stands there until this one has ended.
    const tried = await until(
      () => delivery(id),
      (found) => found?.attempts === attempts && found.lastStatus === status && (status ?? found.lastError) !== null,
    );
    expect(tried).toMatchObject({ state: 'waiting', lastStatus: status });
    await hurry();
  }
  await heard(4);
  await until(
    () => delivery(id),
    (found) => found?.state === 'delivered',
  );
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  for (const { body, headers } of received)
    expect(() => new Webhook(secret).verify(body, headers as Record<string, string>)).not.toThrow();
}, 90_000);

test('410 ends it, nothing is lost meanwhile, and it goes on when somebody says so', async () => {
  answer = (response) => void response.writeHead(410).end();
  const { id } = await webhooks.add({ url, types: all, shops: null });
  await order();
  await until(
    () => webhooks.all(),
    ([found]) => found?.pausedBecause != null,
    40_000,
  );
  await order();
  answer = taken;
  await until(
    () => webhooks.all(),
    ([found]) => found?.waiting === 1,
  );
  await webhooks.resume(id);
  await heard(2);
  const ended = await until(
    () => delivery(id),
    (found) => found?.state === 'delivered',
  );
  await webhooks.replay(ended?.id ?? 0);
  await heard(3);
  expect(received[2]?.headers['webhook-id']).toBe(received[1]?.headers['webhook-id']);
}, 90_000);

test('a process that died after it took a delivery: another sends it; what was rolled back is never sent', async () => {
  answer = taken;
  const { id } = await webhooks.add({ url, types: all, shops: null });
  await webhooks.pause(id, 'test');
  await shop.database
    .transaction(async (tx) => {
      await tx.execute(`INSERT INTO outbox_events (type, shop_id, data) VALUES ('order.placed', 1, '{"order": -1}')`);
      throw new Error('rolled back');
    })
    .catch(() => {});
  await order();
  await until(
    () => webhooks.all(),
    ([found]) => found?.waiting === 1,
  );
  await shop.database.execute(
    `UPDATE webhook_deliveries SET attempts = 1, next_attempt_at = now() + interval '40 seconds' WHERE state = 'waiting'`,
  );
  await webhooks.resume(id);
  await hurry();
  await heard(1);
  expect(JSON.parse(received[0]?.body ?? '{}').data.order).toBeGreaterThan(0);
  expect(await webhooks.deliveries(id, 10)).toHaveLength(1);
}, 60_000);

test('other shops and other types are not told; npm run webhooks adds, lists and refuses what leads inside', async () => {
  answer = taken;
  await webhooks.add({ url, types: all, shops: [2] });
  await webhooks.add({ url, types: ['order.ready'], shops: null });
  const script = path.resolve(import.meta.dirname, '../../scripts/webhooks.ts');
  const env = { ...process.env, DATABASE_URL: shop.databaseUrl, SHOP_DATA: 'acceptance' };
  const run = async (...args: string[]) => (await promisify(execFile)('node', [script, ...args], { env })).stdout;
  await expect(run('add', '--url', 'https://127.0.0.1:8443/'), 'not allowed there').rejects.toMatchObject({ code: 1 });
  const made = await run('add', '--url', 'https://erp.example/hook', '--type', 'order.ready');
  expect(made).toMatch(/^Webhook \d+\nwhsec_/);
  expect(await run('list')).toContain('https://erp.example/hook  order.ready  all shops  0 waiting');
  await order();
  await until(
    () => shop.database.query('SELECT FROM outbox_events WHERE position IS NULL'),
    (unplaced) => unplaced.length === 0,
    40_000,
  );
  const deliveries = await Promise.all((await webhooks.all()).map(({ id }) => webhooks.deliveries(id, 5)));
  expect(deliveries.flat()).toEqual([]);
}, 60_000);
