import { expect, test } from 'vitest';
import { leftOutLines } from './left-out-lines.ts';
import type { SearchReading } from './search-reading.ts';

type LeftOut = SearchReading['leftOut'][number];

const out = (text: string, reason: LeftOut['reason'], more: Partial<LeftOut> = {}): LeftOut => ({
  key: `word:${text}`,
  kind: 'word',
  value: text,
  text,
  reason,
  ...more,
});
const lines = (leftOut: readonly LeftOut[], total: number, understood: SearchReading['understood'] = []) =>
  leftOutLines({ understood, leftOut: [...leftOut], corrected: null, didYouMean: [], pages: [] }, total);

test('one line for each reason, in the words that were written', () => {
  expect(lines([out('blå', 'no_hits')], 3)).toEqual(['Ingen treff med «blå». Viser de nærmeste treffene.']);
  expect(lines([out('helikopter', 'unknown')], 3)).toEqual([
    'Vi kjenner ikke «helikopter». Viser de nærmeste treffene.',
  ]);
  expect(lines([out('kano', 'not_sold')], 3)).toEqual(['Vi fører ikke «kano». Viser det som ligner mest.']);
  expect(lines([out('a', 'no_hits'), out('b', 'unknown'), out('b', 'unknown'), out('c', 'no_hits')], 1)).toEqual([
    'Ingen treff med «a» og «c». Viser de nærmeste treffene.',
    'Vi kjenner ikke «b». Viser de nærmeste treffene.',
  ]);
  expect(
    lines(
      ['a', 'b', 'c'].map((text) => out(text, 'no_hits')),
      1,
    ),
  ).toEqual(['Ingen treff med «a», «b» og «c». Viser de nærmeste treffene.']);
});

test('with no hits at all none are said to be shown', () => {
  expect(lines([out('asdf', 'unknown')], 0)).toEqual(['Vi kjenner ikke «asdf».']);
  expect(lines([], 0)).toEqual([]);
});

test('a part of a word whose other part was met goes by its own name', () => {
  const winter = out('vinterjakke', 'no_hits', { kind: 'season', value: 'vinter', key: 'season:vinter' });
  const jacket = { key: 'goods:jakke', kind: 'goods', value: 'jakke', text: 'vinterjakke' } as const;
  expect(lines([winter], 3, [jacket])).toEqual(['Ingen treff med «vinter». Viser de nærmeste treffene.']);
});
