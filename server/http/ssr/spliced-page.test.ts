import zlib from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packText } from './packed-text.ts';
import { SplicedPage } from './spliced-page.ts';

const frameOf = (text: string) => packText(text, { level: 9, isLast: false });
const unpacked = (page: SplicedPage, gap: string) => zlib.gunzipSync(Buffer.concat(page.gzip(gap))).toString();
const text = fc.string({ unit: 'grapheme' });

test('a spliced page unpacks to lead, frame, gap and tail for any of them, however often it is asked for', async () => {
  await fc.assert(
    fc.asyncProperty(text, text, text, fc.base64String(), async (lead, frame, tail, gap) => {
      const page = new SplicedPage({ lead, frame: frameOf(frame), tail, gapLength: gap.length });
      for (let hit = 0; hit < 5; hit += 1) {
        expect(unpacked(page, gap)).toBe(lead + frame + gap + tail);
        await new Promise((resolve) => setImmediate(resolve));
      }
      expect(page.plain(gap).toString()).toBe(lead + frame + gap + tail);
    }),
  );
});

test('each visitor gets their own gap from the same cached page', () => {
  const tail = '"><p>'.padEnd(50_000, 'æøå ');
  const page = new SplicedPage({ lead: '<meta ', frame: frameOf('content="'), tail, gapLength: 6 });
  expect(unpacked(page, 'token1')).toContain('content="token1"');
  expect(unpacked(page, 'token2')).toContain('content="token2"');
});

test('a page that is asked for again is sent smaller than at first', async () => {
  const tail = Array.from({ length: 3000 }, (_, n) => `<li>vare ${(n * 7919) % 1000}</li>`).join('');
  const page = new SplicedPage({ lead: '', frame: frameOf(''), tail, gapLength: 1 });
  const packedLength = () => Buffer.concat(page.gzip('x')).length;
  const first = packedLength();
  await expect.poll(packedLength).toBeLessThan(first);
  expect(page.plain('x').toString()).toBe(`x${tail}`);
});

test('a gap of another length is refused rather than sent broken', () => {
  const page = new SplicedPage({ lead: 'a', frame: frameOf('b'), tail: 'c', gapLength: 5 });
  expect(() => page.gzip('four')).toThrow('5 expected');
});
