import { expect, test } from 'vitest';
import { readPictureName } from './static/picture-name.ts';

test('a name says whose picture it is, how wide and in which format', () => {
  expect(readPictureName('vare/1001-svart-front-1a2b-480.webp')).toEqual({
    address: 'vare/1001-svart-front-1a2b',
    articleId: 1001,
    wide: false,
    format: 'webp',
    width: 480,
  });
  expect(readPictureName('sted/1001-3c4d-bred-160.webp')).toMatchObject({ address: 'sted/1001-3c4d', wide: true });
  expect(readPictureName('ting/merke-1a2b3c4d-card.svg')).toMatchObject({ articleId: null, format: 'svg', width: 320 });
});

test('widths that are not made do not exist', () => {
  expect(readPictureName('tegning/0123456789abcdef~abcdefghijkl-481.webp')).toBeNull();
  expect(readPictureName('tegning/0123456789abcdef~abcdefghijkl-480.webp')?.width).toBe(480);
});

test('a photograph has formats and widths, and one file to share', () => {
  const address = `foto/${'0a'.repeat(16)}`;
  const named = { address, articleId: null, wide: false };
  expect(readPictureName(`${address}-640.avif`)).toEqual({ ...named, format: 'avif', width: 640 });
  expect(readPictureName(`${address}-og.jpg`)).toMatchObject({ wide: true, format: 'jpg' });
  expect(readPictureName(address)).toEqual({ ...named, format: 'jpg', width: 960 });
});

test.each([
  `foto/${'0a'.repeat(16)}-641.avif`,
  `foto/${'0a'.repeat(16)}-640.png`,
  `foto/${'0A'.repeat(16)}-640.jpg`,
  `foto/${'0a'.repeat(15)}-640.jpg`,
  `foto/${'0a'.repeat(16)}-og.avif`,
  `foto/${'0a'.repeat(16)}/master`,
  'foto/../../etc/passwd',
  'tegning/ffffffffffffffff-160.webp',
  'ting/zz.svg',
  'tegning/../../etc/passwd',
  'vare/1001-a-161.webp',
  'vare/1001-a-320.png',
  'vare/2147483648-a-320.webp',
  'vare/x-a.svg',
  '',
])('%s is no picture', (file) => {
  expect(readPictureName(file)).toBeNull();
});
