import { expect, test } from 'vitest';
import { compareNorwegian } from './collation.ts';

test('I18N-04 API-14 æ, ø and å come last', () => {
  expect(['Ål', 'Øl', 'Zebra', 'Ærlig', 'Apple'].sort(compareNorwegian)).toEqual([
    'Apple',
    'Zebra',
    'Ærlig',
    'Øl',
    'Ål',
  ]);
});
