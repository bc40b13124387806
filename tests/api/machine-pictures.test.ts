import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { machineCalls, resultsOf } from './machine-calls.ts';
import { makeKey } from './machine-key.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
let call: ReturnType<typeof machineCalls>;
let token = '';
let host: Server;
let from = '';
const pictureOf = (color: string) =>
  sharp({ create: { width: 300, height: 400, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

beforeAll(async () => {
  const red = await pictureOf('#cc3333');
  host = createServer((request, response) => {
    if (request.url === '/red.jpg') return response.end(red);
    if (request.url === '/moved') return response.writeHead(302, { location: '/red.jpg' }).end();
    if (request.url === '/huge') return response.end(Buffer.alloc(21 * 1024 * 1024));
    return response.end('no picture at all');
  }).listen(0, '127.0.0.1');
  shop = await startTestShop({ WEBHOOK_ALLOW: '127.0.0.0/8' });
  from = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  token = (await makeKey(shop.database, { system: 'pim', scopes: ['catalogue:write'] })).token;
  call = machineCalls(shop, token);
}, 60_000);
afterAll(async () => {
  await shop?.stop();
  host.close();
});

async function send(bytes: Buffer, hash = sha256(bytes), type = 'image/jpeg') {
  const answer = await fetch(`${shop.url}/api/system/v1/pictures/${hash}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    body: new Uint8Array(bytes),
  });
  return { status: answer.status, body: await answer.json() };
}

const placed = async () =>
  (
    await shop.database.query<{ view: string; picture: string; alt: string | null }>(
      `SELECT view, picture, alt FROM article_images WHERE article_id = 1001 AND picture IS NOT NULL ORDER BY view`,
    )
  ).map(({ view, picture, alt }) => ({ view, picture, alt }));

test('a picture is sent under its hash once, and placed, moved and taken out by lines', async () => {
  const [blue, green] = [await pictureOf('#3333cc'), await pictureOf('#33cc33')];
  expect(await send(blue)).toMatchObject({ status: 200, body: { hash: sha256(blue).slice(0, 32), known: false } });
  expect(await send(blue)).toMatchObject({ status: 200, body: { known: true } });
  await send(green);
  const lines = [
    { article: 1001, position: 1, hash: sha256(blue), alt: 'Jakken forfra' },
    { article: 1001, position: 2, hash: sha256(green).slice(0, 32) },
  ];
  expect(resultsOf(await call('PUT', '/pictures', { lines }))).toEqual(['applied', 'applied']);
  expect(resultsOf(await call('PUT', '/pictures', { lines }))).toEqual(['unchanged', 'unchanged']);
  const [b, g] = [sha256(blue).slice(0, 32), sha256(green).slice(0, 32)];
  expect(await placed()).toEqual([
    { view: 'front', picture: b, alt: 'Jakken forfra' },
    { view: 'photo-2', picture: g, alt: null },
  ]);
  const moved = {
    lines: [
      { article: 1001, order: [2, 1] },
      { article: 1001, order: [1] },
    ],
  };
  expect(resultsOf(await call('PUT', '/pictures', moved))).toEqual(['applied', 'not_every_picture']);
  const out = {
    lines: [
      { article: 1001, position: 1, remove: true },
      { article: 1001, position: 9, remove: true },
    ],
  };
  expect(resultsOf(await call('PUT', '/pictures', out))).toEqual(['applied', 'unchanged']);
  expect(await placed()).toEqual([{ view: 'front', picture: b, alt: 'Jakken forfra' }]);
  const shown = async () => JSON.stringify((await shop.get('/api/v1/articles/1001')).body);
  await expect.poll(shown, { timeout: 5_000, interval: 50 }).toContain(b);
});

test('a picture is fetched from its address, and never by way of another', async () => {
  const at = (path: string) => ({ article: 1002, position: 1, url: path.startsWith('/') ? from + path : path });
  const lines = [at('/red.jpg'), at('/moved'), at('/huge'), at('/nothing'), at('http://10.0.0.1/a.jpg'), at('x')];
  const answer = await call('PUT', '/pictures', { lines });
  expect(answer.status).toBe(207);
  const codes = ['not_fetched', 'not_fetched', 'not_taken', 'not_fetched', 'not_fetched'];
  expect(resultsOf(answer)).toEqual(['applied', ...codes]);
  expect(answer.body.results[1].message).toContain('302');
});

test('wrong hashes, no pictures, too large ones, unknown places: 4xx or refused by line', async () => {
  const bytes = await pictureOf('#111111');
  expect(await send(bytes, 'a'.repeat(64))).toMatchObject({ status: 422, body: { code: 'wrong_hash' } });
  const text = Buffer.from('no picture');
  expect(await send(text)).toMatchObject({ status: 422, body: { code: 'not_taken' } });
  expect((await send(bytes, 'xyz')).status).toBe(422);
  expect((await send(bytes, sha256(bytes), 'text/html')).status).toBe(415);
  expect((await send(Buffer.alloc(21 * 1024 * 1024))).status).toBe(413);
  const lines = [
    { article: 987_654, position: 1, hash: sha256(bytes) },
    { article: 1001, color: 987_654, position: 1, hash: sha256(bytes) },
    { article: 1001, position: 1, hash: 'b'.repeat(64) },
    { article: 1001, position: 25, hash: sha256(bytes) },
    { article: 1001, position: 1 },
  ];
  const codes = ['unknown_article', 'unknown_color', 'unknown_picture', 'bad_line', 'bad_line'];
  expect(resultsOf(await call('PUT', '/pictures', { lines }))).toEqual(codes);
});
