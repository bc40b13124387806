import type { WordQuery } from '../../reading.ts';
import { type Cursor, type Match, matched, type Pattern, wordAt, wordSet } from '../pattern.ts';
import { readTheme } from '../read-theme.ts';
import { asOneWord, wordsFrom } from '../said-words.ts';

/** 'på jakt etter votter', 'på leting etter': that one looks for something, and no hunting. */
export const readSeeking: Pattern = (cursor) => {
  const [first, second = '', third] = wordsFrom(cursor);
  return first === 'på' && seeking.has(second) && third === 'etter' ? matched(cursor, 3, []) : null;
};

const seeking = wordSet('jakt jakta leit leiting leting utkikk let søk');

/** 'bade i kaldt vann', 'en toåring som elsker vann': what one is in, and nothing to drink. */
export function waterOutside(cursor: Cursor): Match | null {
  const { tokens, at } = cursor;
  const word = wordAt(tokens, at);
  if (tokens.length < 3 || !/^va(?:nn|tn)(?:et)?$/.test(word)) return null;
  if (word.endsWith('et') || [1, 2].some((back) => isAt(wordAt(tokens, at - back)))) return matched(cursor, 1, []);
  return fondOf.test(wordAt(tokens, at - 1)) ? readTheme(asOneWord(cursor, 'bading')) : null;
}

const fondOf = /^(?:elsker|liker|likar|hater|redd|glad)$/;
const isAt = (word: string): boolean => /^(?:i|inn|på|over|under|ved|mot|fra)$/.test(word);

/** 'nordsjørittet', 'ridderrennet': what is done there is told by the end, whatever the event is called. */
export function eventOf(cursor: Cursor, own: WordQuery): Match | null {
  const [, end = ''] = /.{3}(rittet|rennet|maraton|stafetten|regatta|triatlon)$/.exec(own.text) ?? [];
  const about = eventEnds[end];
  return about === undefined ? null : readTheme(asOneWord(cursor, about));
}

const eventEnds: Readonly<Record<string, string>> = {
  rittet: 'sykling',
  rennet: 'skirenn',
  maraton: 'maraton',
  stafetten: 'løping',
  regatta: 'seiling',
  triatlon: 'triatlon',
};
