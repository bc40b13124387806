import { z } from 'zod';
import { normaliseQuery } from '#domain/navigation/addresses/search-path.ts';
import { isWords, mostPhraseWords, mostSynonyms } from '#domain/search/steering/steering-words.ts';
import type { ImportKind } from '../import-kind.ts';
import { dayOrNone, id, text, truth, wholeOrNone } from '../values.ts';

/** As shoppers' queries are written before they are read. */
const query = text(100)
  .transform(normaliseQuery)
  .refine((said) => said !== '', 'says nothing');
const phrase = query.refine((said) => isWords(said, mostPhraseWords), 'must be one word, or up to three');
const word = query.refine((said) => isWords(said, 1), 'must be one word');

const wordList = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(/[\s,;|]+/).filter((part) => part !== '') : value),
  z
    .array(word, 'must be a list of words')
    .max(mostSynonyms, `are more than ${mostSynonyms}`)
    .transform((words) => [...new Set(words)]),
);

export const searchSynonyms: ImportKind = {
  name: 'searchsynonyms',
  about: 'Words that stand for other words in a search; an empty list takes one back',
  table: 'search_synonyms',
  key: ['word'],
  fields: {
    word: { column: 'word', value: phrase },
    words: { column: 'words', value: wordList, needed: true },
    both: { column: 'both_ways', value: truth, otherwise: false },
  },
  rules: [
    { wrong: "both_ways AND word LIKE '% %'", says: 'is several words: those stand for others one way only' },
    { wrong: 'word = ANY (words)', says: 'stands for itself' },
  ],
};

export const searchStopWords: ImportKind = {
  name: 'searchstopwords',
  about: 'Words that carry nothing in a search; active 0 takes one back',
  table: 'search_stop_words',
  key: ['word'],
  fields: {
    word: { column: 'word', value: word },
    active: { column: 'active', value: truth, otherwise: true },
  },
};

export const searchPins: ImportKind = {
  name: 'searchpins',
  about: 'Articles that come first, or last, among the hits of a query; an until that is past takes one back',
  table: 'search_pins',
  key: ['query', 'ArticleID'],
  fields: {
    query: { column: 'query', value: query },
    ArticleID: { column: 'article_id', value: id },
    position: { column: 'position', value: wholeOrNone(1, 100) },
    buried: { column: 'buried', value: truth, otherwise: false },
    until: { column: 'until', value: dayOrNone },
  },
  references: [{ columns: ['article_id'], table: 'articles', keys: ['article_id'], kind: 'articles' }],
  rules: [
    { wrong: 'position IS NULL AND NOT buried', says: 'has no position and is not buried' },
    { wrong: 'position IS NOT NULL AND buried', says: 'has a position and is buried' },
  ],
};
