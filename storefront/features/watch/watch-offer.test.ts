import { expect, test } from 'vitest';
import { eanOf } from '#domain/article/ean.ts';
import type { Variant } from '#domain/article/variant.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import { watchOffer } from './watch-offer.ts';

const variant = (...stock: [number, number][]): Variant => ({
  id: 1,
  ean: eanOf('7000000100116'),
  canPurchase: true,
  availability: stock.length,
  shops: stock.map(([id, qty]) => ({ id: shopId(id), qty })),
  size: { id: 1, name: 'M' },
  color: { id: 1, name: 'Svart', hex: '#000000', colorCode: '1', image: '' },
});
const oslo = { id: 1, name: 'Oslo' };

test('nothing is offered before a variant is picked, or where it can be had', () => {
  expect(watchOffer(null, oslo)).toBeNull();
  expect(watchOffer(variant([2, 3]), null)).toBeNull();
  expect(watchOffer(variant([1, 1], [2, 3]), oslo)).toBeNull();
});

test('out in the shopper’s own shop alone: that shop is watched', () => {
  expect(watchOffer(variant([2, 3]), oslo)).toMatchObject({ soldOut: false, places: [oslo] });
  expect(watchOffer(variant([1, 0], [55, 3]), oslo)).toMatchObject({ soldOut: false, places: [oslo] });
});

test('out everywhere: the own shop, or any', () => {
  expect(watchOffer(variant(), oslo)).toMatchObject({ soldOut: true, places: [oslo, null] });
  expect(watchOffer(variant([2, 0]), null)).toMatchObject({ soldOut: true, places: [null] });
});
