import path from 'node:path';
import { expect, test } from 'vitest';
import { marksOf, shortClassNames } from './short-class-names.ts';

const root = path.resolve(import.meta.dirname, '../..');
const card = path.join(root, 'storefront/features/article-card/article-card.module.css');
const header = path.join(root, 'storefront/layout/header/header.module.css');

test('a class has a name of its own, the same in every build', () => {
  const first = shortClassNames(root);
  const names = [first('card', card), first('name', card), first('card', header), first('card', card)];
  expect(names[3]).toBe(names[0]);
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(name).toMatch(/^_[a-zA-Z0-9]{2}\d+$/);
  const second = shortClassNames(root);
  second('wrap', header);
  expect([second('card', card), second('name', card)]).toEqual(names.slice(0, 2));
});

test('sheets have marks of their own, however many they are, and in whatever order they are found', () => {
  const sheets = Array.from({ length: 2_000 }, (_, number) => `ui/${number}.module.css`);
  const marks = marksOf(sheets);
  expect(new Set(marks.values()).size).toBe(sheets.length);
  expect(marksOf(sheets.toReversed())).toEqual(marks);
});

test('a sheet that no mark was made for stops the build', () => {
  expect(() => shortClassNames(root)('card', path.join(root, 'server/card.module.css'))).toThrow(
    'server/card.module.css',
  );
});
