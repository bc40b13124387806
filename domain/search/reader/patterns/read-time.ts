import { type Cursor, type Match, matched, numberAt, type Pattern, wordAt, wordSet } from './pattern.ts';
import { readTheme } from './read-theme.ts';
import { asOneWord } from './said-words.ts';

const spans = wordSet(
  'dagers dagars dagar dager døgn netter nettar natters timer timars timers uker veker ukers vekers minutter minutt km kilometer mil',
);

/** '3 dagers tur', 'to netter', '10 km': how long and how far says nothing that goods are known by. '17. mai' is a day of its own. */
export const readTime: Pattern = (cursor): Match | null => {
  const { tokens, at } = cursor;
  const long = longTrip(cursor);
  if (long !== null) return long;
  const [number, next] = [tokens[at], wordAt(tokens, at + 1)];
  if (number?.kind !== 'number') return null;
  if (number.number === 17 && next === 'mai') {
    const theme = readTheme(asOneWord({ ...cursor, at: at + 1 }, 'nasjonaldagen'));
    return theme === null ? null : { ...theme, length: 2 };
  }
  return spans.has(next) && !number.glued ? matched(cursor, 2, []) : null;
};

/** 'sekk til en uke i fjellet', 'ryggsekk for fem dager': what is carried for days holds more than what is carried for one. */
function longTrip(cursor: Cursor): Match | null {
  const { tokens, at } = cursor;
  if (!tokens.slice(0, at).some(({ text }) => /sekk(?:en)?$|^(?:backpack|rucksack|ryggsäck|rygsæk)$/.test(text)))
    return null;
  const led = /^(?:til|for|i|på|te)$/.test(wordAt(tokens, at)) ? 1 : 0;
  const said = wordAt(tokens, at + led);
  const count = said === 'flere' ? several : /^(?:ei|ein|a)$/.test(said) ? 1 : numberAt(tokens, at + led);
  const whole = wordAt(tokens, at + led + 1) === 'hel' ? 1 : 0;
  const unit = wordAt(tokens, at + led + 1 + whole);
  const isLong = (count >= 1 && weeks.test(unit)) || (count >= several && days.test(unit));
  const theme = isLong ? readTheme(asOneWord(cursor, 'langtur')) : null;
  return theme === null ? null : { ...theme, length: led + whole + 2 };
}

const several = 3;
const weeks = /^(?:uke|uka|uker|ukers|ukes|veke|veker|vekes|week|weeks|vecka|uge)$/;
const days = /^(?:dager|dagers|dagar|dagars|døgn|døgns|netter|nettar|days|nights)$/;
