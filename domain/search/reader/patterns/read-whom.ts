import { fold } from '../../language/fold.ts';
import { norwegianForms } from '../../language/norwegian-forms.ts';
import { sentenceWords } from '../../language/sentence-words.ts';
import { longestEntry } from '../../lexicon/table.ts';
import { foreignWords } from '../../lexicon/translations.ts';
import type { Reading } from '../reading.ts';
import { type Cursor, matched, type Pattern, wordAt } from './pattern.ts';
import { asOneWord, wordsFrom } from './said-words.ts';
import { isSizeWord } from './size-words.ts';
import { type Whom, whom } from './whom.ts';

const byWord: ReadonlyMap<string, Whom> = new Map(
  whom.flatMap((entry) => [...entry.words].map((word) => [fold(word), entry] as const)),
);

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
  const found = isMen ? whomOf('mens') : (whomOf(word) ?? asNeighboursSay(cursor, word));
  if (found === null) return null;
  let end = start + 1;
  while (end - start < 3 && /^(min|mi|mitt|mine|vår|vårt|si|sin)$/.test(wordAt(tokens, end))) end++;
  const { value, near, further } = found;
  return matched(cursor, end - at, [{ kind: 'gender', value, meaning: { type: 'genders', near, further } }]);
};

/** Without rings and strokes they would be people: 'får', 'mår'. */
const notPeople: ReadonlySet<string> = new Set(['får', 'mår', 'mør']);

/** 'mand', 'kvinde': where the shop knows no such word. */
function asNeighboursSay({ shop }: Cursor, word: string): Whom | null {
  if (word.length < 4 || sentenceWords.has(word) || shop.knows(word) !== 'unknown') return null;
  return (
    norwegianForms(word)
      .map(whomOf)
      .find((found) => found !== null) ?? null
  );
}

export function whomOf(word: string): Whom | null {
  if (notPeople.has(word)) return null;
  const folded = fold(word);
  // 'barnas', 'mannens': what is theirs is for them
  const bare = folded.replace(/^(?:sma|vesle|lille)(?=.{4})/, '');
  return byWord.get(folded) ?? byWord.get(folded.replace(/(?<=.{4})s$/, '')) ?? byWord.get(bare) ?? null;
}

/** 'barnevotter', 'damestøvler': a row says what they are, and how they begin whose. */
export function whoseGarment(cursor: Cursor, word: string): readonly Reading[] {
  const person = garmentOf.exec(word)?.[1];
  return person === undefined ? [] : (readWhom(asOneWord(cursor, person))?.readings ?? []);
}

const garmentOf =
  /^(barn|baby|dame|herre|jente|gutt|junior)e?s?.*(?:vott|votter|hansker|luer?|sokker|sko|støvler|jakker?|bukser?|genser|trøyer?|undertøy|shorts|tights|klær|tøy)$/;
