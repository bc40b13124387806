import { expect, test } from 'vitest';
import { GROUP_TABLE } from './group-table.ts';
import { APPROXIMATE, CUT_OF_GENDER, GROUPS, typeFor } from './groups.ts';
import { product } from './product.ts';
import { PRODUCT_TYPES } from './products/registry.ts';

test('there are 200 article groups, each with its own id and name', () => {
  expect(GROUP_TABLE).toHaveLength(200);
  expect(new Set(GROUP_TABLE.map((group) => group.id)).size).toBe(200);
  expect(new Set(GROUP_TABLE.map((group) => group.name.toLowerCase())).size).toBe(200);
});

test.each(GROUP_TABLE)('group $id $name has a drawing', ({ id, name, type }) => {
  const drawing = typeFor(id);
  expect(drawing?.type).toBe(type);
  expect(PRODUCT_TYPES).toContain(type);
  expect(typeFor(name)).toEqual(drawing);
  expect(product(type, { ...drawing, seed: id })).toMatch(/^<svg /);
});

test('a group that does not exist has no drawing', () => {
  expect(typeFor(1)).toBeUndefined();
  expect(typeFor('Romskip')).toBeUndefined();
});

test('the gender sets the cut; uni has none, and without a gender the group decides', () => {
  expect(typeFor(10101)?.cut).toBe('herre');
  expect(typeFor(10207)?.cut).toBe('dame');
  for (const [gender, cut] of Object.entries(CUT_OF_GENDER)) expect(typeFor(10101, Number(gender))?.cut).toBe(cut);
  expect(typeFor(10101, 10)).toEqual({ type: 'shellJacket' });
});

test('the name of an article may choose a nearer drawing', () => {
  expect(typeFor(10107)?.variant).toBe('anorak');
  expect(typeFor(10107, 1, 'Fjellbris vindjakke herre')?.variant).toBe('wind');
  expect(typeFor(30702, 10, 'Flytende glider 100 ml')).toEqual({ type: 'careBottle', variant: 'bottle' });
  expect(typeFor(10101, 1, 'Fjellbris vindjakke herre')?.variant).toBeUndefined();
});

test('what is only near says what it shows', () => {
  expect(APPROXIMATE.length).toBeGreaterThan(0);
  expect(GROUPS[90402]?.approx).toBe('hiking boot, no felt sole');
  expect(typeFor(40603, 10, 'Foldbar sag')?.approx).toBe('axe');
});
