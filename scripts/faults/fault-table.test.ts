import { expect, test } from 'vitest';
import { addFigures, faultTable } from './fault-table.ts';

test('figures are summed by name, and faults are told as what they mean', () => {
  const lines = [
    { what: 'R1 races', attempts: 100, faults: [] },
    {
      what: 'R9 kills',
      attempts: 1,
      faults: ['I2 payment x is expired, and 3000 øre are held', 'I3 payment y was captured twice'],
    },
    { what: 'R1 races', attempts: 50, faults: ['I1 7@1: 0 there, 1 expected', 'I6 reservation 4 moved as none may'] },
  ];
  const rows = addFigures(`${lines.map((line) => JSON.stringify(line)).join('\n')}\n{"what":"half`);
  expect(rows.map(({ what, attempts }) => [what, attempts])).toEqual([
    ['R1 races', 150],
    ['R9 kills', 1],
  ]);
  expect(faultTable(rows).split('\n')).toEqual([
    'what      attempts  oversold  lost  double  other',
    'R1 races       150         1     0       0      1',
    'R9 kills         1         0     1       1      0',
  ]);
});
