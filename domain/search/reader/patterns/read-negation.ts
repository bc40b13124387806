import { fold } from '../../language/fold.ts';
import { materialWords, notOfMaterial } from '../../lexicon/conditions.ts';
import { dialectWords } from '../../lexicon/dialect.ts';
import { tableKey } from '../../lexicon/table.ts';
import { foreignWords } from '../../lexicon/translations.ts';
import type { Meaning } from '../reading.ts';
import { type Match, matched, type Pattern, type Place, type Read, wordAt, wordSet } from './pattern.ts';
import { readColor } from './read-color.ts';
import { readWhom } from './read-whom.ts';
import { plainWish } from './wish.ts';

const negations = wordSet('uten utan ikke ikkje ingen inga without no not non utenom unntatt bortsett slipper fri');
const between = wordSet(
  'en ei et noe noen noko med til for i av som er så altfor alt fra på har the a any veldig særlig akkurat',
);
/** 'ikke for dyr' asks for what is cheap; 'ikke for varm' asks for nothing that can be looked up. */
const dear = /^(dyr|dyrt|dyre|kostbar|kostbart|expensive)$/;
const vague =
  /^(stor|store|stort|liten|lite|små|tung|tunge|tungt|varm|varmt|varme|tykk|tynn|lang|lange|kort|korte|mye|gammel|vanskelig|trang|trange|vid|kjedelig)$/;
const mostWords = 3;

/** 'uten hette', 'ikke ull', 'ikke rosa', 'ingen glidelås', 'uten hette og lommer', 'ikke til barn'. */
export const readNegation: Pattern = (place) => {
  const { tokens, at } = place;
  const word = wordAt(tokens, at);
  if (!negations.has(word)) return null;
  if (word === 'fri' && wordAt(tokens, at + 1) !== 'for') return null;
  let next = at + 1;
  while (next - at <= 3 && between.has(wordAt(tokens, next))) next++;
  const first = wordAt(tokens, next);
  if (first === '') return matched(place, 1, []);
  if (dear.test(first))
    return matched(
      place,
      next - at + 1,
      [{ kind: 'order', value: 'cheapest', meaning: { type: 'nothing' } }],
      'cheapest',
    );
  if (vague.test(first)) return matched(place, next - at + 1, []);
  return listed(place, next);
};

/** What must not be, and further ones joined by 'og' or 'eller'. */
function listed(place: Place, start: number): Match {
  const { tokens, at } = place;
  const reads: Read[] = [];
  let end = start;
  while (reads.length < mostWords) {
    const { read, length } = notAt({ ...place, at: end });
    reads.push(read);
    end += length;
    const again = /^(og|eller|and|or)$/.test(wordAt(tokens, end)) && wordAt(tokens, end + 1) !== '';
    // 'uten hette og med lommer' goes on to something else
    if (!again || /^(med|til|for|i|på)$/.test(wordAt(tokens, end + 1))) break;
    end += 1;
  }
  return matched(place, end - at, reads);
}

function notAt(place: Place): { read: Read; length: number } {
  const known = readColor(place) ?? readWhom(place);
  const [reading] = known?.readings ?? [];
  if (known && reading) return { read: not(reading.value, reading.meaning), length: known.length };
  const word = wordAt(place.tokens, place.at);
  const key = tableKey([word]);
  const said = place.chain.synonyms.get(key) ?? [];
  const as = dialectWords.get(key) ?? foreignWords.get(key) ?? [];
  const material = materialWords.get(key) ?? [];
  const wish = plainWish(word, {
    parts: place.tokens[place.at]?.parts ?? [],
    as: [...said, ...(place.shop.knows(word) === 'unknown' ? as : [])],
    also: material,
    never: notOfMaterial[fold(word)] ?? [],
  });
  return { read: not(word, { type: 'words', anyOf: [wish] }), length: 1 };
}

function not(value: string, of: Meaning): Read {
  return { kind: 'not', value, meaning: { type: 'not', of } };
}
