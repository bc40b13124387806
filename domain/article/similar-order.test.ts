import { expect, test } from 'vitest';
import { kroner } from '#domain/money/money.ts';
import { sampleArticle } from './sample-article.ts';
import { bySimilarity } from './similar-order.ts';

const blue = { id: 1, name: 'Blå', hex: '#00f' };
const red = { id: 2, name: 'Rød', hex: '#f00' };
const article = (id: number, price: number, colorGroups = [blue]) =>
  sampleArticle({ id, price: kroner(price), campaigns: [], colorGroups });

test('the nearest in price first, and the article itself not at all', () => {
  const found = bySimilarity(article(1, 1000), [article(2, 2000), article(1, 1000), article(3, 900), article(4, 1200)]);
  expect(found.map(({ id }) => id)).toEqual([3, 4, 2]);
});

test('another colour counts as much as half the price', () => {
  const found = bySimilarity(article(1, 1000), [article(2, 1000, [red]), article(3, 1400), article(4, 1600)]);
  expect(found.map(({ id }) => id)).toEqual([3, 2, 4]);
});
