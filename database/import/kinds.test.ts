import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allImportKinds } from './kinds.ts';

const importKinds = await allImportKinds();

const page = readFileSync(new URL('../../docs/import.md', import.meta.url), 'utf8');
const rows = new Map(
  [...page.matchAll(/^\| `([a-z]+)` \| ([^|]*) \| ([^|]*) \|$/gm)].map(([, name = '', key = '', fields = '']) => [
    name,
    { key: key.split(', '), fields: fields.split(';')[0]?.trim().split(', ') ?? [] },
  ]),
);

describe('docs/import.md', () => {
  test('names every kind, in the order of need', () => {
    expect([...rows.keys()]).toEqual(importKinds.map(({ name }) => name));
  });

  test.each(importKinds)('has key and fields of $name as they are', ({ name, key, fields }) => {
    const marked = Object.entries(fields)
      .filter(([field]) => !key.includes(field))
      .map(([field, { needed }]) => (needed ? `${field}*` : field));
    expect(rows.get(name)).toEqual({ key: [...key], fields: marked });
  });
});
