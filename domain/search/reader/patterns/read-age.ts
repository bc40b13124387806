import { sizesForAge } from '../size-guide.ts';
import { amountAt, type Cursor, type Match, matched, type Pattern, rangeAt, wordAt } from './pattern.ts';
import { unitOf } from './units.ts';

const grownUp = 15;

/** 'på 8 år', '8-åring', '1-2 år', '18 mnd': children of that age, and what fits them by the size guide. */
export const readAge: Pattern = (cursor) => {
  const { tokens, at } = cursor;
  const led = /^(på|til|for|ca|er)$/.test(wordAt(tokens, at)) ? 1 : 0;
  const range = rangeAt(tokens, at + led) ?? rangeAt(tokens, at + led, ({ text }) => text === 'til' || text === 'og');
  if (range !== null) return aged(cursor, led, range);
  const one = amountAt(tokens, at + led);
  return one === null ? null : aged(cursor, led, { from: one.amount, to: one.amount, length: one.length });
};

function aged(
  cursor: Cursor,
  led: number,
  { from, to, length }: { from: number; to: number; length: number },
): Match | null {
  const { tokens, at, shop } = cursor;
  const end = at + led + length;
  const line = tokens[end]?.kind === 'mark' && tokens[end]?.text === '-' ? 1 : 0;
  const unit = unitOf(wordAt(tokens, end + line));
  if (unit !== 'år' && unit !== 'mnd') return null;
  const years = unit === 'mnd' ? [from / 12, to / 12] : [from, to];
  const [low = 0, high = 0] = years;
  const more = /^(gammel|gamle|gammelt|gamal|old)$/.test(wordAt(tokens, end + line + 1)) ? 1 : 0;
  const taken = led + length + line + 1 + more;
  if (low > grownUp || high < low) return matched(cursor, taken, []);
  const name = `${from === to ? from : `${from}-${to}`} ${unit}`;
  const { fit, near } = sizesForAge(low, high, shop);
  const isChild = high < 8;
  return matched(cursor, taken, [
    {
      kind: 'gender',
      value: high < 13 ? 'barn' : 'junior',
      meaning: isChild ? { type: 'genders', near: [4], further: [11] } : { type: 'genders', near: [11], further: [4] },
    },
    {
      kind: 'age',
      value: name,
      meaning: { type: 'sizes', fit, near, or: null },
      more: { min: low, max: high },
    },
  ]);
}
