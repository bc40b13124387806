import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDrawnPictures } from '#demo/pictures/open-drawn-pictures.ts';
import { openPlaceholders } from '#server/composition/shop-parts.ts';
import { type RunningShop, startShop } from '#server/main.ts';
import { readConfig } from '#server/settings/config.ts';
import { until } from './paying-shop.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

/** Two processes' worth of shop over one database, each with a folder of its own. */
let shop: TestShop;
let folder: string;
const others: RunningShop[] = [];
const another = async (): Promise<RunningShop> => {
  const settings = {
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    DATA_DIR: await mkdtemp(path.join(folder, 'd')),
  };
  const started = await startShop(readConfig(settings, folder), shop.databaseUrl, { pictures: openDrawnPictures });
  others.push(started);
  return started;
};
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hent-pictures-'));
  shop = await startTestShop();
});
afterAll(async () => {
  for (const other of others) await other.stop();
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
});

const forEver = 'public, max-age=31536000, immutable';
/** The drawing of a thing, until the raster that was asked for is made. */
const isForNow = (file: string, { headers }: Response) =>
  file.endsWith('.webp') && headers.get('content-type') === 'image/svg+xml';
const picturesOf = (html: string) => [...new Set(html.match(/\/bilder\/[\w~/-]+\.(?:svg|webp)/g))];

test('R10 every picture of a page is answered by any process, and after a restart', { timeout: 60_000 }, async () => {
  const pages = ['/', '/klaer', '/product/vikafjell-dunjakke', '/om-oss', '/kundeservice', '/logg-inn', '/butikker'];
  const found = await Promise.all(pages.map(async (page) => picturesOf((await shop.get(page)).body as string)));
  // One width of each landscape: the widest take seconds to make.
  const pictures = [...new Set(found.flat())].filter((file) => /\.svg$|-480\.webp$/.test(file));
  expect(pictures.filter((file) => /\/bilder\/(ting|tegning)\//.test(file)).length).toBeGreaterThan(5);
  // It has rendered no page.
  const { address } = await another();
  for (const file of pictures) {
    const answer = await fetch(address + file);
    const own = await shop.get(file);
    expect([file, answer.status, own.status]).toEqual([file, 200, 200]);
    expect([file, answer.headers.get('cache-control')]).toEqual([file, isForNow(file, answer) ? 'no-store' : forEver]);
    await answer.arrayBuffer();
  }
});

test('a card shows the drawing, kept by nobody, until its raster is made; that is kept for ever', async () => {
  const cards = picturesOf((await shop.get('/sko')).body as string).filter((file) =>
    /\/vare\/.*-320\.webp$/.test(file),
  );
  const file = shop.url + cards[0];
  const first = await fetch(file, { headers: { 'accept-encoding': 'br' } });
  expect(first.headers.get('cache-control')).toBe('no-store');
  expect([first.headers.get('content-type'), first.headers.get('content-encoding')]).toEqual(['image/svg+xml', 'br']);
  expect(await first.text()).toMatch(/^<svg/);
  const made = await until(
    () => fetch(file),
    ({ headers }) => headers.get('content-type') === 'image/webp',
  );
  expect(made.headers.get('cache-control')).toBe(forEver);
  expect((await made.arrayBuffer()).byteLength).toBeLessThan(20_000);
});

test('R10 the picture of an article has its address for as long as there is the article', {
  timeout: 60_000,
}, async () => {
  const [image] = await shop.database.query<{ article_id: number; path: string }>(
    'SELECT article_id, path FROM article_images WHERE drawing IS NOT NULL AND article_id = 1002 ORDER BY image_id LIMIT 1',
  );
  if (image === undefined) throw new Error('No picture');
  const file = `${image.path}-card.svg`;
  const before = (await shop.get(file)).body;
  await shop.database.execute(
    `UPDATE article_images SET path = path || '-ny', drawing = drawing || '{"color": "#123456"}' WHERE path = $1`,
    [image.path],
  );
  const restarted = (await another()).address;
  expect(await (await fetch(restarted + file)).text()).toBe(before);
  const after = await fetch(`${restarted}${image.path}-ny-card.svg`);
  expect([after.status, await after.text()]).toEqual([200, expect.stringContaining('#123456')]);
  const shown = await until(
    () => shop.get(`${image.path}-ny-card.svg`),
    ({ status }) => status === 200,
  );
  expect(shown.status).toBe(200);

  await shop.database.execute('DELETE FROM articles WHERE article_id = $1', [image.article_id]);
  const files = [file, `${image.path}-ny-card.svg`];
  for (const gone of files.flatMap((name) => [shop.url + name, restarted + name])) {
    const answer = await until(
      () => fetch(gone),
      ({ status }) => status === 404,
    );
    expect([gone, answer.status]).toEqual([gone, 404]);
  }
});

test('a shop without pictures shows quiet placeholders, and nothing on its pages is missing', {
  timeout: 60_000,
}, async () => {
  const bare = await startTestShop({}, { pictures: openPlaceholders });
  try {
    const named = (await bare.get('/product/vikafjell-dunjakke')).body as string;
    const [nowhere = ''] = picturesOf(named).filter((file) => file.startsWith('/bilder/vare/'));
    const missing = await fetch(bare.url + nowhere);
    expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'image/svg+xml']);
    expect(missing.headers.get('cache-control')).toBe('no-cache');

    await bare.database.execute('DELETE FROM article_images');
    await until(
      () => bare.get('/klaer'),
      ({ body }) => !(body as string).includes('/bilder/vare/'),
    );
    for (const page of ['/', '/klaer', '/product/vikafjell-dunjakke', '/om-oss', '/kundeservice', '/logg-inn']) {
      const { status, body } = await bare.get(page);
      expect([page, status]).toEqual([page, 200]);
      for (const file of picturesOf(body as string)) {
        const answer = await fetch(bare.url + file);
        expect([file, answer.status, answer.headers.get('content-type')]).toEqual([file, 200, 'image/svg+xml']);
      }
    }
  } finally {
    await bare.stop();
  }
});
