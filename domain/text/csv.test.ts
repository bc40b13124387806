import { expect, test } from 'vitest';
import { csvFile } from './csv.ts';

const cellOf = (cell: string | number | null) => csvFile(['x'], [[cell]]).split('\r\n')[1];

test.each(['=1+1', '+47 41234567', '-2', '@SUM(A1)', '\t=1', '\r=1'])('%j runs nothing', (cell) => {
  expect(cellOf(cell)).toMatch(/^"?'/);
});

test('cells are told apart, and figures stay figures', () => {
  expect(cellOf('a;b')).toBe('"a;b"');
  expect(cellOf('say "hi"')).toBe('"say ""hi"""');
  expect([cellOf(-12.5), cellOf(null), cellOf('Åse')]).toEqual(['-12,5', '', 'Åse']);
  expect(csvFile(['A', 'B'], [['1', 2]])).toBe('\uFEFFA;B\r\n1;2\r\n');
});
