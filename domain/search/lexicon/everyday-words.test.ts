import { expect, test } from 'vitest';
import { everydayWordsBeginningWith } from './everyday-words.ts';

const offers = (start: string) => everydayWordsBeginningWith(start).flatMap((word) => word.offers);

test('what people say is offered as the shop says it, uses and our own words as they are said', () => {
  expect(offers('sleeping b')).toContain('sovepose');
  expect(offers('strump')).toContain('sokk');
  expect(offers('ryggsek')).toEqual(expect.arrayContaining(['ryggsekk', 'sekk']));
  expect(offers('barnehagen')).toEqual(['barnehage']);
  expect(offers('xyzzy')).toEqual([]);
});

test('a whole word is before those it begins', () => {
  expect(everydayWordsBeginningWith('jacket')[0]?.folded).toBe('jacket');
});
