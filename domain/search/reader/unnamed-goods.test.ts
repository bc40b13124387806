import { describe, expect, test } from 'vitest';
import { sampleShop } from '#tests/sample-shop.ts';
import { readIntent } from './read-intent.ts';
import type { ShopWords } from './shop-words.ts';

/** A shop that has these goods too. */
const shop: ShopWords = {
  ...sampleShop,
  knows: (word) => (goods.has(word) ? 'thing' : sampleShop.knows(word)),
  isOwnWord: (word) => goods.has(word) || sampleShop.isOwnWord(word),
};
const goods = new Set([
  'vott',
  'lue',
  'ullongs',
  'gummistovel',
  'massasjerulle',
  'liggeunderlag',
  'duffelbag',
  'skalljakke',
  'innleggssale',
  'stormkjokken',
]);

const readingsOf = (text: string) => readIntent(text, shop, { unfinished: false }).readings;
const goodsOf = (text: string) =>
  readingsOf(text).flatMap(({ kind, meaning }) =>
    kind === 'goods' && meaning.type === 'words' ? meaning.anyOf.flatMap(({ as, also }) => [...as, ...also]) : [],
  );

describe('goods that nobody names', () => {
  test.each([
    ['jeg fryser alltid på fingrene', 'vott'],
    ['nevene mine blir så kalde', 'vott'],
    ['something warm for my head', 'lue'],
    ['kalde og våte føtter', 'gummistovel'],
    ['ryggen min verker', 'massasjerulle'],
    ['sover dårlig i teltet', 'liggeunderlag'],
    ['noe å ha under skibuksa', 'ullongs'],
    ['what do i wear under my ski clothes', 'ullongs'],
    ['hva bruker dere under skallbukse', 'ullongs'],
    ['hva er best mot kalde hender', 'vott'],
    ['vil ikke bli våt', 'skalljakke'],
    ['noe å putte i støvlene', 'innleggssale'],
    ['noe å legge under soveposen min', 'liggeunderlag'],
    ['noe å ha våte sokker i når vi går', 'duffelbag'],
    ['vi skal koke egg på stranda', 'stormkjokken'],
  ])('%s: %s', (text, wanted) => {
    expect(goodsOf(text)).toContain(wanted);
  });

  test('a thing that is named is what is wanted, and the ailment says nothing more', () => {
    expect(readingsOf('fryser på fingrene og trenger jakke').map(({ key }) => key)).toEqual(['goods:jakke']);
  });

  test('a part of the body without an ailment beside it, and the other way round, are no such pair', () => {
    expect(goodsOf('verker')).toEqual([]);
  });
});

describe('words of sentences that look like goods', () => {
  test.each(['jeg leter etter dette', 'vi trenger et sted', 'hva hopper hun', 'kan hun hoppe'])(
    '%s: nothing to put on, eat or hop with',
    (text) => {
      expect(goodsOf(text)).toEqual([]);
    },
  );

  test('who asks what is sold asks for things', () => {
    expect(readingsOf('har dere jakker').map(({ key }) => key)).toEqual(['goods:jakker']);
  });
});

describe('compounds that nobody sells', () => {
  test.each([
    ['knevarmer', 'ullongs'],
    ['teltpose', 'duffelbag'],
    ['padlejakke', 'skalljakke'],
  ])('%s: nearest is %s', (text, nearest) => {
    expect(goodsOf(text)).toContain(nearest);
  });

  test('both parts must be known', () => {
    expect(goodsOf('blurfvarmer')).toEqual([]);
  });
});
