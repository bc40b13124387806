import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importReason } from './import-reasons.ts';

test('the common reasons are told in Norwegian, with their field and value', () => {
  expect(importReason('Qty must be a whole number from 0 to 1000000')).toBe(
    'Qty må være et helt tall, og ikke under 0',
  );
  expect(importReason('ShopID 91 is not known; import shops first')).toBe('ShopID 91 finnes ikke');
  expect(importReason('SuggestedPrice must be kroner, as 1299 or 1299.50; Name is missing')).toBe(
    'SuggestedPrice må være kroner, som 1299 eller 1299,50. Name mangler',
  );
});

test('whatever the import says, no English meets the reader', () => {
  const folder = new URL('../../../database/import/kinds/', import.meta.url);
  const said = readdirSync(folder)
    .filter((name) => !name.includes('.test.'))
    .flatMap((name) => [...readFileSync(new URL(name, folder), 'utf8').matchAll(/says: '([^']+)'/g)])
    .map(([, says = '']) => says);
  expect(said.length).toBeGreaterThan(20);
  for (const says of said) expect(importReason(says)).not.toMatch(/\b(?:the|has|is|must|and|not|which|that)\b/i);
});
