import { expect, test } from 'vitest';
import type { ArticlePicture, PictureView } from '#domain/article/article-picture.ts';
import { galleryPictures } from './gallery-pictures.ts';

const picture = (colorId: number | null, view: PictureView): ArticlePicture => ({
  path: `/bilder/vare/1-${colorId}-${view}`,
  view,
  colorId,
  alt: null,
});
const pictures = [
  picture(1, 'detail'),
  picture(1, 'front'),
  picture(1, 'back'),
  picture(2, 'front'),
  picture(2, 'back'),
  picture(null, 'scene'),
];
const shown = (colorId: number | null, from = pictures) =>
  galleryPictures(from, colorId).map(({ colorId: color, view }) => `${color} ${view}`);

test('DEC-39 front, back and detail of the colour, then the place, then another colour', () => {
  expect(shown(1)).toEqual(['1 front', '1 back', '1 detail', 'null scene', '2 front']);
  expect(shown(2)).toEqual(['2 front', '2 back', 'null scene', '1 front']);
});

test('a colour without pictures is shown in the first one that has some', () => {
  expect(shown(9)[0]).toBe('1 front');
  expect(shown(null)[0]).toBe('1 front');
});

test('pictures that belong to no colour go with every one', () => {
  expect(shown(1, [picture(null, 'front'), picture(1, 'detail')])).toEqual(['null front', '1 detail']);
  expect(shown(1, [])).toEqual([]);
});
