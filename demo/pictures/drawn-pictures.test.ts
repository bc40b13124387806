import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPictureName } from '#server/http/static/picture-name.ts';
import type { PictureDescription } from '#server/ports/content/pictures.ts';
import { draw } from './draw.ts';
import { DrawnPictures, type DrawnPicturesParts } from './drawn-pictures.ts';

const jacket = { kind: 'drawing', type: 'shellJacket', seed: 4, color: '#1f6675', accent: '#f2b35a' } as const;
const fjord = { kind: 'scene', name: 'fjord', palette: 'nordvarde', width: 320, height: 160, seed: 9 } as const;

let folder: string;
let parts: DrawnPicturesParts;
let pictures: DrawnPictures;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hent-pictures-'));
  const stored = new Map<string, PictureDescription>([
    ['/bilder/vare/1001-svart-front-1a2b', { ...jacket, color: '#101010' }],
    ['/bilder/sted/1001-3c4d', { ...fjord, width: 1200, height: 900 }],
  ]);
  parts = {
    articles: { drawingOf: async (id, address) => (id === 1001 ? (stored.get(address) ?? null) : null) },
    folder,
    palette: 'stabel',
    secret: 'of this shop',
  };
  pictures = new DrawnPictures(parts);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const pictureAt = async (from: DrawnPictures, file: string) => {
  const asked = readPictureName(file);
  return asked === null ? null : from.read(asked);
};
const fileOf = (address: string, ending: string) => address.replace('/bilder/', '') + ending;

describe('pictures made from the drawings', () => {
  test('a thing goes out as svg in its own colour, with less detail on a card', async () => {
    const address = pictures.addressOf(jacket);
    const full = await pictureAt(pictures, fileOf(address, '.svg'));
    const card = await pictureAt(pictures, fileOf(address, '-card.svg'));
    expect(full?.type).toBe('image/svg+xml');
    expect(full?.bytes.toString()).toContain('#1f6675');
    expect(card?.bytes.length ?? 0).toBeLessThan(full?.bytes.length ?? 0);
  });

  test('a thing on a card is shown as it is drawn until its raster is made', async () => {
    const file = fileOf(pictures.addressOf({ ...jacket, seed: 5 }), '-160.webp');
    const first = await pictureAt(pictures, file);
    expect(first).toMatchObject({ type: 'image/svg+xml', isForNow: true });
    await expect.poll(async () => (await pictureAt(pictures, file))?.type, { timeout: 10_000 }).toBe('image/webp');
    const made = await pictureAt(pictures, file);
    expect(made).not.toHaveProperty('isForNow');
    const { width, height, hasAlpha } = await sharp(made?.bytes).metadata();
    expect([width, height, hasAlpha]).toEqual([160, 160, true]);
  });

  test('a thing that is to be shared is waited for', async () => {
    const made = await pictureAt(pictures, fileOf(pictures.addressOf(jacket), '-960.webp'));
    expect((await sharp(made?.bytes).metadata()).width).toBe(960);
  });

  test('a landscape is rastered in the width asked for and cached', async () => {
    const file = fileOf(pictures.addressOf(fjord), '-160.webp');
    const made = await pictureAt(pictures, file);
    const { width, height, format } = await sharp(made?.bytes).metadata();
    expect([width, height, format]).toEqual([160, 80, 'webp']);
    const kept = await readdir(path.join(folder, 'tegning'));
    expect((await pictureAt(pictures, file))?.bytes).toEqual(made?.bytes);
    expect(await readdir(path.join(folder, 'tegning'))).toEqual(kept);
  });

  test('the address says what is on it: another description, another address', () => {
    expect(pictures.addressOf(jacket)).toBe(pictures.addressOf({ ...jacket }));
    expect(pictures.addressOf(jacket)).not.toBe(pictures.addressOf({ ...jacket, color: '#202020' }));
  });

  test('R10 another process, or the same after a restart, knows what an address means', async () => {
    const other = new DrawnPictures({ ...parts, folder: path.join(folder, 'other') });
    for (const described of [jacket, { ...jacket, view: 'back', cut: 'dame' } as const]) {
      const file = fileOf(pictures.addressOf(described), '.svg');
      expect((await pictureAt(other, file))?.bytes.toString()).toBe(draw(described, 960));
    }
    const place = { ...fjord, at: { boat: 0.4, sun: [0.2, 0.3] } };
    expect((await pictureAt(other, fileOf(pictures.addressOf(place), '.svg')))?.bytes.toString()).toBe(
      draw(place, 960),
    );
    const pallet = fileOf(pictures.addressOf({ kind: 'pallet', brand: 'tumle' }), '-card.svg');
    expect((await pictureAt(other, pallet))?.bytes).toEqual((await pictureAt(pictures, pallet))?.bytes);
  });

  test('R25 nothing is drawn that the shop has not described itself', async () => {
    const address = pictures.addressOf(jacket);
    const foreign = new DrawnPictures({ ...parts, secret: 'of another' }).addressOf(jacket);
    const said = Buffer.from(JSON.stringify([1, 'drawing', 'shellJacket', 5, '#1f6675', '#f2b35a'])).toString(
      'base64url',
    );
    const made = [
      foreign,
      `/bilder/ting/${said}~${address.slice(-12)}`,
      address.replace('/ting/', '/tegning/'),
      `ting/${'a'.repeat(2_000)}~abcdefghijkl`,
    ];
    for (const file of made) expect(await pictureAt(pictures, fileOf(file, '.svg'))).toBeNull();
    expect(address.length).toBeLessThan(130);
  });

  test('a picture of an article is drawn as the catalogue says', async () => {
    expect((await pictureAt(pictures, 'vare/1001-svart-front-1a2b.svg'))?.bytes.toString()).toContain('#101010');
    expect(await pictureAt(pictures, 'vare/1001-svart-front-ffff.svg')).toBeNull();
  });

  test('a place of the catalogue is seen in the colours of the brand variant, and wide where that is asked for', async () => {
    const stabel = draw({ ...fjord, palette: 'stabel', width: 1200, height: 900 }, 960);
    expect((await pictureAt(pictures, 'sted/1001-3c4d.svg'))?.bytes.toString()).toBe(stabel);
    expect(stabel).not.toBe(draw({ ...fjord, width: 1200, height: 900 }, 960));
    const { width, height } = await sharp(
      (await pictureAt(pictures, 'sted/1001-3c4d-bred-160.webp'))?.bytes,
    ).metadata();
    expect([width, height]).toEqual([160, 58]);
    expect(await readdir(path.join(folder, 'stabel'))).toHaveLength(1);
  });

  test('a place of an article is shown from what was made before while the database cannot be asked', async () => {
    const made = await pictureAt(pictures, 'sted/1001-3c4d-320.webp');
    const cut = new DrawnPictures({ ...parts, articles: { drawingOf: () => Promise.reject(new Error('frozen')) } });
    expect((await pictureAt(cut, 'sted/1001-3c4d-320.webp'))?.bytes).toEqual(made?.bytes);
    await expect(pictureAt(cut, 'sted/1001-3c4d-640.webp')).rejects.toThrow('frozen');
  });
});
