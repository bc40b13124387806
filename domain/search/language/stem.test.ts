import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import { stem } from './stem.ts';

const stemOf = (word: string) => stem(fold(word));

test.each([
  'jakke jakker jakken jakkene jakka',
  'bukse bukser buksen buksene buksa',
  'genser gensere genseren genserne',
  'støvel støvler støvelen støvlene',
  'sykkel sykler sykkelen syklene',
  'tøffel tøfler',
  'lue luer luen luene',
  'sko skoen skoene',
  'telt teltet teltene',
  'singlet singleter',
  'stang stenger stengene',
  'haspelstang haspelstenger',
  'åre årer årene',
  'svømmefot svømmeføtter',
  'vanntett vanntette',
  'fôret fôrede',
  'regulerbar regulerbare regulerbart',
])('DEC-56 forms of one word meet: %s', (forms) => {
  const words = forms.split(' ');
  expect(new Set(words.map(stemOf)).size, words.map(stemOf).join(' ')).toBe(1);
});

test.each([
  ['lilla', 'lille'],
  ['rosa', 'roser'],
  ['ski', 'skinn'],
  ['fôret', 'for'],
  ['padel', 'padle'],
  ['telt', 'tele'],
])('%s and %s are different words', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});
