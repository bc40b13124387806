import { expect, test } from 'vitest';
import { sampleShop } from '#tests/sample-shop.ts';
import { chainWords } from './chain-words.ts';
import { readIntent } from './read-intent.ts';

const chain = chainWords(
  [
    { word: 'knallert', words: ['sykkel'], both: false },
    { word: 'lang tur', words: ['telt', 'sovepose'], both: false },
    { word: 'sekk', words: ['telt', 'vott'], both: true },
    { word: 'jakke', words: ['genser'], both: false },
    { word: 'petroleum', words: ['blå'], both: false },
    { word: 'gorgonzola', words: ['ost'], both: false },
    { word: 'hjelm', words: [], both: false },
  ],
  ['Kvalitet', 'sko'],
);
const readingsOf = (text: string) => readIntent(text, sampleShop, { unfinished: false, chain }).readings;
const keys = (text: string) => readingsOf(text).map(({ key }) => key);
const wishes = (text: string) =>
  readingsOf(text).flatMap(({ meaning }) =>
    meaning.type === 'words' ? meaning.anyOf.map(({ text: own, as }) => [own, ...as]) : [],
  );

test('a word stands for what the chain says, in every form, beside its own meaning where it has one', () => {
  expect(keys('rød knallert')).toEqual(['color:rod', 'goods:sykkel']);
  expect(wishes('knallerter')).toEqual([['', 'sykkel']]);
  expect(wishes('jakke')).toEqual([['jakke', 'genser']]);
  expect(wishes('genser')).toEqual([['genser']]);
});

test('several words in a row stand for others', () => {
  expect(wishes('lang tur')).toEqual([['', 'telt', 'sovepose']]);
  expect(readingsOf('til lang tur').map(({ text }) => text)).toEqual(['lang tur']);
});

test('both ways: each of the words stands for the other', () => {
  expect(wishes('sekk')).toEqual([['sekk', 'telt', 'vott']]);
  expect(wishes('vott')).toEqual([['vott', 'sekk', 'telt']]);
});

test('a synonym of a colour is the colour', () => {
  expect(keys('petroleum jakke')).toEqual(['color:bla', 'goods:jakke']);
});

test('one for what the shop does not have, and one that was emptied, change nothing', () => {
  expect(keys('gorgonzola')).toEqual(['unknown:gorgonzola']);
  expect(wishes('hjelm')).toEqual([['hjelm']]);
});

test('what must not be is not its synonym either', () => {
  const [reading] = readingsOf('uten knallert');
  expect(reading?.meaning).toMatchObject({ type: 'not', of: { anyOf: [{ text: 'knallert', as: ['sykkel'] }] } });
});

test('stop words carry nothing, unless there is nothing else', () => {
  expect(keys('kvalitet telt')).toEqual(['goods:telt']);
  expect(keys('sko og telt')).toEqual(['goods:telt']);
  expect(keys('sko')).toEqual(['goods:sko']);
});

test('while it is typed a synonym finds what it stands for', () => {
  const [reading] = readIntent('knallert', sampleShop, { unfinished: true, chain }).readings;
  expect(reading?.meaning).toMatchObject({ anyOf: [{ text: 'knallert', as: ['sykkel'], unfinished: true }] });
});
