import { expect, test } from 'vitest';
import { readSpreadsheet } from './spreadsheet-lines.ts';

test('number and price of each line, whatever stands between them', () => {
  expect(readSpreadsheet('1001\tLeir 3\t2 099,00\n1002;599\r\n\n1003')).toEqual({
    lines: [
      { number: '1001', price: 2099 },
      { number: '1002', price: 599 },
      { number: '1003', price: null },
    ],
    bad: [],
  });
});

test('a heading and a price that is none are told, not guessed', () => {
  expect(readSpreadsheet('Varenr\tPris\n1001\tgratis\n;5').bad).toEqual(['Varenr\tPris', '1001\tgratis', ';5']);
});
