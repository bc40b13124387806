import { describe, expect, test } from 'vitest';
import { resemblingWord } from './resembling-words.ts';

describe('the word that an unknown one resembles', () => {
  test.each([
    ['redingsfest', 'redningsvest'],
    ['ulsokkar', 'ullsokkar'],
    ['sovebose', 'sovepose'],
  ])('%s is told by %s', (typed, known) => {
    expect(resemblingWord(typed)).toBe(known);
  });

  test.each(['asdfgh', 'kvadratrot', 'blablabla', 'blomsterpotte', 'kaffemaskin', 'regjering', 'duk'])(
    '%s resembles nothing',
    (typed) => {
      expect(resemblingWord(typed)).toBe('');
    },
  );
});
