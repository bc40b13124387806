import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { capacityFor } from './capacity-model.ts';
import { partOf, withPart } from './document.ts';
import { readFigures } from './figures.ts';
import { growthPicture } from './growth-picture.ts';
import { assumed, scaleTables } from './scale-tables.ts';

const docs = path.resolve(import.meta.dirname, '../../docs');
const read = (name: string) => readFileSync(path.join(docs, name), 'utf8');
const figures = readFigures();

test('the numbers of docs/scale.md are those of the model', () => {
  const document = read('scale.md');
  for (const [name, table] of scaleTables(figures)) expect(partOf(document, name), name).toBe(table);
  expect(partOf(document, 'assumed')).toBe(assumed());
});

test('the picture shows what was measured', () => {
  expect(read('scale/growth.svg')).toBe(growthPicture(figures));
});

test('what is measured grows as it must: memory and building with the catalogue, pages far less', () => {
  const [small, , large] = figures.index;
  const times = (of: (point: (typeof figures.index)[number]) => number) =>
    small === undefined || large === undefined ? Number.NaN : of(large) / of(small);
  expect(times(({ articles }) => articles)).toBe(100);
  expect(times(({ memoryMb }) => memoryMb)).toBeGreaterThan(10);
  expect(times(({ listMs }) => listMs)).toBeLessThan(10);
});

test('more visits never need fewer machines or cost less', () => {
  const at = (visitsPerDay: number, articles: number) => capacityFor({ name: '', visitsPerDay, articles }, figures);
  const sizes = [10_000, 100_000, 1_000_000, 10_000_000, 30_000_000];
  for (const articles of [2_000, 200_000, 5_000_000]) {
    const costs = sizes.map((visits) => at(visits, articles).kronerPerMonth);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
  }
  expect(at(10_000, 2_000).machines).toHaveLength(1);
  expect(at(10_000, 5_000_000).inMemory).toBe(false);
});

test('a part of a document is put where its name stands, and nowhere else', () => {
  const document = 'a\n<!-- x -->\nold\n<!-- /x -->\nb';
  expect(withPart(document, 'x', 'new $&')).toBe('a\n<!-- x -->\nnew $&\n<!-- /x -->\nb');
  expect(partOf(document, 'y')).toBeNull();
  expect(() => withPart(document, 'y', '')).toThrow('no place for y');
});
