import { expect, test } from 'vitest';
import { sampleArticle } from '#domain/article/sample-article.ts';
import { cardOf } from '../../features/article-card/card-article.ts';
import { compareRows, differingRows } from './compare-rows.ts';
import type { ComparedArticle } from './load-compare.ts';

function compared(articleId: number, given: Partial<ComparedArticle> = {}): ComparedArticle {
  return {
    ...cardOf(sampleArticle()),
    articleId,
    group: 'Skalljakker',
    gender: 'Uni',
    colors: ['Fjordblå'],
    sizes: ['S', 'M'],
    description: 'Tåler alt. Et tett skall.',
    techDescription: null,
    washLabel: null,
    careLabel: null,
    onlyCC: false,
    canPurchase: true,
    trueToSizeCounts: [0, 0, 0],
    ean: null,
    ...given,
  };
}

function row(label: string, ...articles: ComparedArticle[]) {
  return compareRows(articles).find((found) => found.label === label);
}

test('a fact that only some state leaves the others empty, and stands out', () => {
  const articles = [
    compared(1, { techDescription: 'Vannsøyle 15 000 mm. Materiale: 100 % polyamid.' }),
    compared(2, { techDescription: 'Vannsøyle 20 000 mm. Med hette.' }),
  ];
  expect(row('Vannsøyle', ...articles)).toEqual({
    label: 'Vannsøyle',
    values: [['15 000 mm'], ['20 000 mm']],
    odd: [true, true],
  });
  expect(row('Materiale', ...articles)?.values).toEqual([['100 % polyamid'], []]);
  expect(row('Mer om varen', ...articles)?.values).toEqual([[], ['Med hette.']]);
});

test('a row that says nothing of any of them is left out', () => {
  expect(row('Passform', compared(1), compared(2))).toBeUndefined();
  expect(row('Vask og stell', compared(1), compared(2, { washLabel: 'Maskinvask 40 °C.' }))?.values).toEqual([
    [],
    ['Maskinvask 40\u00a0°C'],
  ]);
});

test('the way to have it is told for each', () => {
  const ways = row('Slik får du den', compared(1), compared(2, { onlyCC: true }), compared(3, { canPurchase: false }));
  expect(ways?.values).toEqual([
    ['Hent i butikk og hjemlevering'],
    ['Kan bare hentes i butikk'],
    ['Kan bare reserveres og betales i butikk'],
  ]);
});

test('what stands out is what differs from the most', () => {
  expect(differingRows(['a', 'a', 'b'])).toEqual([false, false, true]);
  expect(differingRows(['a', 'b'])).toEqual([true, true]);
  expect(differingRows(['a', 'a', 'b', 'b'])).toEqual([true, true, true, true]);
  expect(differingRows(['a', 'a', 'a'])).toEqual([false, false, false]);
  expect(differingRows([['a'], ['a'], []])).toEqual([false, false, true]);
});
