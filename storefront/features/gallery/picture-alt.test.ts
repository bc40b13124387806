import { expect, test } from 'vitest';
import type { PictureView } from '#domain/article/article-picture.ts';
import { pictureAlt } from './picture-alt.ts';

const said = (view: PictureView, alt: string | null = null, colorName: string | undefined = 'Fjordblå') =>
  pictureAlt({ alt, view }, { name: 'Vidda skalljakke', colorName, place: 3 });

test('the chain’s own words, else name, colour and what is seen', () => {
  expect(said('front', 'Jakka i snøvær')).toBe('Jakka i snøvær');
  expect(said('front')).toBe('Vidda skalljakke i fargen fjordblå');
  expect(said('back')).toBe('Vidda skalljakke i fargen fjordblå, sett bakfra');
  expect(said('detail')).toBe('Vidda skalljakke i fargen fjordblå, på nært hold');
  expect(said('other')).toBe('Vidda skalljakke i fargen fjordblå, bilde 3');
  expect(pictureAlt({ alt: null, view: 'front' }, { name: 'Termos', colorName: undefined, place: 1 })).toBe('Termos');
  expect(said('scene')).toBe('');
});
