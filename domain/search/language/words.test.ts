import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinWords, wordsOf } from './words.ts';

const texts = (text: string) => wordsOf(text).map((word) => word.text);

test('VAL-23 commas and other signs separate words; case does not matter', () => {
  expect(texts('Jakke,blå  (HERRE)!')).toEqual(['jakke', 'blå', 'herre']);
});

test('a hyphenated word is the joined word with its parts', () => {
  expect(wordsOf('T-skjorte')).toEqual([{ text: 'tskjorte', parts: ['t', 'skjorte'] }]);
  expect(wordsOf('ull-lue')).toEqual([{ text: 'ullue', parts: ['ull', 'lue'] }]);
});

test('numbers and their units are words of their own, however they are written', () => {
  expect(texts('Tursekk 50L')).toEqual(texts('tursekk 50 liter'));
  expect(texts('3-lags')).toEqual(['3', 'lags']);
  expect(texts('2pk')).toEqual(['2', 'pk']);
  expect(texts('2XL')).toEqual(['2xl']);
});

test('three equal consonants become two', () => {
  expect(joinWords('ull', 'longs')).toBe('ullongs');
  expect(joinWords('tur', 'rute')).toBe('turrute');
  expect(joinWords('tur', 'bukse')).toBe('turbukse');
});

test('whatever is written, words are not empty and have no spaces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const word of wordsOf(text)) expect(word.text).toMatch(/^[\p{L}\p{N}]+$/u);
    }),
  );
});
