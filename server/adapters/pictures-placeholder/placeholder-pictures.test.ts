import { expect, test } from 'vitest';
import { shippedVariant } from '#server/brands/shipped-variants.ts';
import { readPictureName } from '#server/http/static/picture-name.ts';
import { PlaceholderPictures } from './placeholder-pictures.ts';

const pictures = new PlaceholderPictures(
  shippedVariant('nordvarde'),
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 48"><path d="M4 44"/></svg>',
);
const scene = { kind: 'scene', name: 'fjord', palette: 'nordvarde', width: 800, height: 400 } as const;
const read = async (file: string) => {
  const asked = readPictureName(file.replace('/bilder/', ''));
  return asked === null ? null : pictures.read(asked);
};

test('a scene is a quiet ground, a thing has the mark of the brand on it', async () => {
  const ground = await read(`${pictures.addressOf(scene)}.svg`);
  const mark = await read(`${pictures.addressOf({ kind: 'pallet', brand: 'nordvarde' })}-card.svg`);
  expect([ground?.type, mark?.type]).toEqual(['image/svg+xml', 'image/svg+xml']);
  expect(ground?.bytes.toString()).not.toContain('<path');
  expect(mark?.bytes.toString()).toContain('<path');
});

test('another brand variant has another address', () => {
  const other = new PlaceholderPictures(shippedVariant('tumle'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(other.addressOf(scene)).not.toBe(pictures.addressOf(scene));
});

test('a picture that the catalogue names and nobody has is stood in for; others are not there', async () => {
  expect(await read('vare/1001-svart-front-480.webp')).toMatchObject({ type: 'image/svg+xml', isPlaceholder: true });
  expect(await read('ting/merke-00000000.svg')).toBeNull();
});
