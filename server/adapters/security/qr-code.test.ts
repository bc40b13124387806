import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { qrSvg } from './qr-code.ts';

/** What a reader that knows nothing of the writer sees on the picture. */
async function read(svg: string): Promise<string | undefined> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(400)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test.each(['K1.abcdefghij', 'K2147483647.aB3_-x9Zq0', 'Blåbærsyltetøy, æ å i åa', '0123456789', 'K'.repeat(213)])(
  'DEC-119 %s is read back from its picture',
  async (text) => {
    expect(await read(qrSvg(text))).toBe(text);
  },
);

test('DEC-119 the drawing is one svg with a quiet zone, and loads nothing', () => {
  const svg = qrSvg('K1.abcdefghij');
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 29 29"/);
  expect(svg).not.toMatch(/href|script|url\(/);
});
