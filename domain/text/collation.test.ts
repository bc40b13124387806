import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
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

test('the names of shops need no collator: making one takes a browser longer than a whole chunk of code', async () => {
  vi.resetModules();
  const { compareNorwegian: compare } = await import('./collation.ts');
  const made = vi.spyOn(Intl, 'Collator');
  const names = ['Skien', 'Ski', 'Oslo Bryn', 'Oslo', 'Oslofjord', 'Ålesund', 'Bergen Åsane', 'Bergen Rådal', 'Ski'];
  expect(names.sort(compare)).toEqual([
    'Bergen Rådal',
    'Bergen Åsane',
    'Oslo',
    'Oslo Bryn',
    'Oslofjord',
    'Ski',
    'Ski',
    'Skien',
    'Ålesund',
  ]);
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});

test('I18N-04 API-14 what the letters decide is what ICU decides', () => {
  const icu = new Intl.Collator('nb-NO');
  const text = fc.string({ unit: fc.constantFrom(...'abcdøåæzÅAaÆwvyüé -.1\u0301th'), maxLength: 8 });
  fc.assert(
    fc.property(text, text, text, (start, a, b) => {
      expect(Math.sign(compareNorwegian(start + a, start + b))).toBe(Math.sign(icu.compare(start + a, start + b)));
    }),
    { numRuns: 5000 },
  );
});
