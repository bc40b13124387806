import { expect, test } from 'vitest';
import { measuresIn, measureTerm } from './measure-term.ts';

test.each([
  ['tunneltelt 4 personer', ['personer', 4]],
  ['Fire personer.', ['personer', 4]],
  ['sovepose minus 10 grader', ['grader', -10]],
  ['Grensetemperatur −20 °C', ['grader', -20]],
  ['dagstursekk 32 liter', ['l', 32]],
  ['termos 0,5 l', ['l', 0.5]],
  ['impregnering 500 ml', ['l', 0.5]],
  ['ullsokk 3-pk', ['pk', 3]],
  ['tau 3,2 meter', ['cm', 320]],
  ['hodelykt 400 lumen', ['lumen', 400]],
  ['29-tommers hjul', ['tommer', 29]],
] as const)('%s', (text, [unit, amount]) => {
  expect(measuresIn(text)).toEqual([measureTerm(unit, amount)]);
});

test('a number without a unit is no measure', () => {
  expect(measuresIn('haspelsnelle 3000, 1905')).toEqual([]);
});
