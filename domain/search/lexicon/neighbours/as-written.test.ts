import { describe, expect, test } from 'vitest';
import { neighbourAlone, neighbourAsFolded, neighbourAsWritten } from './as-written.ts';

describe('words for what is not sold, by their own letters', () => {
  test.each(['longetau', 'longetauet', 'strigle', 'striglene', 'kalkpose', 'kalkposer', 'klatrebelta'])(
    '%s is known',
    (word) => {
      expect(neighbourAsWritten(word)).toBeDefined();
    },
  );

  test.each(['longs', 'jakke', 'strigl', 'handvarmer'])('%s is none of them', (word) => {
    expect(neighbourAsWritten(word)).toBeUndefined();
  });

  test('without æ, ø and å they are known as well, to who knows nothing else of the word', () => {
    expect(neighbourAsFolded('handvarmere')).toEqual(neighbourAsWritten('håndvarmere'));
  });

  test('words that are others in a sentence stand in a table of their own', () => {
    expect(neighbourAsWritten('mål')).toBeUndefined();
    expect(neighbourAlone('mål')).toContain('fotballmal');
  });
});
