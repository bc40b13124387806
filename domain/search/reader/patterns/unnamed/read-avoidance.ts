import { sentenceWords } from '../../../language/sentence-words.ts';
import { type Match, type Pattern, wordAt, wordSet } from '../pattern.ts';
import { readAilment } from './read-ailment.ts';
import { readNeed } from './read-need.ts';

/** 'så han ikke drukner', 'slipper å gå meg vill', 'unngå kalde føtter': the goods against it, and not goods without it. */
export const readAvoidance: Pattern = (cursor) => {
  const { tokens, at } = cursor;
  if (!avoiding.has(wordAt(tokens, at))) return null;
  let next = at + 1;
  for (; next - at <= mostBetween; next++) {
    const found = avoided(readAilment({ ...cursor, at: next }) ?? readNeed({ ...cursor, at: next }));
    if (found !== null) return { ...found, length: next - at + found.length };
    if (!sentenceWords.has(wordAt(tokens, next))) return null;
  }
  return null;
};

/** What one does with a thing is not avoided: 'ikke sove på'. */
function avoided(found: Match | null): Match | null {
  return found === null || found.isFaint === true ? null : found;
}

const avoiding = wordSet(
  'ikke ikkje slipper slippe unngå unngår hindrer hindre forebygge forebygger mot avoid prevent',
);
const mostBetween = 3;
