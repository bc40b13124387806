import { expect, test } from 'vitest';
import { plainly } from './intensified.ts';

test('what makes a word stronger is left out where a word is left', () => {
  expect(['dritkaldt', 'kjempeglatt', 'knallvarme', 'drit', 'superset'].map(plainly)).toEqual([
    'kaldt',
    'glatt',
    'varme',
    'drit',
    'superset',
  ]);
});
