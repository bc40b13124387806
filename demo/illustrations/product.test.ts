import { describe, expect, test } from 'vitest';
import { isProductType, product } from './product.ts';
import { PRODUCT_TYPES, type ProductType } from './products/registry.ts';

const VIEWS = ['front', 'back', 'detail'] as const;
const CUTS = ['herre', 'dame', 'junior', 'barn'] as const;

/** Says what is wrong with the markup, or nothing: tags must close, attributes be quoted, references lead somewhere. */
function faults(svg: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w-]+="[^"<]*")*)\s*(\/?)>/g,
    (_, closing, name, _attributes, empty) => {
      if (closing && open.pop() !== name) found.push(`</${name}> closes nothing`);
      if (!closing && !empty) open.push(name);
      return '';
    },
  );
  if (open.length > 0) found.push(`left open: ${open.join(' ')}`);
  if (/[<>]/.test(rest)) found.push(`not a tag: ${rest.slice(0, 80)}`);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  if (new Set(ids).size !== ids.length) found.push('an id is used twice');
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) if (!ids.includes(id)) found.push(`no definition ${id}`);
  if (/undefined|NaN|null|\[object/.test(svg)) found.push('a value is missing');
  return found;
}

describe.each(PRODUCT_TYPES)('%s', (type) => {
  test.each(VIEWS)('is well formed from the %s', (view) => {
    for (const seed of [1, 2, 'LTB-1042']) {
      for (const lod of ['full', 'card'] as const) {
        expect(faults(product(type, { view, seed, lod, color: '#3f6b43', accent: '#f0c040' }))).toEqual([]);
      }
    }
  });

  test('is drawn the same for the same seed', () => {
    const options = { seed: 123456, color: '#2b5c8a', accent: '#e9b824' };
    expect(product(type, options)).toBe(product(type, options));
  });
});

// A first aid kit is red whatever colour is asked for.
test.each(PRODUCT_TYPES.filter((type) => type !== 'firstAid'))('%s follows its colour', (type) => {
  const inColour = (color: string) => product(type, { seed: 4, color });
  expect(inColour('#b3261e')).not.toBe(inColour('#2b5c8a'));
});

test('the colour and the accent stand in the markup', () => {
  const svg = product('shellJacket', { color: '#2b5c8a', accent: '#e9b824', seed: 3 });
  expect(svg).toContain('#2b5c8a');
  expect(svg).toContain('#e9b824');
});

test('other seeds vary the same garment', () => {
  const jackets = new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => product('shellJacket', { seed })));
  expect(jackets.size).toBeGreaterThan(3);
});

test('a variant is drawn instead of what the seed would choose', () => {
  expect(product('drink', { variant: 'bottle', seed: 1 })).not.toBe(product('drink', { variant: 'can', seed: 1 }));
});

test('a cut bends tops and trousers, and leaves other things alone', () => {
  const drawn = (type: ProductType) => new Set(CUTS.map((cut) => product(type, { cut, seed: 2 })));
  expect(drawn('fleece').size).toBe(4);
  expect(drawn('trousers').size).toBe(4);
  expect(drawn('thermos').size).toBe(1);
});

test.each(CUTS)('a shell jacket in the cut %s is well formed', (cut) => {
  for (const view of VIEWS) expect(faults(product('shellJacket', { cut, view }))).toEqual([]);
});

test('herre is the plain drawing', () => {
  expect(product('hoodie', { cut: 'herre' })).toBe(product('hoodie'));
});

test('a card leaves out weave and stitches', () => {
  const card = product('baseLayer', { lod: 'card' });
  expect(card).not.toContain('<pattern');
  expect(card.length).toBeLessThan(product('baseLayer').length);
});

test('the detail looks at a part of the front, wet where the thing is for rain', () => {
  const front = product('rainJacket');
  const detail = product('rainJacket', { view: 'detail' });
  expect(front).toContain('viewBox="0 0 800 800"');
  expect(detail).toContain('viewBox="260 180 320 320"');
  expect(detail.split('<ellipse').length - front.split('<ellipse').length).toBe(92);
});

test('padding gives air on all sides', () => {
  expect(product('mug', { pad: 40 })).toContain('viewBox="-40 -40 880 880"');
});

test('a title names the picture, and its marks cannot break out of the attribute', () => {
  expect(product('mug')).toContain('aria-hidden="true"');
  const named = product('mug', { title: 'Kopp "Liten" <250 ml> & lokk' });
  expect(named).toContain('role="img" aria-label="Kopp &quot;Liten&quot; &lt;250 ml> &amp; lokk"');
});

test('a prefix keeps the ids of two pictures apart', () => {
  const ids = (prefix: string) => [...product('mug', { prefix }).matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  expect(ids('a').filter((id) => ids('b').includes(id))).toEqual([]);
});

test.each(['spaceship', 'toString', ''])('an unknown type, %o, throws', (type) => {
  expect(isProductType(type)).toBe(false);
  expect(() => product(type as ProductType)).toThrow('Unknown illustration type');
});
