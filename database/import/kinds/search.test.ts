import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ImportTrial, startImportTrial } from '#tests/import-trial.ts';
import { searchPins, searchStopWords, searchSynonyms } from './search.ts';

let given: ImportTrial;
beforeAll(async () => {
  given = await startImportTrial();
}, 60_000);
afterAll(() => given.close());
beforeEach(() => given.reset());

test('synonyms come in as queries are written; again, nothing changes; an empty list takes one back', async () => {
  const file = 'word;words;both\nKnallert;Tursekk|dagstur-sekk;0\nlang  tur;telt;0\n';
  expect(await given.imported(searchSynonyms, file)).toEqual({ rows: 2, added: 2, changed: 0, bad: [] });
  expect(await given.imported(searchSynonyms, file)).toMatchObject({ added: 0, changed: 0 });
  expect(await given.imported(searchSynonyms, [{ word: 'KNALLERT', words: [] }])).toMatchObject({ changed: 1 });
  expect(
    await given.database.query('SELECT word, words, both_ways AS "both" FROM search_synonyms ORDER BY word'),
  ).toEqual([
    { word: 'knallert', words: [], both: false },
    { word: 'lang tur', words: ['telt'], both: false },
  ]);
});

test('stop words come in, and are taken back', async () => {
  expect(await given.imported(searchStopWords, 'word\nKvalitet\n')).toMatchObject({ added: 1, bad: [] });
  expect(await given.imported(searchStopWords, [{ word: 'kvalitet', active: 0 }])).toMatchObject({ changed: 1 });
  expect(await given.database.query('SELECT word, active FROM search_stop_words')).toEqual([
    { word: 'kvalitet', active: false },
  ]);
});

test('pins and buries come in, and one becomes the other', async () => {
  const file = 'query;ArticleID;position;buried;until\n Fjell  Jakke;1001;2;0;2026-12-24\njakke;1002;;1;\n';
  expect(await given.imported(searchPins, file)).toEqual({ rows: 2, added: 2, changed: 0, bad: [] });
  const turned = [{ query: 'jakke', ArticleID: 1002, position: 1, buried: 0 }];
  expect(await given.imported(searchPins, turned)).toMatchObject({ changed: 1, bad: [] });
  expect(
    await given.database.query('SELECT query, position, buried, until::text FROM search_pins ORDER BY query'),
  ).toEqual([
    { query: 'fjell jakke', position: 2, buried: false, until: '2026-12-24' },
    { query: 'jakke', position: 1, buried: false, until: null },
  ]);
});

test('what cannot be is told, line by line', async () => {
  const synonyms = [
    { word: 'en to tre fire', words: ['telt'] },
    { word: 'lang tur', words: ['telt'], both: 1 },
    { word: 'telt', words: ['telt'] },
    { word: 'sekk', words: ['to ord'] },
    { word: 'ny' },
  ];
  expect((await given.imported(searchSynonyms, synonyms)).bad).toEqual([
    '1: word must be one word, or up to three',
    '2: is several words: those stand for others one way only',
    '3: stands for itself',
    '4: words no. 1 must be one word',
    '5: is new and lacks words',
  ]);
  const pins = [
    { query: 'jakke', ArticleID: 4711, position: 1 },
    { query: 'jakke', ArticleID: 1001 },
    { query: 'jakke', ArticleID: 1002, position: 1, buried: 1 },
    { query: ',', ArticleID: 1003, position: 1 },
  ];
  expect((await given.imported(searchPins, pins)).bad).toEqual([
    '1: ArticleID 4711 is not known; import articles first',
    '2: has no position and is not buried',
    '3: has a position and is buried',
    '4: query says nothing',
  ]);
});
