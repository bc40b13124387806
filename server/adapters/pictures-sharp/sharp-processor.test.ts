import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { sharpProcessor } from './sharp-processor.ts';

const processor = sharpProcessor();
const plain = (width = 400, height = 300, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } });
const thing = (ground: string) =>
  plain(400, 500, ground).composite([
    { input: { create: { width: 200, height: 300, channels: 3, background: '#204060' } } },
  ]);
const prepared = async (bytes: Buffer) => {
  const taken = await processor.prepare(bytes);
  if (!taken.ok) throw new Error(`Refused: ${taken.refusal.reason}`);
  return taken.value;
};
const refusalOf = async (bytes: Buffer) => {
  const taken = await processor.prepare(bytes);
  return taken.ok ? null : taken.refusal;
};

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s is taken, whatever it is called', async (format) => {
  const bytes = await plain().toFormat(format).toBuffer();
  expect((await prepared(bytes)).photo).toMatchObject({ width: 400, height: 300, look: 'fill' });
});

describe('refused', () => {
  test('svg, however it begins', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const text of [svg, `\ufeff  ${svg}`, `<?xml version="1.0"?>${svg}`, `<!-- x -->${svg}`])
      expect(await refusalOf(Buffer.from(text))).toEqual({ reason: 'svg' });
    expect(await refusalOf(Buffer.from(svg, 'utf16le'))).toEqual({ reason: 'svg' });
  });

  test('an iPhone picture as HEIC, which sharp cannot read', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic....', 'latin1');
    expect(await refusalOf(heic)).toEqual({ reason: 'heic' });
  });

  test('nothing, text, a gif, and a program', async () => {
    expect(await refusalOf(Buffer.alloc(0))).toEqual({ reason: 'empty' });
    for (const text of ['hello', '%PDF-1.7', 'MZ\x90\0', 'GIF89a....'])
      expect(await refusalOf(Buffer.from(text, 'latin1'))).toEqual({ reason: 'not-a-picture' });
  });

  test('too large a file, too many pixels, sides too short and too long', async () => {
    expect(await refusalOf(Buffer.alloc(21 * 1024 * 1024, 1))).toEqual({ reason: 'too-large', megabytes: 21 });
    expect(await refusalOf(await plain(8000, 5100).png().toBuffer())).toEqual({
      reason: 'too-many-pixels',
      megapixels: 41,
    });
    expect(await refusalOf(await plain(400, 199).png().toBuffer())).toMatchObject({ reason: 'too-small', height: 199 });
    expect(await refusalOf(await plain(12_001, 300).png().toBuffer())).toMatchObject({ reason: 'too-long' });
  });

  test('a small file that claims a huge canvas is refused by its heading, not decoded', async () => {
    const bomb = await plain().png().toBuffer();
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    expect(await refusalOf(bomb)).toEqual({ reason: 'too-many-pixels', megapixels: 3600 });
  });

  test('a broken or cut file', async () => {
    const whole = await plain(800, 800).jpeg().toBuffer();
    expect(await refusalOf(whole.subarray(0, whole.length / 2))).toEqual({ reason: 'broken' });
    expect(await refusalOf(Buffer.concat([whole.subarray(0, 40), Buffer.alloc(500, 9)]))).toEqual({ reason: 'broken' });
  });

  test('an animation', async () => {
    const frames = [plain(), plain(400, 300, '#ff0000')].map((frame) => frame.png().toBuffer());
    const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect(await refusalOf(moving)).toEqual({ reason: 'animated' });
  });
});

test('upright, sRGB and without metadata: where it was taken and by whom is nobody’s business', async () => {
  const lying = await plain(600, 300)
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '59/1 54/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
  expect(lying.includes('Somebody')).toBe(true);
  const { photo, master } = await prepared(lying);
  expect([photo.width, photo.height]).toEqual([300, 600]);
  const file = await processor.make(master, { width: 320, format: 'jpg' });
  for (const bytes of [master, file]) {
    const { exif, icc, orientation, space, width = 0, height = 0 } = await sharp(bytes).metadata();
    expect([exif, icc, orientation, space]).toEqual([undefined, undefined, undefined, 'srgb']);
    expect(height).toBe(2 * width);
  }
});

test('a colour of a wide profile looks the same as sRGB', async () => {
  const wide = await plain(300, 300, '#ff8040').withIccProfile('p3').png().toBuffer();
  const { master } = await prepared(wide);
  const { dominant } = await sharp(master).stats();
  expect(Math.abs(dominant.r - 255)).toBeLessThan(12);
});

test('CMYK and greyscale become colours that a screen has', async () => {
  for (const space of ['cmyk', 'b-w'] as const) {
    const { master } = await prepared(await plain().toColourspace(space).jpeg().toBuffer());
    const { space: made } = await sharp(await processor.make(master, { width: 320, format: 'webp' })).metadata();
    expect(made).toBe('srgb');
  }
});

test('a cut-out stands, its grey paper made white; a scene fills, around what is seen first', async () => {
  const grey = await prepared(await thing('#f2f2f2').jpeg({ quality: 95 }).toBuffer());
  expect(grey.photo).toMatchObject({ look: 'stand', focus: { x: 50, y: 50 } });
  const { data } = await sharp(grey.master)
    .extract({ left: 2, top: 2, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(Math.min(...data)).toBeGreaterThan(252);

  const scene = plain(1200, 600, '#6d8a6d').composite([
    { input: { create: { width: 160, height: 300, channels: 3, background: '#e03030' } }, left: 980, top: 200 },
  ]);
  const { photo } = await prepared(await scene.jpeg().toBuffer());
  expect(photo.look).toBe('fill');
  expect(photo.focus.x).toBeGreaterThan(65);
});

test('a see-through cut-out stays so, but for a JPEG, which gets white paper', async () => {
  const bytes = await sharp({ create: { width: 400, height: 400, channels: 4, background: '#00000000' } })
    .composite([{ input: { create: { width: 200, height: 200, channels: 3, background: '#204060' } } }])
    .png()
    .toBuffer();
  const { photo, master } = await prepared(bytes);
  expect(photo.look).toBe('stand');
  expect((await sharp(await processor.make(master, { width: 320, format: 'avif' })).metadata()).hasAlpha).toBe(true);
  const jpeg = sharp(await processor.make(master, { width: 320, format: 'jpg' }));
  expect([...(await jpeg.extract({ left: 1, top: 1, width: 1, height: 1 }).raw().toBuffer())]).toEqual([255, 255, 255]);
});

test('files are as wide as asked for, never wider than the picture; one to share has its own shape', async () => {
  const { master } = await prepared(await plain(1000, 500).jpeg().toBuffer());
  const widthOf = async (width: number) =>
    (await sharp(await processor.make(master, { width, format: 'avif' })).metadata()).width;
  expect([await widthOf(320), await widthOf(1440)]).toEqual([320, 1000]);
  expect(await sharp(await processor.make(master, 'og')).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
});

test('the same bytes have the same address', async () => {
  const bytes = await plain().png().toBuffer();
  expect(processor.hashOf(bytes)).toMatch(/^[0-9a-f]{32}$/);
  expect(processor.hashOf(Buffer.from(bytes))).toBe((await prepared(bytes)).photo.hash);
});
