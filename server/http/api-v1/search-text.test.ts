import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ArticleRecord, SearchAnswer } from '#contract/article.ts';
import { searchText } from './search-text.ts';

const record = fc.record({ ArticleID: fc.nat(), Name: fc.string({ unit: 'grapheme' }), Colors: fc.array(fc.nat()) });
const answer = fc
  .record({
    records: fc.array(record, { maxLength: 4 }),
    score: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
    aggregations: fc.dictionary(fc.string(), fc.array(fc.nat())),
  })
  .map(({ records, score, aggregations }) => {
    const total = { value: records.length, relation: 'eq' };
    const hits = records.map((_source) => ({ _id: String(_source.ArticleID), _score: score, _source }));
    return { hits: { total, hits }, total, aggregations } as unknown as SearchAnswer;
  });

test('API-19 a search is written as JSON would be, whatever it found, also the second time', () => {
  fc.assert(
    fc.property(answer, (found) => {
      expect(searchText(found).toString()).toBe(JSON.stringify(found));
      expect(searchText(found).toString()).toBe(JSON.stringify(found));
    }),
  );
});

test('what has changed is another record, and is written anew', () => {
  const found = (Name: string) => {
    const total = { value: 1, relation: 'eq' };
    const _source = { ArticleID: 1, Name } as ArticleRecord;
    return { hits: { total, hits: [{ _id: '1', _score: null, _source }] }, total } as SearchAnswer;
  };
  expect(searchText(found('Lue')).toString()).toContain('Lue');
  expect(searchText(found('Vott')).toString()).toContain('Vott');
});
