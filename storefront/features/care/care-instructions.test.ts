import { expect, test } from 'vitest';
import { careInstructions } from './care-instructions.ts';

const read = (label: string) => careInstructions(label).map(({ symbol, words }) => [symbol, words]);

test('ENT-24 each sentence of the wash label has its laundry symbol', () => {
  expect(read('Maskinvask 40 °C. Ikke bleking. Tørketrommel lav varme. Ikke stryking.')).toEqual([
    ['wash40', 'Maskinvask 40\u00a0°C'],
    ['noBleach', 'Ikke bleking'],
    ['tumble', 'Tørketrommel lav varme'],
    ['noIron', 'Ikke stryking'],
  ]);
  expect(read('Ullprogram 30 °C. Ikke tørketrommel. Tørkes flatt.').map(([symbol]) => symbol)).toEqual([
    'wash30',
    'noTumble',
    'dryFlat',
  ]);
  expect(read('Håndvask 30 °C. Stryking på middels varme')[0]?.[0]).toBe('handWash');
});

test('ENT-24 what has no symbol keeps its words', () => {
  expect(read('Ikke maskinvask. Tørk i romtemperatur.')).toEqual([
    ['noWash', 'Ikke maskinvask'],
    [null, 'Tørk i romtemperatur'],
  ]);
  expect(read('30')).toEqual([[null, '30']]);
  expect(read('')).toEqual([]);
});
