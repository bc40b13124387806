import { expect, test } from 'vitest';
import { SizeBook } from './size-book.ts';

const names = [
  'M',
  'S/M',
  '36-38',
  '20-30 kg',
  '90+ kg',
  '1-2 år',
  'M 55-59 cm',
  '24"',
  '26.5',
  '162W',
  'S (35-38)',
  '0,18 mm',
  '1-999',
];
const book = new SizeBook(names.map((name, id) => ({ id, name })));
const sizes = (key: string) => book.for(key).map((id) => names[id]);

test.each([
  ['m', ['M', 'S/M', 'M 55-59 cm']],
  ['Medium', ['M', 'S/M', 'M 55-59 cm']],
  ['37', ['36-38', 'S (35-38)']],
  ['36-38', ['36-38']],
  ['24"', ['24"']],
  ['26.5', ['26.5']],
  ['162', ['162W']],
  ['s', ['S/M', 'S (35-38)']],
  ['20-30 kg', ['20-30 kg']],
  ['20-30kg', ['20-30 kg']],
  ['500', []],
])('a size by %s', (key, expected) => {
  expect(sizes(key)).toEqual(expected);
});

test('sizes named by a span that holds a measure', () => {
  const holding = (unit: string, amount: number) => book.holding(unit, amount).map((id) => names[id]);
  expect(holding('kg', 25)).toEqual(['20-30 kg']);
  expect(holding('kg', 120)).toEqual(['90+ kg']);
  expect(holding('år', 2)).toEqual(['1-2 år']);
  expect(holding('hode', 56)).toEqual(['M 55-59 cm']);
  expect(holding('kg', 50)).toEqual([]);
});
