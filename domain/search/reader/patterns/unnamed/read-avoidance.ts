import { sentenceWords } from '../../../language/sentence-words.ts';
import { type Cursor, type Match, type Pattern, wordAt, wordSet } from '../pattern.ts';
import { readTheme } from '../read-theme.ts';
import { readAilment } from './read-ailment.ts';
import { readNeed } from './read-need.ts';

/** 'så han ikke drukner', 'slipper å gå meg vill', 'unngå kalde føtter': the goods against it, and not goods without it. */
export const readAvoidance: Pattern = (cursor) => {
  const { tokens, at } = cursor;
  if (!avoiding.has(wordAt(tokens, at))) return null;
  const ailment = readAilment({ ...cursor, at: at + 1 });
  if (ailment !== null) return { ...ailment, length: ailment.length + 1 };
  const weather = wordAt(tokens, at) === 'mot' ? againstWeather(cursor) : null;
  if (weather !== null) return weather;
  let next = at + 1;
  for (; next - at <= mostBetween; next++) {
    const found = avoided(readAilment({ ...cursor, at: next }) ?? readNeed({ ...cursor, at: next }));
    if (found !== null) return { ...found, length: next - at + found.length };
    if (!sentenceWords.has(wordAt(tokens, next))) return null;
  }
  return null;
};

/** 'best mot regn når man sykler': what is worn in such weather; beside a thing the weather says which ('jakke mot regn'). */
function againstWeather(cursor: Cursor): Match | null {
  const theme = readTheme({ ...cursor, at: cursor.at + 1 });
  const [reading] = theme?.readings ?? [];
  if (theme === null || reading?.kind !== 'weather') return null;
  const goods = { ...reading, kind: 'goods', key: `goods:${reading.value}` } as const;
  return { length: theme.length + 1, readings: [goods], beside: theme.readings };
}

/** What one does with a thing is not avoided: 'ikke sove på'. */
function avoided(found: Match | null): Match | null {
  return found === null || found.isFaint === true ? null : found;
}

const avoiding = wordSet(
  'ikke ikkje slipper slippe unngå unngår hindrer hindre forebygge forebygger mot avoid prevent',
);
const mostBetween = 3;
