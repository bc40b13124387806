import { describe, expect, test } from 'vitest';
import { eanOf } from '#domain/article/ean.ts';
import { sampleStock, sampleVariant } from '#domain/article/sample-article.ts';
import { choiceQuery, colorOptions, pickOf, sizeOptions, startChoice } from './variant-choice.ts';

const svart = { id: 1, name: 'Svart', hex: '#111111', colorCode: '1', image: '' };
const blå = { id: 2, name: 'Blå', hex: '#0000ff', colorCode: '2', image: '' };
const m = { id: 1, name: 'M' };
const l = { id: 2, name: 'L' };
const variants = [
  sampleVariant({ id: 1, ean: eanOf('7000000100116'), size: m, color: svart }),
  sampleVariant({ id: 2, ean: eanOf('7000000100123'), size: l, color: svart, shops: sampleStock({ 2: 2 }) }),
  sampleVariant({ id: 3, ean: eanOf('7000000100130'), size: m, color: blå, shops: [] }),
];
const none = { colorId: null, sizeId: null };

describe('what can be picked', () => {
  test('ENT-31 ENT-32 every colour and size once, in the order of the variants', () => {
    expect(colorOptions(variants).map(({ name, inStock }) => [name, inStock])).toEqual([
      ['Svart', true],
      ['Blå', false],
    ]);
    expect(sizeOptions(variants, null)).toEqual([
      { id: 1, name: 'M', pieces: 12 },
      { id: 2, name: 'L', pieces: 2 },
    ]);
  });

  test('sizes count the pieces of the colour chosen', () => {
    expect(sizeOptions(variants, blå.id).map(({ pieces }) => pieces)).toEqual([0, 0]);
  });

  test('a colour without a name is no choice', () => {
    const plain = [sampleVariant({ color: { ...svart, id: 0, name: '' } })];
    expect(colorOptions(plain)).toEqual([]);
    expect(pickOf(plain, startChoice(plain, new URLSearchParams())).kind).toBe('picked');
  });
});

describe('what is picked', () => {
  test('TXT-14 TXT-15 without a choice size and colour are both missing', () => {
    expect(pickOf(variants, none)).toEqual({ kind: 'open', color: true, size: true });
    expect(pickOf(variants, { colorId: svart.id, sizeId: null })).toEqual({ kind: 'open', color: false, size: true });
  });

  test('TXT-13 DEC-73 a variant without a shop is sold out, and so is one that is not made', () => {
    expect(pickOf(variants, { colorId: blå.id, sizeId: m.id })).toEqual({ kind: 'sold-out' });
    expect(pickOf(variants, { colorId: blå.id, sizeId: l.id })).toEqual({ kind: 'sold-out' });
  });

  test('TXT-13 an article nobody has is sold out before anything is picked', () => {
    expect(
      pickOf(
        variants.map((variant) => ({ ...variant, shops: [] })),
        none,
      ),
    ).toEqual({ kind: 'sold-out' });
  });

  test('M and Svart is one variant', () => {
    expect(pickOf(variants, { colorId: svart.id, sizeId: m.id })).toMatchObject({ kind: 'picked', variant: { id: 1 } });
  });
});

describe('the choice in the address', () => {
  const read = (query: string) => startChoice(variants, new URLSearchParams(query));

  test('is read by the names of colour and size', () => {
    expect(read('farge=bla&storrelse=m')).toEqual({ colorId: 2, sizeId: 1 });
    expect(read('farge=lilla&storrelse=')).toEqual(none);
  });

  test('is written so that it is read again', () => {
    const choice = { colorId: blå.id, sizeId: l.id };
    expect(choiceQuery(variants, choice)).toBe('?farge=bla&storrelse=l');
    expect(read(choiceQuery(variants, choice))).toEqual(choice);
    expect(choiceQuery(variants, none)).toBe('');
  });

  test('of what there is only one it is picked, and not written', () => {
    const single = variants.slice(0, 1);
    const start = startChoice(single, new URLSearchParams());
    expect(start).toEqual({ colorId: 1, sizeId: 1 });
    expect(choiceQuery(single, start)).toBe('');
  });
});
