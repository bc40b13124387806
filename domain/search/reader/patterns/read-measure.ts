import {
  amountAt,
  type Cursor,
  isLine,
  type Match,
  markAt,
  matched,
  numberAt,
  type Pattern,
  wordAt,
} from './pattern.ts';
import { comparable, unitOf } from './units.ts';

/** '30 liter', '0,5 l' (also with its comma gone: '0 5 l'), '400 lumen', '24"', '20-30 kg', '3-pk', '2 stk'. */
export const readMeasure: Pattern = (cursor) => limitedAt(cursor) ?? measureAt(cursor);

const measureAt: Pattern = (cursor) => {
  const { tokens, at } = cursor;
  const times = timesAt(cursor);
  if (times !== null) return times;
  if (/^halvliter(?:s|en)?$/.test(wordAt(tokens, at)))
    return sized(cursor, { amount: 0.5, to: 0.5, unit: 'l', length: 1 });
  if (/^halv(?:e|t)?$/.test(wordAt(tokens, at)) && unitOf(wordAt(tokens, at + 1)) === 'l')
    return sized(cursor, { amount: 0.5, to: 0.5, unit: 'l', length: 2 });
  const split = splitDecimal(cursor);
  const found = split ?? amountAt(tokens, at);
  if (found === null) return null;
  if (tokens[at]?.kind === 'word' && found.length === 1 && found.amount < 2) return null; // 'en liter' is rare, 'en' is not
  const span = spanEnd(cursor, found.length);
  const line = tokens[at + found.length];
  const skip = span !== null ? span.length : line !== undefined && isLine(line) ? 1 : 0;
  const end = at + found.length + skip;
  const unit = unitOf(wordAt(tokens, end) || markAt(tokens, end));
  if (unit === null || isOtherUnit(unit)) return null;
  const length = end - at + 1;
  if (unit === 'stk')
    return matched(cursor, length, [{ kind: 'quantity', value: `${found.amount}`, meaning: { type: 'nothing' } }]);
  return sized(cursor, { ...found, length, unit, to: span?.to ?? found.amount });
};

const atLeast = /^(over|minst|minimum|fra|above|more|mer|større|tyngre|lengre|lenger)$/;
const atMost = /^(under|maks|max|maksimum|inntil|opptil|høyst|below|less|mindre|lettere|kortere)$/;

/** 'over 500 lumen', 'minst 60 liter', 'lettere enn 2 kg': that much or more, or less. */
function limitedAt(cursor: Cursor): Match | null {
  const { tokens, at } = cursor;
  const word = wordAt(tokens, at);
  const side = atLeast.test(word) ? 'up' : atMost.test(word) ? 'down' : null;
  if (side === null) return null;
  const led = /^(enn|end|than)$/.test(wordAt(tokens, at + 1)) ? 2 : 1;
  const found = amountAt(tokens, at + led);
  const unit = found === null ? null : unitOf(wordAt(tokens, at + led + found.length));
  if (found === null || unit === null || isOtherUnit(unit) || unit === 'stk') return null;
  const compared = comparable(unit, found.amount);
  return matched(cursor, led + found.length + 1, [
    {
      kind: 'measure',
      value: `${found.amount} ${unit}`,
      key: `${side}${found.amount}${unit}`,
      meaning: { type: 'measure', unit: compared.unit, amount: compared.amount, side },
      more: { unit },
    },
  ]);
}

/** Read by patterns of their own. */
function isOtherUnit(unit: string): boolean {
  return unit === 'år' || unit === 'mnd' || unit === 'grader' || unit === 'personer';
}

/** '2x10 kg': so many pieces of the measure. */
function timesAt(cursor: Cursor): Match | null {
  const { tokens, at } = cursor;
  const [count, next] = [tokens[at], tokens[at + 1]];
  const [, digits, own] = /^x(\d+)(\p{L}*)$/u.exec(next?.text ?? '') ?? [];
  if (count?.kind !== 'number' || digits === undefined) return null;
  const amount = Number(digits);
  const unit = unitOf(own || wordAt(tokens, at + 2));
  // '3x3', '180 x 120 cm' are sides, which no article is looked up by
  if (unit === null || !/^(kg|g|l|ml)$/.test(unit)) return own === '' ? matched(cursor, 2, []) : null;
  return sized(cursor, { amount, to: amount, unit, length: own === '' ? 3 : 2 });
}

interface Measured {
  readonly amount: number;
  readonly to: number;
  readonly unit: string;
  readonly length: number;
}

/** What sizes may be named by a span of the unit: a helmet by the head, a sleeping bag by the height. */
const spansOf: Readonly<Record<string, readonly string[]>> = { kg: ['kg'], cm: ['hode'] };

/** The shop may have it as a size ('24"', '20-30 kg', '8 kg'); else it stands in what the article is said to be. */
function sized(cursor: Cursor, { amount, to, unit, length }: Measured): Match {
  const { shop } = cursor;
  const written = to === amount ? `${amount}` : `${amount}-${to}`;
  const named = [
    `${written} ${unit}`,
    `${written}${unit}`,
    ...(unit === 'tommer' ? [`${written}"`] : []),
    ...(unit === 'cm' ? [written] : []),
  ];
  const held = (spansOf[unit] ?? []).flatMap((span) => shop.sizesHolding(span, (amount + to) / 2));
  const ids = [...new Set([...named.flatMap((key) => shop.sizesFor(key)), ...held])];
  const compared = comparable(unit, to);
  const measure = {
    kind: 'measure',
    value: `${written} ${unit}`,
    key: `${written}${unit}`,
    meaning: { type: 'measure', unit: compared.unit, amount: compared.amount, side: 'about' },
    more: { unit },
  } as const;
  if (ids.length === 0) return matched(cursor, length, [measure]);
  return matched(cursor, length, [
    {
      kind: 'size',
      value: `${written} ${unit}`,
      key: `${written}${unit}`,
      meaning: { type: 'sizes', fit: ids, near: about(cursor, amount, unit), or: null, measure: measure.meaning },
    },
  ]);
}

/** Skis, poles and children's clothes go by lengths a few centimetres apart, and not everything by the same. */
function about({ shop }: Cursor, amount: number, unit: string): readonly number[] {
  if (unit !== 'cm' || amount < shortestLength) return [];
  return [1, 2, 3, 4, 5].flatMap((off) => [amount - off, amount + off]).flatMap((cm) => shop.sizesFor(`${cm}`));
}

const shortestLength = 60;

/** '1,5' has become '1 5' in an address; only before a unit is it read so. */
function splitDecimal({ tokens, at }: Cursor): { amount: number; length: number } | null {
  const [whole, part] = [tokens[at], tokens[at + 1]];
  if (whole?.kind !== 'number' || part?.kind !== 'number' || part.glued || !/^\d{1,2}$/.test(part.text)) return null;
  const unit = unitOf(wordAt(tokens, at + 2));
  if (unit === null || !/^(l|dl|kg|m|mm|tommer)$/.test(unit) || whole.number > 29) return null;
  return { amount: Number(`${whole.text}.${part.text}`), length: 2 };
}

function spanEnd({ tokens, at }: Cursor, length: number): { to: number; length: number } | null {
  const line = tokens[at + length];
  const to = numberAt(tokens, at + length + 1);
  return line !== undefined && isLine(line) && !Number.isNaN(to) ? { to, length: 2 } : null;
}
