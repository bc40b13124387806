import { expect, test } from 'vitest';
import { readingKinds } from '#domain/search/reader/reading.ts';
import { hasChip, readingLabel } from './reading-label.ts';
import type { UnderstoodPart } from './search-reading.ts';

type Case = Pick<UnderstoodPart, 'kind' | 'value'> & Partial<UnderstoodPart> & { readonly label: string };

const cases: readonly Case[] = [
  { kind: 'goods', value: 'jakke', label: 'Jakke' },
  { kind: 'line', value: 'heldre', label: 'Heldre' },
  { kind: 'word', value: 'varm', label: 'Varm' },
  { kind: 'use', value: 'løping', label: 'Løping' },
  { kind: 'season', value: 'høst', label: 'Høst' },
  { kind: 'weather', value: 'regn', label: 'Regn' },
  { kind: 'material', value: 'ull', label: 'Ull' },
  { kind: 'gender', value: 'dame', label: 'Dame' },
  { kind: 'age', value: '8 år', label: '8 år' },
  { kind: 'color', value: 'rod', text: 'raud', label: 'Rød' },
  { kind: 'color', value: 'svart', label: 'Svart' },
  { kind: 'shade', value: 'mørkeblå', label: 'Mørkeblå' },
  { kind: 'size', value: '42', label: 'Str. 42' },
  { kind: 'size', value: 'xl', label: 'Str. XL' },
  { kind: 'size', value: '24 tommer', label: 'Str. 24 tommer' },
  { kind: 'persons', value: '4', label: '4 personer' },
  { kind: 'persons', value: '1', label: '1 person' },
  { kind: 'temperature', value: '-10', label: 'Ned til −10\u00a0°C' },
  { kind: 'measure', value: '2.5 l', unit: 'l', label: '2,5\u00a0l' },
  { kind: 'price', value: '-500', max: 500, label: 'Under 500\u00a0kr' },
  { kind: 'price', value: '1000-', min: 1000, label: 'Over 1\u00a0000\u00a0kr' },
  { kind: 'price', value: '300-500', min: 300, max: 500, label: '300–500\u00a0kr' },
  { kind: 'offer', value: 'tilbud', label: 'På tilbud' },
  { kind: 'new', value: 'nyhet', label: 'Nyheter' },
  { kind: 'shop', value: 'oslo bryn', label: 'I Oslo Bryn' },
  { kind: 'stock', value: 'lager', label: 'På lager' },
  { kind: 'near', value: 'nær', label: 'Nær deg' },
  { kind: 'order', value: 'cheapest', label: 'Billigst først' },
  { kind: 'order', value: 'dearest', label: 'Dyrest først' },
  { kind: 'order', value: 'best', label: 'Bestselgere først' },
  { kind: 'not', value: 'hette', label: 'Uten hette' },
  { kind: 'not', value: 'bla', label: 'Ikke blå' },
  { kind: 'not', value: 'svart', label: 'Ikke svart' },
  { kind: 'not', value: 'barn', label: 'Ikke barn' },
  { kind: 'not', value: 'constructor', label: 'Uten constructor' },
  { kind: 'quantity', value: '2', label: '2 stk.' },
  { kind: 'mention', value: 'dusk', label: 'Dusk' },
  { kind: 'page', value: 'returns', label: 'Returns' },
  { kind: 'unknown', value: 'helikopter', label: 'Helikopter' },
];

const told = ({ label: _, ...reading }: Case): UnderstoodPart => ({
  key: `${reading.kind}:${reading.value}`,
  text: reading.value,
  ...reading,
});

test.each(cases)('$kind $value is said as $label', (given) => {
  expect(readingLabel(told(given))).toBe(given.label);
});

test('every kind of reading has its words', () => {
  expect([...new Set(cases.map(({ kind }) => kind))].sort()).toEqual([...readingKinds].sort());
});

test('what the query itself says, and what changes nothing, has no chip', () => {
  const chips = readingKinds.filter((kind) => hasChip(told({ kind, value: '', label: '' })));
  const none = readingKinds.filter((kind) => !chips.includes(kind));
  expect(none).toEqual(['goods', 'line', 'word', 'near', 'quantity', 'mention', 'page', 'unknown']);
});
