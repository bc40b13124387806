import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { readPictureName } from '#server/http/static/picture-name.ts';
import { masterKey, type PictureStore } from '#server/ports/content/picture-store.ts';
import { type Pictures, PicturesUnavailable } from '#server/ports/content/pictures.ts';
import { sharpProcessor } from '../pictures-sharp/sharp-processor.ts';
import { StoredPictures } from './stored-pictures.ts';

const hash = '0123456789abcdef0123456789abcdef';
const standIn = { type: 'image/svg+xml', bytes: Buffer.from('<svg/>') } as const;
const others = { addressOf: () => '/bilder/ting/x', read: async () => ({ ...standIn }) } satisfies Pictures;
const failures: unknown[] = [];
const objects = new Map<string, Buffer>();
let away = false;
const store = {
  put: async (key, bytes) => {
    if (away) throw new Error('away');
    objects.set(key, Buffer.from(bytes));
  },
  get: async (key) => {
    if (away) throw new Error('away');
    return objects.get(key) ?? null;
  },
  list: async function* () {},
  remove: async () => {},
} satisfies PictureStore;
const processor = sharpProcessor();
const opened = () =>
  new StoredPictures({ store, processor, others, standIn, onFailure: (error) => failures.push(error) });
const read = (pictures: Pictures, file: string) => {
  const asked = readPictureName(file);
  return asked === null ? null : pictures.read(asked);
};

beforeEach(async () => {
  failures.length = 0;
  objects.clear();
  away = false;
  const square = sharp({ create: { width: 800, height: 800, channels: 3, background: '#446688' } });
  objects.set(masterKey(hash), await square.jpeg().toBuffer());
});

test('a file is made when first asked for, stored, and the same for another process', async () => {
  const first = await read(opened(), `foto/${hash}-640.webp`);
  expect(first?.type).toBe('image/webp');
  expect(objects.get(`${hash}/640.webp`)).toEqual(first?.bytes);
  objects.delete(masterKey(hash));
  expect((await read(opened(), `foto/${hash}-640.webp`))?.bytes).toEqual(first?.bytes);
});

test('what many ask for at once is made once', async () => {
  let made = 0;
  const counting = {
    ...processor,
    make: (...of: Parameters<typeof processor.make>) => {
      made += 1;
      return processor.make(...of);
    },
  };
  const pictures = new StoredPictures({ store, processor: counting, others, standIn, onFailure: () => {} });
  const all = await Promise.all(Array.from({ length: 30 }, () => read(pictures, `foto/${hash}-320.jpg`)));
  expect(new Set(all.map((file) => file?.bytes.length)).size).toBe(1);
  expect(made).toBe(1);
});

test('the one to share, and the one without a width, are JPEG; the master is never sent', async () => {
  expect(await sharp((await read(opened(), `foto/${hash}-og.jpg`))?.bytes).metadata()).toMatchObject({
    width: 1200,
    height: 630,
  });
  expect((await read(opened(), `foto/${hash}`))?.type).toBe('image/jpeg');
  expect(read(opened(), `foto/${hash}/master`)).toBeNull();
});

test('an unknown one is stood in for; every other picture is asked of the others', async () => {
  expect(await read(opened(), `foto/${'f'.repeat(32)}-320.avif`)).toEqual({ ...standIn, isPlaceholder: true });
  expect(await read(opened(), 'vare/1001-a.svg')).toEqual(standIn);
});

test('a store that is away is said to be so, and known files go on being shown', async () => {
  const pictures = opened();
  await read(pictures, `foto/${hash}-320.jpg`);
  away = true;
  await expect(read(pictures, `foto/${hash}-160.jpg`)).rejects.toThrow(PicturesUnavailable);
  expect(failures).toHaveLength(1);
  expect((await read(pictures, `foto/${hash}-320.jpg`))?.type).toBe('image/jpeg');
});
