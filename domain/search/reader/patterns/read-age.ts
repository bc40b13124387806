import { numberOfWord } from '../../language/number-words.ts';
import { sizesForAge } from '../size-guide.ts';
import { amountAt, type Cursor, type Match, matched, type Pattern, rangeAt, wordAt } from './pattern.ts';
import { whomOf } from './read-whom.ts';
import { isUnit, unitOf } from './units.ts';
import { childGender, juniorGender } from './whom.ts';

const grownUp = 15;
/** 'toåring', 'femårig'. */
const agedWord = /^(.+?)år(?:ing|ingen|ingar|inger|ig|ige|s|sgammel)$/;

/** 'på 8 år', '8-åring', '1-2 år', '18 mnd': children of that age, and what fits them by the size guide. */
export const readAge: Pattern = (cursor) => {
  const { tokens, at } = cursor;
  const led = /^(på|til|te|for|ca|er|e)$/.test(wordAt(tokens, at)) ? 1 : 0;
  const range = rangeAt(tokens, at + led) ?? rangeAt(tokens, at + led, ({ text }) => text === 'til' || text === 'og');
  if (range !== null) return aged(cursor, led, range);
  const grade = gradeAt(tokens, at + led);
  if (grade !== null)
    return ofAge(cursor, { from: grade.years, to: grade.years, unit: 'år', length: led + grade.length });
  const joined = agedWord.exec(wordAt(tokens, at + led))?.[1];
  const years = joined === undefined ? Number.NaN : numberOfWord(joined);
  if (!Number.isNaN(years)) return ofAge(cursor, { from: years, to: years, unit: 'år', length: led + 1 });
  const one = amountAt(tokens, at + led);
  if (one !== null && isAgeOfChild(cursor, led, one))
    return ofAge(cursor, { from: one.amount, to: one.amount, unit: 'år', length: led + one.length });
  return one === null ? null : aged(cursor, led, { from: one.amount, to: one.amount, length: one.length });
};

/** 'fjerdeklassing', '4. klasse': who begins school is six. */
function gradeAt(tokens: Cursor['tokens'], at: number): { years: number; length: number } | null {
  const ordinal = /^(.+?)klass(?:ing|ingen|inger|e|en)$/.exec(wordAt(tokens, at))?.[1] ?? '';
  const isNumbered = /^(?:klasse|klassen|klassing|trinn)$/.test(wordAt(tokens, at + 1));
  const grade = isNumbered ? (tokens[at]?.number ?? 0) : grades.indexOf(ordinal.replace(/^fyrste$/, 'første')) + 1;
  return grade >= 1 && grade <= grades.length ? { years: grade + 5, length: isNumbered ? 2 : 1 } : null;
}

const grades = ['første', 'andre', 'tredje', 'fjerde', 'femte', 'sjette', 'sjuende', 'åttende', 'niende', 'tiende'];

/** 'jentungen på fem', 'gutt 10': after a child, and nothing that says what else the number counts. */
function isAgeOfChild(
  { tokens, at }: Cursor,
  led: number,
  { amount, length }: { amount: number; length: number },
): boolean {
  const child = whomOf(wordAt(tokens, at - 1))?.value ?? '';
  const before = wordAt(tokens, at - 1);
  if (/^(er|e|på)$/.test(wordAt(tokens, at)) && pronouns.test(before))
    return amount <= grownUp && tokens[at + led + length] === undefined;
  const isLed = led === 0 || wordAt(tokens, at) === 'på';
  const next = tokens[at + led + length];
  const isOver = next === undefined || (led === 1 && next.kind === 'word' && !isUnit(next.text));
  return isLed && children.test(child) && amount >= 1 && amount <= grownUp && isOver;
}

const children = /^(barn|jente|gutt)$/;
const pronouns = /^(han|hun|ho|hen|jenta|gutten|ungen|barnet)$/;

function aged(
  cursor: Cursor,
  led: number,
  { from, to, length }: { from: number; to: number; length: number },
): Match | null {
  const { tokens, at } = cursor;
  const end = at + led + length;
  const line = tokens[end]?.kind === 'mark' && tokens[end]?.text === '-' ? 1 : 0;
  const unit = unitOf(wordAt(tokens, end + line));
  if (unit !== 'år' && unit !== 'mnd') return null;
  const more = /^(gammel|gamle|gammelt|gamal|old)$/.test(wordAt(tokens, end + line + 1)) ? 1 : 0;
  return ofAge(cursor, { from, to, unit, length: led + length + line + 1 + more });
}

function ofAge(
  cursor: Cursor,
  { from, to, unit, length }: { from: number; to: number; unit: 'år' | 'mnd'; length: number },
): Match {
  const { shop } = cursor;
  const [low, high] = unit === 'mnd' ? [from / 12, to / 12] : [from, to];
  if (low > grownUp || high < low) return matched(cursor, length, []);
  const name = `${from === to ? from : `${from}-${to}`} ${unit}`;
  const { fit, near } = sizesForAge(low, high, shop);
  const isChild = high < 8;
  return matched(cursor, length, [
    {
      kind: 'gender',
      value: high < 13 ? 'barn' : 'junior',
      meaning: isChild
        ? { type: 'genders', near: [childGender], further: [juniorGender] }
        : { type: 'genders', near: [juniorGender], further: [childGender] },
    },
    {
      kind: 'age',
      value: name,
      meaning: { type: 'sizes', fit, near, or: null },
      more: { min: low, max: high },
    },
  ]);
}
