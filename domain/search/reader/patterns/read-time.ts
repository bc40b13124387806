import { type Match, matched, type Pattern, wordAt, wordSet } from './pattern.ts';
import { readTheme } from './read-theme.ts';
import { asOneWord } from './said-words.ts';

const spans = wordSet(
  'dagers dagars dagar dager døgn netter nettar natters timer timars timers uker veker ukers vekers minutter minutt km kilometer mil',
);

/** '3 dagers tur', 'to netter', '10 km': how long and how far says nothing that goods are known by. '17. mai' is a day of its own. */
export const readTime: Pattern = (cursor): Match | null => {
  const { tokens, at } = cursor;
  const [number, next] = [tokens[at], wordAt(tokens, at + 1)];
  if (number?.kind !== 'number') return null;
  if (number.number === 17 && next === 'mai') {
    const theme = readTheme(asOneWord({ ...cursor, at: at + 1 }, 'nasjonaldagen'));
    return theme === null ? null : { ...theme, length: 2 };
  }
  return spans.has(next) && !number.glued ? matched(cursor, 2, []) : null;
};
