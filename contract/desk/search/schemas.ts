import { z } from 'zod';
import { normaliseQuery } from '#domain/navigation/addresses/search-path.ts';
import { isWords, mostPhraseWords, mostSynonyms, synonymFault } from '#domain/search/steering/steering-words.ts';
import { number, pageOf, paging, version } from '../paging.ts';

const query = z
  .string()
  .max(200)
  .transform(normaliseQuery)
  .refine((said) => said !== '');
const phrase = query.refine((said) => isWords(said, mostPhraseWords));
const word = query.refine((said) => isWords(said, 1));
const wordList = z
  .array(word)
  .max(mostSynonyms)
  .transform((words) => [...new Set(words)]);
/** As an address writes a list: 'hodelykt,lommelykt'. */
const writtenList = z
  .string()
  .max(1000)
  .transform((said) => said.split(/[\s,;|]+/).filter((part) => part !== ''))
  .pipe(wordList);

/** What is written and not in use yet. Without a word there is none. */
const draft = {
  synonym: phrase.optional(),
  words: writtenList.optional(),
  both: z.literal('1').optional(),
  stopWord: word.optional(),
};

/** The version that was seen; null: none was there. */
const seen = version.nullable();

const counted = z.object({
  query: z.string(),
  searches: z.int(),
  clicks: z.int(),
  /** As it was counted last, and as it is now. */
  hits: z.int(),
  hitsNow: z.int(),
  /** Mean place of what was followed; null: nothing was. */
  position: z.number().nullable(),
  /** Searches by day, the last day last. */
  series: z.array(z.int()),
  /** Words that nobody here knows, that nothing meets, or that are not sold. */
  leftOut: z.array(z.object({ text: z.string(), reason: z.enum(['unknown', 'no_hits', 'not_sold']) })),
  /** A word of the shop's that may be meant by the first unknown one. */
  likely: z.string().nullable(),
});

const found = z.object({
  articleId: z.int(),
  name: z.string(),
  image: z.string().nullable(),
  /** Kroner. */
  price: z.number(),
  shops: z.int(),
  /** Its place among the hits; null: it has none of its own. `until`: the last day. */
  pinned: z.object({ buried: z.boolean(), until: z.iso.date().nullable(), version: z.int() }).nullable(),
});
const looked = z.object({ hits: z.int(), first: z.array(found) });

const changed = z.object({
  query: z.string(),
  /** Searches of 30 days; null: it is a judged query. */
  searches: z.int().nullable(),
  before: z.object({ hits: z.int(), first: z.array(z.string()) }),
  after: z.object({ hits: z.int(), first: z.array(z.string()) }),
  verdict: z.enum(['better', 'worse', 'other']),
});

const synonym = z.object({ word: z.string(), words: z.array(z.string()), both: z.boolean(), version: z.int() });
const stopWord = z.object({ word: z.string(), version: z.int() });
export const pinStates = ['holds', 'sold-out', 'hidden', 'over'] as const;
const pin = z.object({
  query: z.string(),
  articleId: z.int(),
  name: z.string(),
  image: z.string().nullable(),
  /** Null: behind all others. */
  position: z.int().nullable(),
  until: z.iso.date().nullable(),
  state: z.enum(pinStates),
  version: z.int(),
});

const list = z.object({ ...paging, q: z.string().trim().max(80).optional() });

export const searchSchemas = {
  searchReport: {
    request: z.object({ days: z.enum(['1', '7', '30']).optional() }),
    answer: z.object({
      at: z.string(),
      days: z.int(),
      searches: z.int(),
      /** Of all searches, from 0 to 1; null: nobody searched. */
      unfoundShare: z.number().nullable(),
      unfoundShareBefore: z.number().nullable(),
      clickShare: z.number().nullable(),
      position: z.number().nullable(),
      nothingFound: z.array(counted),
      fewClicks: z.array(counted),
      most: z.array(counted),
      synonyms: z.int(),
      stopWords: z.int(),
      pins: z.int(),
    }),
  },
  synonyms: { request: list, answer: pageOf(synonym) },
  stopWords: { request: list, answer: pageOf(stopWord) },
  pins: { request: list, answer: pageOf(pin) },
  lookSearch: {
    request: z.object({ query, ...draft }),
    answer: z.object({
      query: z.string(),
      now: looked,
      /** Null: there is no draft. */
      drafted: looked.nullable(),
    }),
  },
  trySearch: {
    request: z
      .object(draft)
      .refine(({ synonym: said, stopWord: stopped }) => said !== undefined || stopped !== undefined, {
        path: ['synonym'],
      }),
    answer: z.object({
      /** How many judged queries it was tried on, and how many of those that are searched for most. */
      judged: z.int(),
      own: z.int(),
      better: z.int(),
      worse: z.int(),
      /** How many searches of 30 days the changed queries are. */
      searches: z.int(),
      changed: z.array(changed),
      changes: z.int(),
    }),
  },
  saveSynonym: {
    /** An empty list takes it back. */
    request: z
      .object({ word: phrase, words: wordList, both: z.boolean(), version: seen })
      .refine((said) => synonymFault(said) === null, { path: ['words'] }),
    answer: synonym,
  },
  saveStopWord: { request: z.object({ word, active: z.boolean(), version: seen }), answer: stopWord },
  savePin: {
    request: z.object({
      query,
      articleId: number.min(1),
      /** Null: behind all others. */
      position: z.int().min(1).max(100).nullable(),
      until: z.iso.date().nullable(),
      version: seen,
    }),
    answer: pin,
  },
  removePin: { request: z.object({ query, articleId: number.min(1), version }), answer: z.object({}) },
} as const;

export type CountedQuery = z.infer<typeof counted>;
export type FoundArticle = z.infer<typeof found>;
export type ChangedQuery = z.infer<typeof changed>;
export type SynonymRow = z.infer<typeof synonym>;
export type StopWordRow = z.infer<typeof stopWord>;
export type PinRow = z.infer<typeof pin>;
