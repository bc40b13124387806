import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { photoPath } from '#domain/picture/photo-path.ts';
import { openDatabase } from '#server/database/connection/client.ts';
import { publishDueHomes } from '#server/database/desk/home-rows.ts';
import { type DeskPerson, deskAs } from './desk-client.ts';
import { soon } from './soon.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
let kari: DeskPerson;
beforeAll(async () => {
  shop = await startTestShop();
  kari = await deskAs(shop, 'marketing');
}, 60_000);
afterAll(() => shop.stop());

const state = async () => (await kari.get('/home')).body;
const page = async (title: string) => {
  const { live } = await state();
  return { ...live, hero: { ...live.hero, title } };
};
const drafted = async (title: string) =>
  (await kari.post('/home/draft', { id: null, version: 0, page: await page(title) })).body;
const shown = async () => (await shop.get('/api/v1/settings')).body.home.hero.title;

test('a draft is seen in its preview alone, published it is the home page, and the one before is stored', async () => {
  const before = await shown();
  const made = await drafted('Fjord <i>nå</i>');
  expect(await shown()).toBe(before);
  const { address } = (await kari.post(`/home/versions/${made.id}/preview`)).body;
  const preview = await fetch(shop.url + address);
  expect(await preview.text()).toContain('Fjord &lt;i>nå');
  expect(preview.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(await (await fetch(shop.url)).text()).not.toContain('Fjord ');
  const published = await kari.post('/home/draft/publish', { ...made, warnings: undefined, at: null, backAt: null });
  expect(published.body).toEqual({ id: made.id, isLive: true });
  await soon(async () => expect(await shown()).toBe('Fjord <i>nå</i>'));
  const { draft, versions } = await state();
  expect(draft).toBeNull();
  expect(versions.map(({ state: is, title }: { state: string; title: string }) => [is, title])).toEqual([
    ['live', 'Fjord <i>nå</i>'],
    ['former', before],
  ]);
  const back = await kari.post(`/home/versions/${versions[1].id}/restore`);
  expect((await state()).draft).toMatchObject({ id: back.body.id, page: { hero: { title: before } } });
  expect((await kari.post('/home/draft/discard', { id: back.body.id, version: 0 })).status).toBe(200);
});

test('a planned page comes and goes at its time, once, however many processes look', async () => {
  const before = await shown();
  const made = await drafted('Svarte uka');
  const at = Date.now() + 3_600_000;
  const wish = {
    id: made.id,
    version: 0,
    at: new Date(at).toISOString(),
    backAt: new Date(at + 3_600_000).toISOString(),
  };
  expect(
    (await kari.post('/home/draft/publish', { ...wish, backAt: new Date(at - 1).toISOString() })).body.reason,
  ).toBe('back-before');
  expect((await kari.post('/home/draft/publish', wish)).body).toEqual({ id: made.id, isLive: false });
  const [brand] = await shop.database.query<{ name: string }>(
    'SELECT brand_name AS name FROM home_versions ORDER BY home_version_id DESC LIMIT 1',
  );
  const databases = [1, 2, 3].map(() => openDatabase({ url: shop.databaseUrl, poolSize: 1 }));
  const look = async (now: number) =>
    Promise.all(databases.map((one) => one.transaction((tx) => publishDueHomes(tx, brand?.name ?? '', now))));
  expect((await look(at - 1)).reduce((sum, count) => sum + count)).toBe(0);
  expect((await look(at)).reduce((sum, count) => sum + count)).toBe(1);
  await soon(async () => expect(await shown()).toBe('Svarte uka'));
  expect((await look(at + 3_600_000)).reduce((sum, count) => sum + count)).toBe(1);
  await soon(async () => expect(await shown()).toBe(before));
  await Promise.all(databases.map((one) => one.close()));
});

test('a photograph of one’s own is brought, must say what it shows, and is on the page when it is published', async () => {
  const bring = async (bytes: Buffer, person = kari) => {
    const headers = { cookie: person.cookie(), 'x-kontor': '1', 'content-type': 'application/octet-stream' };
    const body = new Uint8Array(bytes);
    const answer = await fetch(`${shop.url}/kontor/api/home/pictures`, { method: 'POST', headers, body });
    return { status: answer.status, body: await answer.json() };
  };
  const photo = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#1f6675' } })
    .jpeg()
    .toBuffer();
  expect((await bring(photo.subarray(0, 500))).body.code).toBe('refused');
  expect((await bring(photo, await deskAs(shop, 'product'))).status).toBe(403);
  const { status, body } = await bring(photo);
  expect([status, body.width]).toEqual([200, 1600]);
  const image = photoPath({ ...body, look: 'fill' });
  const shownPage = await page('Med bilde');
  const send = (hero: object) => ({
    id: null,
    version: 0,
    page: { ...shownPage, hero: { ...shownPage.hero, ...hero } },
  });
  const silent = (await kari.post('/home/draft', send({ image }))).body;
  const wish = { id: silent.id, version: silent.version, at: null, backAt: null };
  expect((await kari.post('/home/draft/publish', wish)).body).toMatchObject({
    reason: 'no-alt',
    values: { slot: 'hero' },
  });
  const told = send({ image, imageAlt: 'Fjord i morgenlys' });
  const saved = (await kari.post('/home/draft', { ...told, id: silent.id, version: silent.version })).body;
  expect((await kari.post('/home/draft/publish', { ...wish, version: saved.version })).status).toBe(200);
  await soon(async () => expect((await shop.get('/')).body).toContain('Fjord i morgenlys'));
});

test('what the contract refuses is refused, two editors are told, and whoever may only see may not publish', async () => {
  const empty = await page('');
  expect((await kari.post('/home/draft', { id: null, version: 0, page: empty })).body.fields).toEqual([
    'page.hero.title',
  ]);
  const wrong = await page('x');
  wrong.slots.grid1 = { title: 'T', url: 'javascript:alert(1)' };
  expect((await kari.post('/home/draft', { id: null, version: 0, page: wrong })).status).toBe(422);
  wrong.slots.grid1 = { title: 'T', url: '/', articleId: 999_999 };
  expect((await kari.post('/home/draft', { id: null, version: 0, page: wrong })).body.reason).toBe('no-article');
  await drafted('Min');
  expect(await kari.post('/home/draft', { id: null, version: 0, page: await page('Din') })).toMatchObject({
    status: 409,
    body: { code: 'changed', by: 'Kari Lie', thing: { version: 0, page: { hero: { title: 'Min' } } } },
  });
  const petter = await deskAs(shop, 'product');
  expect((await petter.get('/home')).status).toBe(200);
  expect((await petter.post('/home/draft', { id: null, version: 0, page: empty })).status).toBe(403);
});
