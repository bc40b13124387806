import { isCommonWord } from '../language/common-words.ts';
import { fold } from '../language/fold.ts';
import { resemblingWord } from '../lexicon/alike/resembling-words.ts';
import { firstForms } from '../lexicon/compound.ts';
import { dialectWords } from '../lexicon/dialect.ts';
import { everydayWordsBeginningWith } from '../lexicon/everyday-words.ts';
import { beginsAsOfOtherTrade, isOfOtherTrade, isPlaceOrPaper } from '../lexicon/other-trades.ts';
import { longestEntry } from '../lexicon/table.ts';
import { foreignWords } from '../lexicon/translations.ts';
import type { Cursor } from './patterns/pattern.ts';
import { readWord } from './patterns/read-words.ts';
import { knownAs } from './patterns/said-words.ts';
import { wordQuery } from './patterns/word-query.ts';
import type { Reading, ReadingKind } from './reading.ts';

/**
 * For a text of which nothing says what is wanted: each unknown word is told by the thing it begins with ('skistavtrinse'), or by the word
 * it resembles most ('tøflis'). Both are told to the shopper, as not sold or as taken for another word.
 */
export function nearestOfUnknown(readings: readonly Reading[], cursor: Cursor): readonly Reading[] {
  if (!cursor.guesses || readings.some(({ kind }) => saysEnough.has(kind))) return readings;
  return readings.flatMap((reading) => {
    if (reading.kind !== 'unknown' || isOfOtherTrade(reading.value) || beginsAsOfOtherTrade(reading.value))
      return [reading];
    if (isCommonWord(reading.value) || isPlaceOrPaper(reading.value)) return [reading];
    return resembling(reading, cursor) ?? [startOf(reading, cursor) ?? reading];
  });
}

const saysEnough: ReadonlySet<ReadingKind> = new Set<ReadingKind>([
  'goods',
  'line',
  'word',
  'use',
  'season',
  'weather',
  'material',
  'mention',
  'page',
]);

function resembling(reading: Reading, cursor: Cursor): readonly Reading[] | null {
  const known = resemblingWord(fold(reading.value));
  const token = known === '' ? undefined : cursor.tokens.find(({ written }) => written === reading.text);
  if (token === undefined) return null;
  const read = readWord({ ...cursor, tokens: [{ ...token, text: known, parts: [] }], at: 0 })?.readings ?? [];
  if (read.length === 0 || read.some(({ kind }) => kind === 'unknown' || kind === 'mention')) return null;
  const [offered] = everydayWordsBeginningWith(known);
  return read.map((one) => ({ ...one, text: reading.text, spelled: offered?.offers[0] ?? known }));
}

function startOf(reading: Reading, { shop }: Cursor): Reading | null {
  const { value } = reading;
  for (let end = value.length - shortestRest; end >= shortestStart; end--) {
    for (const form of firstForms(fold(value.slice(0, end))).filter(({ length }) => length >= shortestStart)) {
      const said = longestEntry(dialectWords, [form]) ?? longestEntry(foreignWords, [form]);
      const also = shop.isOwnWord(form) && shop.knows(form) === 'thing' ? [form] : (said?.targets ?? []);
      if (knownAs(shop, also) !== 'thing') continue;
      const meaning = { type: 'words', anyOf: [wordQuery(value, { also, instead: true })] } as const;
      return { ...reading, key: `goods:${value}`, kind: 'goods', meaning };
    }
  }
  return null;
}

const shortestRest = 3;
/** Shorter ones begin words of every trade. */
const shortestStart = 5;
