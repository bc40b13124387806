import { request } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskPerson, deskAs } from './desk-client.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
let product: DeskPerson;
beforeAll(async () => {
  shop = await startTestShop();
  product = await deskAs(shop, 'product');
}, 60_000);
afterAll(() => shop.stop());

const picture = (width: number, color: string) =>
  sharp({ create: { width, height: width, channels: 3, background: color } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg()
    .toBuffer();
const upload = async (bytes: Buffer, person = product) => {
  const response = await fetch(`${shop.url}/kontor/api/goods/pictures`, {
    method: 'POST',
    headers: { cookie: person.cookie(), 'x-kontor': '1', 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: await response.json() };
};
const article = async () => (await product.get('/goods/1001')).body;
const wish = (
  { hash, look, focus }: { hash: string; look: string; focus: object },
  alt: string,
  colorId: number | null = null,
) => ({
  hash,
  look,
  focus,
  alt,
  colorId,
});
const publish = async (pictures: object[], picturesFrom?: object[]) => {
  const { version } = await article();
  return product.post('/goods/1001/save', { version, changes: [], pictures, ...(picturesFrom && { picturesFrom }) });
};

test('what is no picture, too narrow or too large is refused in one line, and nothing is stored of it', async () => {
  expect((await upload(Buffer.from('no picture at all'))).body).toMatchObject({
    code: 'refused',
    reason: 'not-a-picture',
  });
  expect((await upload(await picture(1199, '#123456'))).body).toMatchObject({
    reason: 'too-narrow',
    values: { width: 1199 },
  });
  expect((await upload((await picture(1600, '#123456')).subarray(0, 900))).body.code).toBe('refused');
  expect((await upload(Buffer.alloc(22 * 1024 * 1024))).body).toMatchObject({ reason: 'too-large' });
  expect((await upload(Buffer.alloc(0))).body).toMatchObject({ reason: 'empty' });
  const marketing = await deskAs(shop, 'marketing');
  const nobody = await fetch(`${shop.url}/kontor/api/goods/pictures`, { method: 'POST', headers: { 'x-kontor': '1' } });
  expect(nobody.status).toBe(401);
  expect((await upload(await picture(1300, '#654321'), marketing)).status).toBe(403);
});

test('a file of 200 MB is refused by what it says of itself, before it has come', async () => {
  const before = process.memoryUsage().arrayBuffers;
  const answer = await new Promise<{ status: number; body: string }>((resolve, reject) => {
    const sending = request(`${shop.url}/kontor/api/goods/pictures`, {
      method: 'POST',
      headers: {
        cookie: product.cookie(),
        'x-kontor': '1',
        'content-type': 'application/octet-stream',
        'content-length': 200 * 1024 * 1024,
      },
    });
    sending.on('error', reject);
    sending.on('response', async (response) => {
      let body = '';
      for await (const chunk of response) body += chunk;
      sending.destroy();
      resolve({ status: response.statusCode ?? 0, body });
    });
    sending.write(Buffer.alloc(64 * 1024));
  });
  expect(JSON.parse(answer.body)).toMatchObject({ code: 'refused', reason: 'too-large', values: { megabytes: 20 } });
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * 1024 * 1024);
});

test('pictures are published with what they show, in their order; the shop shows them', async () => {
  const one = (await upload(await picture(1300, '#aa3322'))).body;
  const other = (await upload(await picture(1400, '#2233aa'))).body;
  expect((await publish([wish(one, '')])).body.reason).toBe('no-alt');
  expect((await publish([wish({ ...one, hash: 'f'.repeat(32) }, 'Finnes ikke')])).body.reason).toBe('no-such-picture');
  expect(
    (await publish([wish(one, 'Rød jakke, forfra'), wish({ ...other, look: 'fill', focus: { x: 10, y: 90 } }, 'Blå')]))
      .status,
  ).toBe(200);
  const shown = async () => (await shop.get('/api/v1/articles/1001')).body.data?.images ?? (await article()).pictures;
  await expect.poll(async () => JSON.stringify(await shown()), { timeout: 10_000 }).toContain(one.hash);
  const before = (await article()).pictures;
  expect(before.map(({ photo, alt }: { photo: { hash: string }; alt: string }) => [photo.hash, alt])).toEqual([
    [one.hash, 'Rød jakke, forfra'],
    [other.hash, 'Blå'],
  ]);
  expect(before[1].photo.focus).toEqual({ x: 10, y: 90 });
  const seen = [wish(one, 'Rød jakke, forfra'), wish({ ...other, look: 'fill' }, 'Blå')];
  expect((await publish(seen.toReversed(), seen)).status).toBe(200);
  expect((await article()).pictures[0].photo.hash).toBe(other.hash);
  expect((await publish(seen, seen)).body.reason).toBe('pictures-changed');
  const entry = (await article()).traces.find(({ action }: { action: string }) => action === 'article-pictures');
  expect((await product.post(`/log/${entry.id}/undo`)).status).toBe(200);
  expect((await article()).pictures[0].photo.hash).toBe(one.hash);
});

test('nothing of what the camera wrote is left', async () => {
  const { hash } = (await upload(await picture(1250, '#00ff88'))).body;
  await publish([wish({ hash, look: 'fill', focus: { x: 50, y: 50 } }, 'Grønn')]);
  const sent = await fetch(`${shop.url}/bilder/foto/${hash}-320.jpg`);
  expect(sent.status).toBe(200);
  expect((await sharp(Buffer.from(await sent.arrayBuffer())).metadata()).exif).toBeUndefined();
});
