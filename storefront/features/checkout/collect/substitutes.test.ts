import { expect, test } from 'vitest';
import { eanOf } from '#domain/article/ean.ts';
import { sampleVariant } from '#domain/article/sample-article.ts';
import { substitutesFor } from './substitutes.ts';

const sizes = ['S', 'M', 'L', 'XL'].map((name, at) => ({ id: at + 1, name }));
const [blue, red] = [sampleVariant().color, { ...sampleVariant().color, id: 99, name: 'Rød' }];
const variants = [blue, red].flatMap((color, at) =>
  sizes.map((size) => sampleVariant({ id: at * 10 + size.id, ean: eanOf(`70000000000${at}${size.id}`), size, color })),
);

test('the same size in another colour first, then the sizes beside it in the same colour', () => {
  const found = substitutesFor({ variants }, eanOf('7000000000002'));
  expect(found.map(({ size, color }) => [size.name, color.id])).toEqual([
    ['M', red.id],
    ['S', blue.id],
    ['L', blue.id],
  ]);
});

test('nothing stands in for what is not there', () => {
  expect(substitutesFor({ variants }, eanOf('7099999999999'))).toEqual([]);
});
