import { act, read } from '../endpoint.ts';

export const searchEndpoints = {
  searchReport: read('search.see', '/search/report'),
  synonyms: read('search.see', '/search/synonyms'),
  stopWords: read('search.see', '/search/stop-words'),
  pins: read('search.see', '/search/pins'),
  /** What one query finds, now and with a draft. */
  lookSearch: read('search.see', '/search/look'),
  /** What a draft would change, before it is used. */
  trySearch: read('search.see', '/search/try'),
  saveSynonym: act('search.edit', '/search/synonyms'),
  saveStopWord: act('search.edit', '/search/stop-words'),
  savePin: act('search.edit', '/search/pins'),
  removePin: act('search.edit', '/search/pins/remove'),
} as const;
