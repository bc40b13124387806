import { describe, expect, test } from 'vitest';
import { sampleShop } from '#tests/sample-shop.ts';
import { readIntent } from './read-intent.ts';
import type { ShopWords } from './shop-words.ts';

const shop: ShopWords = {
  ...sampleShop,
  knows: (word) => (/^(jakke|bukse|sett|tofler|skjort)$/.test(word) ? 'thing' : sampleShop.knows(word)),
  isOwnWord: (word) => /^(jakke|bukse|sett|tofler|skjort)$/.test(word) || sampleShop.isOwnWord(word),
  split: (word) => {
    const [, first = '', head = ''] = /^(.+?)(jakke|bukse|sett|tofler|skjort)$/.exec(word) ?? [];
    return first === '' ? [] : [first, head];
  },
  guess: (word) => (word === 'lekejakke' ? ['lerkejakke'] : []),
};

const readingsOf = (text: string) => readIntent(text, shop, { unfinished: false }).readings;

describe('compounds that begin as anything may', () => {
  test('an everyday beginning says nothing, and makes the word no slip', () => {
    expect(readingsOf('lekejakke').map(({ kind, value }) => [kind, value])).toEqual([['goods', 'jakke']]);
  });

  test('what is worn is told by its end, though other trades have the beginning', () => {
    expect(readingsOf('hotelltøfler').map(({ value }) => value)).toContain('tofler');
  });

  test('without æ, ø and å the end would be another thing', () => {
    expect(JSON.stringify(readingsOf('raglanskjørt'))).toContain('shorts');
  });

  test('a use before a thing is no slip for another beginning', () => {
    const own = { ...shop, split: () => [], guess: () => [], guessParts: () => ['hettejakke'] };
    const { readings } = readIntent('hestejakka', own, { unfinished: false });
    expect(readings.map(({ value }) => value)).not.toContain('hette');
  });

  test('an end of many things says nothing after a beginning that is not known', () => {
    expect(readingsOf('blurfsett').map(({ kind }) => kind)).toEqual(['unknown']);
  });
});
