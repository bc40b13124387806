import { isoDate } from '#domain/time/calendar-date.ts';
import { osloTime } from '#domain/time/oslo.ts';
import { done } from '#server/ports/result.ts';
import { deskRead } from '../desk-use-case.ts';
import { lookSearch } from './look-search.ts';
import { searchReport } from './search-report.ts';
import { removePin, savePin, saveStopWord, saveSynonym } from './steer-search.ts';
import { trySearch } from './try-search.ts';

export const searchUseCases = {
  searchReport,
  lookSearch,
  trySearch,
  synonyms: deskRead('synonyms', async (tx, wish) => done(await tx.search.synonyms(wish))),
  stopWords: deskRead('stopWords', async (tx, wish) => done(await tx.search.stopWords(wish))),
  pins: deskRead('pins', async (tx, wish, { now }) => done(await tx.search.pins(wish, isoDate(osloTime(now).date)))),
  saveSynonym,
  saveStopWord,
  savePin,
  removePin,
} as const;
