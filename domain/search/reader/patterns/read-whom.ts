import { norwegianForms } from '../../language/norwegian-forms.ts';
import { sentenceWords } from '../../language/sentence-words.ts';
import { longestEntry } from '../../lexicon/table.ts';
import { foreignWords } from '../../lexicon/translations.ts';
import type { Reading } from '../reading.ts';
import { isSaidAsVerb } from './circumstances/verb-context.ts';
import { type Cursor, matched, type Pattern, wordAt } from './pattern.ts';
import { asOneWord, wordsFrom } from './said-words.ts';
import { isSizeWord } from './size-words.ts';
import { type Whom, whomOf } from './whom.ts';

/** 'dame', 'til datteren min', 'for en mann', 'kids'. */
export const readWhom: Pattern = (cursor) => {
  const { tokens, at } = cursor;
  // 'baby carrier' is one thing
  if ((longestEntry(foreignWords, wordsFrom(cursor))?.length ?? 1) > 1) return null;
  let start = at;
  while (
    start - at < 3 &&
    /^(til|te|åt|for|en|ei|et|min|mi|mitt|vår|den|eldste|yngste|lille|vesle)$/.test(wordAt(tokens, start))
  )
    start++;
  const word = wordAt(tokens, start);
  // English 'men' stands first, last or before a size; between other words it is Norwegian for 'but'
  const next = tokens[start + 1];
  const isMen =
    word === 'men' && (start === 0 || next === undefined || next.kind === 'number' || isSizeWord(next.text));
  // 'mens jeg sykler'
  const isWhile = word === 'mens' && next !== undefined && sentenceWords.has(next.text);
  // 'skal male hytta'
  if (word === 'male' && isSaidAsVerb({ ...cursor, at: start })) return matched(cursor, start + 1 - at, []);
  if (isWhile) return matched(cursor, start + 1 - at, []);
  const found = isMen ? whomOf('mens') : (whomOf(word) ?? asNeighboursSay(cursor, word));
  if (found === null) return null;
  // 'har fått ski av bestefar': who gave it
  const isGiver =
    /^(?:av|etter|fra)$/.test(wordAt(tokens, at - 1)) && tokens.slice(0, at).some(({ text }) => given.has(text));
  if (isGiver) return matched(cursor, start + 1 - at, []);
  let end = start + 1;
  while (end - start < 3 && /^(min|mi|mitt|mine|vår|vårt|si|sin)$/.test(wordAt(tokens, end))) end++;
  const { value, near, further } = found;
  return matched(cursor, end - at, [{ kind: 'gender', value, meaning: { type: 'genders', near, further } }]);
};

const given: ReadonlySet<string> = new Set(['fått', 'fikk', 'arvet', 'arva', 'lånt', 'lånte', 'arver']);

/** 'mand', 'kvinde': where the shop knows no such word. */
function asNeighboursSay({ shop }: Cursor, word: string): Whom | null {
  if (word.length < 4 || sentenceWords.has(word) || shop.knows(word) !== 'unknown') return null;
  return (
    norwegianForms(word)
      .map(whomOf)
      .find((found) => found !== null) ?? null
  );
}

/** 'barnevotter', 'damestøvler': a row says what they are, and how they begin whose. */
export function whoseGarment(cursor: Cursor, word: string): readonly Reading[] {
  const person = garmentOf.exec(word)?.[1];
  return person === undefined ? [] : (readWhom(asOneWord(cursor, person))?.readings ?? []);
}

const garmentOf =
  /^(barn|baby|dame|herre|jente|gutt|junior)e?s?.*(?:vott|votter|hansker|luer?|sokker|sko|støvler|jakker?|bukser?|genser|trøyer?|undertøy|shorts|tights|klær|tøy|sykkel|sykler)$/;
