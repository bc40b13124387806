import zlib from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFast } from './fast-compression.ts';

const text = Buffer.from(JSON.stringify(Array.from({ length: 200 }, (_, number) => ({ number, name: 'Jakke' }))));

test.each([
  ['gzip, deflate, br, zstd', 'zstd', zlib.zstdDecompressSync],
  ['gzip, deflate, br', 'br', zlib.brotliDecompressSync],
  ['gzip', 'gzip', zlib.gunzipSync],
])('who accepts %s is sent %s', (accepts, encoding, unpack) => {
  const sent = compressFast(text, accepts);
  expect(sent.encoding).toBe(encoding);
  expect(sent.bytes.length).toBeLessThan(text.length / 3);
  expect(unpack(sent.bytes)).toEqual(text);
});

test('what is small, or asked for as it is, is sent as it is', () => {
  expect(compressFast(text, undefined)).toEqual({ encoding: null, bytes: text });
  expect(compressFast(Buffer.from('{}'), 'gzip, br').encoding).toBeNull();
});

test('what is sent as it is stays so when the next answer is written over what was given', () => {
  const page = Buffer.from('{"total":3}');
  const { bytes } = compressFast(page, undefined);
  page.fill('x');
  expect(bytes.toString()).toBe('{"total":3}');
});
