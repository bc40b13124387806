import { expect, test } from 'vitest';
import { fitting } from './palette-items.ts';

const items = ['Endringslogg', 'Inviter en kollega', 'Ordre'].map((title) => ({
  key: title,
  group: '',
  title,
  detail: '',
  to: '/',
}));
const titles = (typed: string) => fitting(items, typed).map(({ title }) => title);

test('what is typed begins words of what is found', () => {
  expect(titles('')).toHaveLength(3);
  expect(titles('endr')).toEqual(['Endringslogg']);
  expect(titles('kol inv')).toEqual(['Inviter en kollega']);
  expect(titles('logg')).toEqual([]);
});
