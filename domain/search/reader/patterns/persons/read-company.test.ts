import { expect, test } from 'vitest';
import { sampleShop } from '#tests/sample-shop.ts';
import { readIntent } from '../../read-intent.ts';

test.each([
  ['telt til meg, kona og to unger', ['goods:telt', 'persons:4']],
  ['telt til meg og kjæresten min', ['goods:telt', 'persons:2']],
  ['telt til to voksne og tre barn', ['goods:telt', 'persons:5']],
  ['soveposer til to barn i telt', ['goods:soveposer', 'gender:barn', 'word:telt']],
  ['sovepose til meg og kona', ['goods:sovepose', 'gender:dame']],
  ['telt für zwei Personen', ['goods:telt', 'persons:2']],
])('%s', (text, keys) => {
  expect(readIntent(text, sampleShop, { unfinished: false }).readings.map(({ key }) => key)).toEqual(keys);
});
