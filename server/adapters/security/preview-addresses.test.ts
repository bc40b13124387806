import { expect, test } from 'vitest';
import { previewAddresses, previewPath } from './preview-addresses.ts';

test('an address tells its wish for a quarter of an hour, to the shop that signed it alone', () => {
  let now = 1_800_000_000_000;
  const previews = previewAddresses('secret', () => now);
  const address = previews.address({ campaign: 'u3', at: 5 }, '/kampanjer');
  const token = address.slice(previewPath.length + 1, -'/kampanjer'.length);
  expect(address.endsWith('/kampanjer')).toBe(true);
  expect(previews.read(token)).toEqual({ campaign: 'u3', at: 5 });
  expect(previewAddresses('other', () => now).read(token)).toBeNull();
  expect(previews.read(`${token.slice(0, -2)}AA`)).toBeNull();
  expect(previews.read('')).toBeNull();
  now += 15 * 60_000;
  expect(previews.read(token)).toBeNull();
});
