import zlib from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SplicedPage } from './spliced-page.ts';

test('a spliced page unpacks to head, gap and tail for any of them', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      fc.base64String(),
      (head, tail, gap) => {
        const page = new SplicedPage(head, tail, gap.length);
        expect(zlib.gunzipSync(page.gzip(gap)).toString()).toBe(head + gap + tail);
        expect(page.plain(gap).toString()).toBe(head + gap + tail);
      },
    ),
  );
});

test('each visitor gets their own gap from the same kept page', () => {
  const page = new SplicedPage('<meta content="', '"><p>'.padEnd(50_000, 'æøå '), 6);
  expect(zlib.gunzipSync(page.gzip('token1')).toString()).toContain('content="token1"');
  expect(zlib.gunzipSync(page.gzip('token2')).toString()).toContain('content="token2"');
});

test('a gap of another length is refused rather than sent broken', () => {
  expect(() => new SplicedPage('a', 'b', 5).gzip('four')).toThrow('5 expected');
});
