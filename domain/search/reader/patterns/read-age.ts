import { numberOfWord } from '../../language/number-words.ts';
import type { QueryToken } from '../query-token.ts';
import { sizesForAge } from '../size-guide.ts';
import { amountAt, type Cursor, type Match, matched, numberAt, type Pattern, rangeAt, wordAt } from './pattern.ts';
import { isUnit, unitOf } from './units.ts';
import { childGender, juniorGender, whomOf } from './whom.ts';

const grownUp = 15;
const oldest = 100;
/** 'toåring', 'femårig'; a 'tenåring' is not ten. */
const agedWord = /^(?!ten)(.+?)år(?:ing|ingen|ingar|inger|ig|ige|s|sgammel)$/;

/** 'på 8 år', '8-åring', '1-2 år', '18 mnd': children of that age, and what fits them by the size guide. */
export const readAge: Pattern = (cursor) => {
  const { tokens, at } = cursor;
  // 'som fyller 60': how old somebody becomes
  if (/^(?:fyller|fylte|fylt)$/.test(wordAt(tokens, at)) && isSaidOut(tokens[at + 2])) {
    const years = numberAt(tokens, at + 1);
    if (!Number.isNaN(years)) return ofAge(cursor, { from: years, to: years, unit: 'år', length: 2 });
  }
  // 'er over 70 og skal på tur'
  const old = tokens[at + 2]?.number ?? Number.NaN;
  if (/^(?:er|e|på)$/.test(wordAt(tokens, at)) && wordAt(tokens, at + 1) === 'over' && old > grownUp && old < oldest)
    return isUnit(wordAt(tokens, at + 3)) ? null : matched(cursor, 3, []);
  // 'mor er 80 og tør ikke gå ut'
  const said = tokens[at + 1]?.number ?? Number.NaN;
  const isOld = grown.test(whomOf(wordAt(tokens, at - 1))?.value ?? '') || speakers.has(wordAt(tokens, at - 1));
  if (
    isOld &&
    /^(?:er|e|blir|var)$/.test(wordAt(tokens, at)) &&
    said > grownUp &&
    said < oldest &&
    isSaidOut(tokens[at + 2])
  )
    return matched(cursor, 2, []);
  if (isGrownUp(tokens, at)) return matched(cursor, wordAt(tokens, at) === 'på' ? 2 : 1, []);
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
  const before = personBefore(tokens, at);
  const child = whomOf(before)?.value ?? '';
  if (/^(er|e|på)$/.test(wordAt(tokens, at)) && pronouns.test(before))
    return amount <= grownUp && isSaidOut(tokens[at + led + length]);
  const isLed = led === 0 || wordAt(tokens, at) === 'på';
  const next = tokens[at + led + length];
  const isOver = next === undefined || (led === 1 && isSaidOut(next));
  return isLed && children.test(child) && amount >= 1 && amount <= grownUp && isOver;
}

/** 'sønnen min på 5': the person, not whose. */
function personBefore(tokens: Cursor['tokens'], at: number): string {
  const isOwned = /^(?:min|mi|mitt|vår|vårt|hans|hennes|vores|my)$/.test(wordAt(tokens, at - 1));
  return wordAt(tokens, isOwned ? at - 2 : at - 1);
}

/** 'en kvinne på 45 som vil svømme', 'min far 78 vil ha sko' */
function isGrownUp(tokens: Cursor['tokens'], at: number): boolean {
  const led = wordAt(tokens, at) === 'på' ? 1 : 0;
  const years = tokens[at + led]?.number ?? Number.NaN;
  const isPerson = grown.test(whomOf(wordAt(tokens, at - 1))?.value ?? '');
  const goesOn = led === 1 ? /^(?:som|vil|skal|og)$/ : /^(?:vil|skal)$/;
  return isPerson && years > grownUp && years < oldest && goesOn.test(wordAt(tokens, at + led + 1));
}

const speakers: ReadonlySet<string> = new Set(['jeg', 'eg', 'æ', 'han', 'hun', 'ho']);
const grown = /^(?:dame|herre|voksen)$/;

/** Nothing follows that says what else the number counts. */
function isSaidOut(next: QueryToken | undefined): boolean {
  return next === undefined || (next.kind === 'word' && !isUnit(next.text));
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
