import { expect, test } from 'vitest';
import { sampleArticle } from '#domain/article/sample-article.ts';
import { kroner } from '#domain/money/money.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import { cardOf } from './card-article.ts';

test('DEC-70 the card shows what is paid, and the price before struck out', () => {
  const campaign = {
    id: 501,
    articleId: 1002,
    price: kroner(999),
    labelType: 'price' as const,
    labelData: { text: 'Tilbud' },
  };
  const card = cardOf(
    sampleArticle({ price: kroner(1599), beforePrice: kroner(1599), originalPrice: null, campaigns: [campaign] }),
  );
  expect(card).toMatchObject({ price: 999, beforePrice: 1599, onOffer: true });
  expect(card.labels).toEqual([{ kind: 'campaign', type: 'price', text: 'Tilbud', percent: null }]);
});

test('DEC-70 an ordinary price leaves the tag white', () => {
  expect(cardOf(sampleArticle({ beforePrice: null, originalPrice: null })).onOffer).toBe(false);
});

test('DEC-92 the web stock is no shop to go to', () => {
  const card = cardOf(sampleArticle({ available: [shopId(1), shopId(55), shopId(2)] }));
  expect(card).toMatchObject({ shopCount: 2, online: true });
  expect(cardOf(sampleArticle({ available: [shopId(55)] }))).toMatchObject({ shopCount: 0, online: true });
  expect(cardOf(sampleArticle({ available: [] }))).toMatchObject({ shopCount: 0, online: false });
});
