import { expect, test } from 'vitest';
import { pictureSources } from './picture-sources.ts';

test('a path becomes one webp file per width, the middle one for those who know no srcset', () => {
  expect(pictureSources('/bilder/1001-front', [320, 640, 960])).toEqual({
    src: '/bilder/1001-front-640.webp',
    srcSet: '/bilder/1001-front-320.webp 320w, /bilder/1001-front-640.webp 640w, /bilder/1001-front-960.webp 960w',
  });
});

test('a file with an ending is taken as it is', () => {
  expect(pictureSources('/merke/logo.svg', [320])).toEqual({ src: '/merke/logo.svg', srcSet: undefined });
  expect(pictureSources('/bilder/x', [])).toEqual({ src: '/bilder/x', srcSet: undefined });
});
