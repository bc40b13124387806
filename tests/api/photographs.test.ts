import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importPictures, type PictureOutcome } from '#database/pictures/import-pictures.ts';
import { loadGoods } from '#database/pictures/matching/goods.ts';
import { readPictureList } from '#database/pictures/matching/picture-list.ts';
import { placeByName } from '#database/pictures/matching/picture-name.ts';
import { openPictureSource } from '#database/pictures/picture-source.ts';
import { openDrawnPictures } from '#demo/pictures/open-drawn-pictures.ts';
import { type S3Emulator, startS3Emulator } from '#emulators/s3/s3-emulator.ts';
import { openPictureStore, pictureParts } from '#server/composition/open-photographs.ts';
import { startShop } from '#server/main.ts';
import { readConfig } from '#server/settings/config.ts';
import { orderPictures, removePicture, setAlt } from '#server/use-cases/picture/arrange-pictures.ts';
import { purgePictures } from '#server/use-cases/picture/purge-pictures.ts';
import { until } from './paying-shop.ts';
import { storeReservation } from './stored-reservation.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let folder: string;
let s3: S3Emulator;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hent-photographs-'));
  s3 = await startS3Emulator(1000);
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const thing = (color: string) =>
  sharp({ create: { width: 500, height: 600, channels: 3, background: '#ffffff' } })
    .composite([{ input: { create: { width: 240, height: 400, channels: 3, background: color } } }])
    .jpeg()
    .toBuffer();
const scene = (seed: number) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: `rgb(${seed}, 120, 90)` } })
    .png()
    .toBuffer();
const photographs = (html: string) => [...new Set(html.match(/\/bilder\/foto\/[\w.-]+\.(?:avif|webp|jpg)/g))];
const article = { id: 1001, slug: '' };

describe.each(['folder', 's3'])('photographs in a store of the kind %s', (kind) => {
  let shop: TestShop;
  let settings: Record<string, string>;
  let pictures: string;
  const parts = () => pictureParts(readConfig({ SHOP_MODE: 'demo', ...settings }, folder).pictures, shop.database);
  const imported = async (place = pictures, list?: string) => {
    const goods = await loadGoods(shop.database);
    const source = await openPictureSource(place);
    const all =
      list === undefined
        ? [...source.entries.keys()].map((name) => ({
            said: name,
            entry: name,
            match: placeByName(name, goods),
            alt: undefined,
          }))
        : await Array.fromAsync(readPictureList(list, goods));
    const left: PictureOutcome[] = [];
    const counts = await importPictures(parts(), source, all, {
      onOutcome: (outcome) => {
        if (outcome.why !== undefined) left.push(outcome);
      },
      onProgress: () => {},
    });
    return { counts, left: left.map(({ said, why }) => `${said}: ${why}`).sort() };
  };
  const another = async () =>
    startShop(
      readConfig(
        {
          SHOP_MODE: 'demo',
          PORT: '0',
          LOG_LEVEL: 'silent',
          DATA_DIR: await mkdtemp(path.join(folder, 'd')),
          ...settings,
        },
        folder,
      ),
      shop.databaseUrl,
      { pictures: openDrawnPictures },
    );

  beforeAll(async () => {
    pictures = await mkdtemp(path.join(folder, 'in-'));
    settings =
      kind === 'folder'
        ? { PICTURES: path.join(folder, 'store') }
        : {
            PICTURES: `s3+${s3.url}`,
            PICTURES_KEY_ID: s3.account.keyId,
            PICTURES_SECRET: s3.account.secret,
            PICTURES_REGION: s3.account.region,
          };
    shop = await startTestShop(settings);
    const [row] = await shop.database.query<{ slug: string; no: string; ean: string }>(
      `SELECT slug, article_no AS no, ean FROM articles JOIN variants USING (article_id)
        WHERE article_id = $1 AND color_id IS NOT NULL ORDER BY sort LIMIT 1`,
      [article.id],
    );
    article.slug = row?.slug ?? '';
    await writeFile(path.join(pictures, `${row?.no}_1.jpg`), await thing('#224466'));
    await writeFile(path.join(pictures, `${row?.no}_2.png`), await scene(30));
    await writeFile(path.join(pictures, `${row?.ean}.jpg`), await thing('#aa3344'));
    await writeFile(path.join(pictures, `${row?.no}_7.jpg`), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await writeFile(path.join(pictures, 'IMG_1.jpg'), await scene(60));
  }, 60_000);
  afterAll(() => shop.stop());

  test('an import reaches the pages of every process; a second one changes nothing', async () => {
    const second = await another();
    const page = `/product/${article.slug}`;
    expect(photographs((await shop.get(page)).body as string)).toEqual([]);
    const { counts, left } = await imported();
    expect(counts).toEqual({ taken: 3, placed: 0, unchanged: 0, unmatched: 1, refused: 1 });
    expect(left).toEqual([
      expect.stringContaining('_7.jpg: is svg or XML'),
      'IMG_1.jpg: is named by no EAN or article number that is known',
    ]);
    for (const url of [shop.url, second.address]) {
      const html = await until(
        async () => (await fetch(url + page)).text(),
        (text) => photographs(text).length > 0 && !text.includes(`/bilder/vare/${article.id}-`),
      );
      expect(html.includes(`/bilder/vare/${article.id}-`)).toBe(false);
      expect(html).toMatch(/<meta property="og:image" content="[^"]*\/bilder\/foto\/[0-9a-f]{32}-og\.jpg"/);
    }
    expect((await imported()).counts).toEqual({ taken: 0, placed: 0, unchanged: 3, unmatched: 1, refused: 1 });
    await second.stop();
  });

  test('R10 every address of a page is answered by another process, which has made none of them', async () => {
    const html = (await shop.get(`/product/${article.slug}`)).body as string;
    const files = photographs(html);
    expect(files.length).toBeGreaterThan(10);
    const restarted = await another();
    for (const file of files) {
      const answer = await fetch(restarted.address + file);
      const type = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }[file.split('.').at(-1) ?? ''];
      expect([file, answer.status, answer.headers.get('content-type')]).toEqual([file, 200, type]);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const { width = 0, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([file, format]).toEqual([file, { avif: 'heif', webp: 'webp', jpg: 'jpeg' }[file.split('.').at(-1) ?? '']]);
      expect(width).toBeLessThanOrEqual(1200);
    }
    await restarted.stop();
  });

  test('what is not there is 404 with a ground to show, and no name leads out of the store', async () => {
    const unknown = await fetch(`${shop.url}/bilder/foto/${'f'.repeat(32)}-320.avif`);
    expect([unknown.status, unknown.headers.get('content-type')]).toEqual([404, 'image/svg+xml']);
    expect(unknown.headers.get('cache-control')).toBe('no-cache');
    const [file = ''] = photographs((await shop.get(`/product/${article.slug}`)).body as string);
    const hash = /foto\/([0-9a-f]{32})/.exec(file)?.[1];
    for (const name of [`${hash}-321.avif`, `${hash}-640.png`, `${hash}/master`, `${hash}-og.webp`, '..%2fmaster', 'x'])
      expect([name, (await fetch(`${shop.url}/bilder/foto/${name}`)).status]).toEqual([name, 404]);
  });

  test('words, order and removal change the page; what nothing shows is purged, what an order shows stays', async () => {
    const { records, store } = parts();
    const listed = () => records.ofArticle(article.id);
    const at = { articleId: article.id, colorId: null };
    const before = (await listed()).filter(({ colorId }) => colorId === null);
    expect(before.map(({ position, photo }) => [position, photo.look])).toEqual([
      [1, 'stand'],
      [2, 'fill'],
    ]);
    expect(await setAlt(records, { ...at, position: 2 }, 'På tur')).toMatchObject({ ok: true });
    expect(await orderPictures(records, at, [2, 1])).toMatchObject({ ok: true });
    expect(await orderPictures(records, at, [1, 1])).toMatchObject({ refusal: { reason: 'not-every-picture' } });
    expect((await listed()).find(({ colorId }) => colorId === null)).toMatchObject({ position: 1, alt: 'På tur' });
    await until(
      async () => (await shop.get(`/product/${article.slug}`)).body as string,
      (html) => html.includes('alt="På tur"'),
    );

    const [first, second] = before;
    if (first === undefined || second === undefined) throw new Error('Too few pictures');
    expect(await removePicture(records, { ...at, position: 1 })).toMatchObject({ ok: true });
    expect(await removePicture(records, { ...at, position: 9 })).toMatchObject({
      refusal: { reason: 'no-such-picture' },
    });
    await removePicture(records, { ...at, position: 1 });
    const order = await storeReservation(shop, { customerId: null });
    await shop.database.execute('UPDATE reservation_lines SET image = $2 WHERE reservation_id = $1', [
      order,
      `/bilder/foto/${first.photo.hash}#500x600-stand-50-50`,
    ]);
    const now = Date.now();
    expect(await purgePictures({ records, store }, { days: 30, now })).toBe(0);
    expect(await purgePictures({ records, store }, { days: 30, now: now + 31 * 86_400_000 })).toBe(1);
    expect(await Array.fromAsync(store.list(`${second.photo.hash}/`))).toEqual([]);
    expect((await Array.fromAsync(store.list(`${first.photo.hash}/`))).length).toBeGreaterThan(3);
    expect((await imported()).counts).toMatchObject({ taken: 1, placed: 1, unchanged: 1 });
  });

  test('a list says path, place and words; paths that lead elsewhere are refused line by line', async () => {
    const list = path.join(folder, `${kind}.csv`);
    await writeFile(path.join(pictures, 'hero.png'), await scene(90));
    await writeFile(
      list,
      [
        'Path;ArticleID;Order;Alt',
        `hero.png;${article.id};5;Ved vannet`,
        `javascript:alert(1);${article.id};6;`,
        `C:\\hero.png;${article.id};6;`,
        `../hero.png;${article.id};6;`,
        `https://elsewhere.example/a.png;${article.id};6;`,
        `gone.png;${article.id};6;`,
        'hero.png;99999;6;',
      ].join('\n'),
    );
    const { counts, left } = await imported(pictures, list);
    expect(counts).toMatchObject({ taken: 1, unmatched: 5, refused: 1 });
    expect(left).toHaveLength(6);
    for (const why of ['script', 'drive letter', 'leads out', 'outside', 'not in the folder', 'not known'])
      expect(left.join(' ')).toContain(why);
    const placed = await parts().records.ofArticle(article.id);
    expect(placed.find(({ position }) => position === 5)).toMatchObject({ alt: 'Ved vannet', colorId: null });
  });
});

test('a store that is away is 503 for what is not in memory, and the page itself goes on', async () => {
  const shop = await startTestShop({
    PICTURES: `s3+${s3.url}`,
    PICTURES_KEY_ID: s3.account.keyId,
    PICTURES_SECRET: s3.account.secret,
    PICTURES_REGION: s3.account.region,
  });
  s3.fail(true);
  const answer = await fetch(`${shop.url}/bilder/foto/${'a'.repeat(32)}-320.avif`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await shop.get('/')).status).toBe(200);
  s3.fail(false);
  await shop.stop();
});

test('the folder of a store need not be there before the first picture', async () => {
  const store = openPictureStore({ kind: 'folder', folder: path.join(folder, 'not', 'yet') });
  expect(await store.get(`${'a'.repeat(32)}/master`)).toBeNull();
  expect(await Array.fromAsync(store.list(''))).toEqual([]);
});
