import zlib from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinedPieces } from '../cache/raw-answer.ts';
import { PackedPage } from './packed-page.ts';
import { packText } from './packed-text.ts';

const frameOf = (text: string) => packText(text, { level: 9, isLast: false });
const unpacked = (page: PackedPage, own = '') => zlib.gunzipSync(joinedPieces(page.gzip(own))).toString();
const text = fc.string({ unit: 'grapheme' });

test('a packed page unpacks to lead, what is the visitor’s own, frame and tail, however often it is asked for', async () => {
  const own = fc.stringMatching(/^[\w-]{0,60}$/);
  await fc.assert(
    fc.asyncProperty(text, own, text, text, async (lead, token, frame, tail) => {
      const page = new PackedPage({ lead, frame: frameOf(frame), tail });
      for (let hit = 0; hit < 5; hit += 1) {
        expect(unpacked(page)).toBe(lead + frame + tail);
        expect(unpacked(page, token)).toBe(lead + token + frame + tail);
        await new Promise((resolve) => setImmediate(resolve));
      }
      expect(page.plain(token).toString()).toBe(lead + token + frame + tail);
    }),
  );
});

test('a page that is asked for again is sent smaller than at first', async () => {
  const tail = Array.from({ length: 3000 }, (_, n) => `<li>vare ${(n * 7919) % 1000}</li>`).join('');
  const page = new PackedPage({ lead: '', frame: frameOf(''), tail });
  const { etag } = page;
  const packedLength = () => joinedPieces(page.gzip()).length;
  const first = packedLength();
  await expect.poll(packedLength).toBeLessThan(first);
  expect(page.plain().toString()).toBe(tail);
  expect(page.etag).toBe(etag);
});

test('by brotli it is ready after a few have asked, and says the same', async () => {
  const page = new PackedPage({ lead: '<p>først</p>', frame: frameOf('<p>så</p>'), tail: '<p>sist</p>' });
  expect([page.brotli(), page.brotli(), page.brotli()]).toEqual([null, null, null]);
  await expect.poll(() => page.brotli()).not.toBeNull();
  expect(zlib.brotliDecompressSync(page.brotli() ?? Buffer.of()).toString()).toBe('<p>først</p><p>så</p><p>sist</p>');
});

test('pages that say something else have another tag, wherever they differ', () => {
  const texts = [
    { lead: 'a', frame: 'b', tail: 'c' },
    { lead: 'x', frame: 'b', tail: 'c' },
    { lead: 'a', frame: 'x', tail: 'c' },
    { lead: 'a', frame: 'b', tail: 'x' },
  ];
  const tags = texts.map(({ lead, frame, tail }) => new PackedPage({ lead, frame: frameOf(frame), tail }).etag);
  expect(new Set(tags).size).toBe(4);
});
