import { sentenceWords } from '../../../language/sentence-words.ts';
import { longestEntry } from '../../../lexicon/table.ts';
import { bodyParts } from '../../../lexicon/uses/body-parts.ts';
import { anyContainer, containerOf, goodsPut, placeName } from '../../../lexicon/uses/purposes.ts';
import { type Cursor, type Match, matched, type Pattern, wordAt, wordSet } from '../pattern.ts';
import { knownAs } from '../said-words.ts';
import { wordQuery } from '../word-query.ts';

/** 'noe å putte i skoene', 'noe å ha våte klær i': what is put there, or what it is put in. Beside a thing it says nothing. */
export const readPurpose: Pattern = (cursor) =>
  putting.has(wordAt(cursor.tokens, cursor.at)) ? (putAtPlace(cursor) ?? putIntoSomething(cursor)) : null;

/** 'ha noe rundt livet', 'henge mellom to trær' */
function putAtPlace(cursor: Cursor): Match | null {
  const { tokens, at } = cursor;
  let next = at + 1;
  while (next - at <= 2 && something.has(wordAt(tokens, next))) next++;
  // 'ha på under buksa', 'wear on under'
  if (/^(?:på|on)$/.test(wordAt(tokens, next)) && underneath.test(wordAt(tokens, next + 1))) next++;
  const preposition = wordAt(tokens, next);
  let place = next + 1;
  while (place - next <= 2 && whose.has(wordAt(tokens, place))) place++;
  const word = wordAt(tokens, place);
  const name = placeName(word) ?? longestEntry(bodyParts, [word])?.targets[0];
  return name === undefined || word === '' ? null : wanted(cursor, place - at + 1, goodsPut(preposition, name));
}

/** 'oppbevare ski i', 'ha kaffen i når vi går': the preposition ends what is said, and something stands before it. */
function putIntoSomething(cursor: Cursor): Match | null {
  const { tokens, at } = cursor;
  if (!/^(?:å|kan|skal|vil|kunne)$/.test(wordAt(tokens, at - 1))) return null;
  let end = at + 1;
  while (end - at <= mostWords && !into.has(wordAt(tokens, end)) && !ends.has(wordAt(tokens, end))) end++;
  const after = wordAt(tokens, end + 1);
  if (!into.has(wordAt(tokens, end)) || !(tokens[end + 1] === undefined || ends.has(after))) return null;
  const content = tokens.slice(at + 1, end).filter(({ kind, text }) => kind === 'word' && !sentenceWords.has(text));
  if (content.length === 0) return null;
  const own = content.map(({ text }) => containerOf(text)).find((found) => found !== null);
  return wanted(cursor, end - at + 1, own ?? anyContainer);
}

function wanted(cursor: Cursor, length: number, as: readonly string[]): Match | null {
  if (as.length === 0 || knownAs(cursor.shop, as) !== 'thing') return null;
  const meaning = { type: 'words', anyOf: [wordQuery('', { as })] } as const;
  return { ...matched(cursor, length, [{ kind: 'goods', value: as[0] ?? '', meaning }]), beside: [] };
}

const mostWords = 5;
const putting = wordSet(
  'ha har legge leggje lægge putte stikke dytte dra trekke feste ta sette setja få smøre knyte spenne henge tre bruke',
  'bruker brukar bruka wear wearing worn',
  'oppbevare pakke frakte samle bære holde stue gjemme stappe rydde lagre bere putt put',
);
const underneath = /^(?:under|innunder|inunder|underneath|unter|over|utenpå)$/;
const something = wordSet(
  'man vi du dere de jeg eg ho hun han you people noe noko noen nåkka nokka noget something en ei et seg meg',
);
const whose = wordSet('de den det mine min mitt begge to alle the my your our his her their ski skiing rain winter');
const into = wordSet('i oppi nedi inni uti');
/** What goes on to say when, where to or what for. */
const ends = wordSet('når på til for som mens hvis om under etter med og');
