import { expect, test } from 'vitest';
import { readShownCount, withShownCount } from './shown-count.ts';

const read = (search: string) => readShownCount(new URLSearchParams(search));

test('DEC-45 a list opens with twenty, and as far as it was opened', () => {
  expect(read('')).toBe(20);
  expect(read('?antall=60')).toBe(60);
  expect(read('?antall=49')).toBe(60);
});

test.each(['0', '-20', 'x', '', '1e9', '123456'])('antall=%s opens the first page', (text) => {
  expect(read(`?antall=${text}`)).toBe(20);
});

test('no url opens a list without end', () => {
  expect(read('?antall=99999')).toBe(1000);
});

test('DEC-48 the count stands behind the filters, and not at all for the first page', () => {
  expect(withShownCount('', 20)).toBe('');
  expect(withShownCount('', 40)).toBe('?antall=40');
  expect(withShownCount('?butikk=1', 40)).toBe('?butikk=1&antall=40');
  expect(read(withShownCount('?butikk=1', 80))).toBe(80);
});
