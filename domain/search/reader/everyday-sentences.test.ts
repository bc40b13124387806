import { describe, expect, test } from 'vitest';
import { sampleShop } from '#tests/sample-shop.ts';
import { readIntent } from './read-intent.ts';
import type { ShopWords } from './shop-words.ts';

const own = /^(sykkellys|hodelykt|langrennsstaver|spinningsykkel)$/;
const shop: ShopWords = {
  ...sampleShop,
  knows: (word) => (own.test(word) || word === 'lykt' ? 'thing' : sampleShop.knows(word)),
  isOwnWord: (word) => own.test(word) || sampleShop.isOwnWord(word),
  guess: (word) => (word === 'spiningsykkel' ? ['spinningsykkel'] : []),
};

const intentOf = (text: string) => readIntent(text, shop, { unfinished: false });
const keysOf = (text: string) => intentOf(text).readings.map(({ key }) => key);

describe('sentences of every day', () => {
  test.each([
    ['sønnen min på 5 vil ha jakke', ['gender:gutt', 'age:5 år', 'goods:jakke']],
    ['jakke til datteren vår på 12', ['goods:jakke', 'gender:jente', 'age:12 år']],
    ['telt stort nok til oss alle fem', ['goods:telt', 'persons:5']],
    ['jakke som itj e så dyr', ['goods:jakke', 'order:cheapest']],
    ['jakke som ikke klør', ['goods:jakke', 'not:ull']],
    ['lys til sykkelen', ['goods:sykkellys']],
    ['lykt til å ha på hodet', ['goods:hodelykt']],
    ['lang renns staver', ['goods:langrennsstaver']],
    ['spining sykkel', ['goods:spinningsykkel']],
  ])('%s', (text, keys) => {
    expect(keysOf(text)).toEqual(keys);
  });

  test('a verb at the beginning of a sentence is no bicycle', () => {
    expect(keysOf('sykler hjem i regnet')).not.toContain('goods:sykler');
    expect(keysOf('sykler til barn')).toContain('goods:sykler');
  });

  test('who asks where goods are asks for no shop, unless in nynorsk', () => {
    expect(keysOf('hvor er de varme jakkene')).not.toContain('page:shops');
    expect(keysOf('kvar er de')).toContain('page:shops');
  });

  test('a word of indoors is no question for what is in stock', () => {
    expect(keysOf('inne sko')).not.toContain('stock:lager');
    expect(keysOf('sko inne')).toContain('stock:lager');
  });

  test('a phrase of four words is one', () => {
    expect(keysOf('blir våt når jeg sykler')).toEqual(['goods:regnjakke']);
  });
});

describe('what comes first though nobody asked for it alone', () => {
  const foremost = (text: string) => intentOf(text).foremost;

  test('who speaks of themselves is grown up, unless a child or a size is spoken of', () => {
    expect(foremost('jeg trenger en varm jakke')).toMatchObject({ type: 'genders' });
    expect(foremost('varm jakke')).toBeNull();
    expect(foremost('jeg trenger jakke til sønnen min')).toBeNull();
    expect(foremost('jeg trenger jakke i str 128')).toBeNull();
  });

  test('the end of a bicycle, and a pack of so many', () => {
    expect(foremost('sykkellys bak')).toMatchObject({ type: 'words', anyOf: [{ text: 'bak' }] });
    expect(foremost('bukse 3 stk')).toEqual({ type: 'measure', unit: 'pk', amount: 3, side: 'about' });
  });
});

test('a present for a small child is made for children, and not for juniors too', () => {
  const genders = (text: string) =>
    intentOf(text).readings.flatMap(({ meaning }) =>
      meaning.type === 'genders' ? [...meaning.near, ...meaning.further] : [],
    );
  const junior = 11;
  expect(genders('gave til gutt 3 år')).not.toContain(junior);
  expect(genders('gave til gutt 9 år')).toContain(junior);
});
