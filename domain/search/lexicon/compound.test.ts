import { expect, test } from 'vitest';
import { expectWithin } from '#tests/lane.ts';
import { fold } from '../language/fold.ts';
import { stem } from '../language/stem.ts';
import { compoundSpans, compoundSplitter } from './compound.ts';

const shopWords = 'trening langrenn fjellski skodde vik tursekk';
const split = compoundSplitter(new Set(shopWords.split(' ').map((word) => stem(fold(word)))));
const partsOf = (word: string) => split(fold(word)).join(' ');

test.each([
  ['regnjakke', 'regn jakke'],
  ['dunjakker', 'dun jakker'],
  ['treningstights', 'trenings tights'],
  ['langrennssko', 'langrenns sko'],
  ['barnesekk', 'barne sekk'],
  ['fjellskistaver', 'fjell ski staver'],
  ['dagstursekk', 'dags tur sekk'],
  ['ullongs', 'ull longs'],
  ['ullue', 'ull lue'],
  ['mengdetreningssko', 'mengdetrenings sko'],
  ['boblejakke', 'boble jakke'],
])('DEC-56 %s is %s', (word, parts) => {
  expect(partsOf(word)).toBe(parts);
});

test.each(['jakke', 'anorakk', 'sandal', 'termos', 'kompass', 'skinn', 'sko', 'justerbare', 'spinner', 'padling'])(
  '%s is no compound',
  (word) => {
    expect(partsOf(word)).toBe('');
  },
);

test("'kokeapparat' has no 'sko' in it", () => {
  expect(compoundSpans(split('kokeapparat')).map((span) => span.stem)).not.toContain('sko');
});

test('every run of parts is known: the ends name the thing, the rest says which', () => {
  const spans = compoundSpans(['fjell', 'ski', 'stav']);
  expect(spans.filter((span) => span.head).map((span) => span.stem)).toEqual(['skistav', 'stav']);
  expect(spans.filter((span) => !span.head).map((span) => span.stem)).toEqual(['fjell', 'fjellski', 'ski']);
});

test('no word takes long', () => {
  const started = performance.now();
  for (const word of ['a'.repeat(500), 'skisko'.repeat(5), 'es'.repeat(16), 'jakke'.repeat(6)]) split(word);
  expectWithin(performance.now() - started, 1_000);
});
