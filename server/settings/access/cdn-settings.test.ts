import { expect, test } from 'vitest';
import { cdnSettings } from './cdn-settings.ts';

const read = (publicPages: string, urls: string) =>
  cdnSettings((name) => (name === 'PUBLIC_PAGES' ? publicPages : urls));

test('Varnishes are named with commas between', () => {
  expect(read('0', '')).toEqual({ publicPages: false, varnishUrls: [] });
  expect(read('1', 'http://10.0.0.5:6081/, http://10.0.0.6:6081')).toEqual({
    publicPages: true,
    varnishUrls: ['http://10.0.0.5:6081', 'http://10.0.0.6:6081'],
  });
});

test.each([
  ['yes', '', 'PUBLIC_PAGES'],
  ['1', 'varnish:6081', 'VARNISH_URLS'],
  ['0', 'http://10.0.0.5:6081', 'PUBLIC_PAGES is not 1'],
])('PUBLIC_PAGES=%s with VARNISH_URLS=%s is refused in one line', (publicPages, urls, word) => {
  expect(() => read(publicPages, urls)).toThrow(word);
});
