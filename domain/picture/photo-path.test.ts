import { expect, test } from 'vitest';
import { type Photo, photoFile, photoPath, photoToShare, photoWidths, readPhotoPath } from './photo-path.ts';
import { mailedPicture, pictureAddresses, pictureFile, sharedPicture } from './picture-file.ts';

const hash = '0123456789abcdef0123456789abcdef';
const photo: Photo = { hash, width: 1200, height: 1600, look: 'fill', focus: { x: 50, y: 30 } };
const path = photoPath(photo);
const origin = 'https://shop.example';

test('a path says of itself what a page must know, and is read back', () => {
  expect(path).toBe(`/bilder/foto/${hash}#1200x1600-fill-50-30`);
  expect(readPhotoPath(path)).toEqual(photo);
  expect(readPhotoPath(`/bilder/foto/${hash}`)).toMatchObject({ hash, look: 'fill', width: 1920 });
});

test.each([
  '/bilder/vare/1001-front',
  `/bilder/foto/${hash}-640.avif`,
  `/bilder/foto/${hash.slice(1)}`,
  `/bilder/foto/${hash}#<script>`,
  `https://elsewhere.example/bilder/foto/${hash}`,
  'javascript:alert(1)',
  '',
])("'%s' is no photograph's", (other) => {
  expect(readPhotoPath(other)).toBeNull();
});

test('no width is offered beyond the first that is wide enough', () => {
  expect(photoWidths(photo, [480, 960, 1440, 1920])).toEqual([480, 960, 1440]);
  expect(photoWidths({ ...photo, width: 300 }, [480, 960])).toEqual([480]);
  expect(photoWidths({ ...photo, width: 5000 }, [480, 960])).toEqual([480, 960]);
});

test('those who cannot choose get a JPEG that is there, with its size', () => {
  expect(pictureFile(path, origin)).toEqual({
    address: `${origin}${photoFile(photo, 960, 'jpg')}`,
    type: 'image/jpeg',
    size: { width: 960, height: 1280 },
  });
  expect(sharedPicture(path, origin)).toMatchObject({
    address: `${origin}${photoToShare(photo)}`,
    size: { width: 1200, height: 630 },
  });
  expect(mailedPicture(path, origin)).toBe(`${origin}/bilder/foto/${hash}-160.jpg`);
  expect(mailedPicture('/bilder/vare/1-front', origin)).toBeNull();
  expect(pictureAddresses([path, '/bilder/vare/1-front', path], origin)).toEqual([
    `${origin}/bilder/foto/${hash}-960.jpg`,
    `${origin}/bilder/vare/1-front-960.webp`,
  ]);
});
