import { expect, test } from 'vitest';
import { isThing, pictureSources } from './picture-sources.ts';

test('a path becomes one webp file per width, the middle one for those who know no srcset', () => {
  expect(pictureSources('/bilder/1001-front', [320, 640, 960])).toEqual({
    src: '/bilder/1001-front-640.webp',
    srcSet: '/bilder/1001-front-320.webp 320w, /bilder/1001-front-640.webp 640w, /bilder/1001-front-960.webp 960w',
  });
});

test('a drawn thing is one svg where it is shown large, and a file a width on cards', () => {
  expect(pictureSources('/bilder/vare/1001-front', [480, 640, 960])).toEqual({
    src: '/bilder/vare/1001-front.svg',
    srcSet: undefined,
  });
  expect(pictureSources('/bilder/ting/merke-1a2b3c4d', [160])).toEqual({
    src: '/bilder/ting/merke-1a2b3c4d-160.webp',
    srcSet: '/bilder/ting/merke-1a2b3c4d-160.webp 160w',
  });
});

test('a file with an ending is taken as it is', () => {
  expect(pictureSources('/merke/logo.svg', [320])).toEqual({ src: '/merke/logo.svg', srcSet: undefined });
  expect(pictureSources('/bilder/x', [])).toEqual({ src: '/bilder/x', srcSet: undefined });
});

test('a photograph has a file a width in each format, none wider than it is, and a JPEG for the rest', () => {
  const hash = '0123456789abcdef0123456789abcdef';
  const path = `/bilder/foto/${hash}#600x800-stand-50-50`;
  expect(pictureSources(path, [320, 640, 960, 1440])).toEqual({
    src: `/bilder/foto/${hash}-640.jpg`,
    srcSet: `/bilder/foto/${hash}-320.webp 320w, /bilder/foto/${hash}-640.webp 640w`,
  });
  expect([isThing(path), isThing(path.replace('stand', 'fill'))]).toEqual([true, false]);
});
