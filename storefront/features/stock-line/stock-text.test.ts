import { expect, test } from 'vitest';
import { stockEverywhere, stockNearby } from './stock-text.ts';

const near = [
  { id: 7, name: 'Åsane', distance: 3200 },
  { id: 8, name: 'Lagunen', distance: 8700 },
];
const everywhere = { shopCount: 12, online: true };

function nearby(pieces: Record<number, number> | undefined, size: string | null = null) {
  const known = pieces && new Map(Object.entries(pieces).map(([id, qty]) => [Number(id), qty]));
  return stockNearby({ near, pieces: known, size, everywhere });
}

test('TXT-16 the server says in how many shops it is', () => {
  expect(stockEverywhere({ shopCount: 3, online: false })).toEqual({ level: 3, text: 'Finnes i 3 butikker' });
  expect(stockEverywhere({ shopCount: 1, online: true })).toEqual({ level: 2, text: 'Finnes i 1 butikk' });
  expect(stockEverywhere({ shopCount: 0, online: true })).toEqual({ level: 2, text: 'Kan sendes hjem' });
  expect(stockEverywhere({ shopCount: 0, online: false })).toEqual({ level: 0, text: 'Ikke på lager' });
});

test('GEN-04 the shopper’s own shop with count and distance', () => {
  expect(nearby({ 7: 14, 8: 3 })).toEqual({ level: 3, text: '14 i Åsane', detail: '3,2 km' });
  expect(nearby({ 7: 1 })).toEqual({ level: 1, text: 'Siste i Åsane', detail: '3,2 km' });
  expect(nearby({ 7: 2 })).toEqual({ level: 2, text: 'Siste 2 i Åsane', detail: '3,2 km' });
});

test('the nearest other shop when the own one has none', () => {
  expect(nearby({ 7: 0, 8: 3 })).toEqual({ level: 2, text: '3 i Lagunen', detail: '8,7 km' });
});

test('none nearby: the rest of the chain is told of', () => {
  expect(nearby({ 7: 0 })).toEqual({ level: 0, text: 'Ikke i Åsane', detail: 'finnes i 12 butikker' });
  const nowhere = stockNearby({ near, pieces: new Map(), size: null, everywhere: { shopCount: 0, online: true } });
  expect(nowhere.text).toBe('Kan sendes hjem');
});

test('in the chosen size when one is filtered', () => {
  expect(nearby({ 7: 5 }, 'M')).toEqual({ level: 3, text: '5 i Åsane', detail: 'str. M, 3,2 km' });
  expect(nearby({}, 'M')).toEqual({ level: 0, text: 'Ikke i Åsane', detail: 'str. M' });
});

test('DEC-05 until a shop or its pieces are known, what the server said stays', () => {
  expect(nearby(undefined).text).toBe('Finnes i 12 butikker');
  expect(stockNearby({ near: [], pieces: new Map(), size: null, everywhere }).text).toBe('Finnes i 12 butikker');
});

test('a shop without a known distance is named all the same', () => {
  const shop = [{ id: 7, name: 'Åsane', distance: null }];
  expect(stockNearby({ near: shop, pieces: new Map([[7, 9]]), size: null, everywhere })).toEqual({
    level: 3,
    text: '9 i Åsane',
  });
});
