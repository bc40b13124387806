import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugify } from './slugify.ts';

test.each([
  ['Alpinbriller Pro', 'alpinbriller-pro'],
  ['Padleåre Karbon', 'padleare-karbon'],
  ['Klær', 'klaer'],
  ['Grønn', 'gronn'],
  ['Fjellstøvel Nordvei', 'fjellstovel-nordvei'],
  ['Hjelmer & alpinbriller', 'hjelmer-&-alpinbriller'],
  ['Tursekk 50L', 'tursekk-50l'],
  ['  Ull – «varm»!  ', 'ull-varm'],
  ['Café Olé', 'cafe-ole'],
  ['bla\u030A', 'bla'],
  ['!!!', ''],
])('ROUTE-25 DEC-11 %s becomes %s', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

const anyText = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0x17f }), fc.integer({ min: 0, max: 0x10ffff })), { maxLength: 20 })
  .map((codes) => String.fromCodePoint(...codes));

test('DEC-11 a slug is its own slug, and needs no encoding but that of &', () => {
  fc.assert(
    fc.property(anyText, (name) => {
      const slug = slugify(name);
      expect(slugify(slug)).toBe(slug);
      expect(slug).toMatch(/^$|^[a-z0-9&]+(-[a-z0-9&]+)*$/);
    }),
  );
});
