import {
  amountAt,
  type Cursor,
  type Match,
  markAt,
  matched,
  type Pattern,
  type Read,
  rangeAt,
  wordAt,
  wordSet,
} from './pattern.ts';
import { isUnit } from './units.ts';

const below = wordSet(
  'budsjett budsjettet budget under maks max maksimum maksimalt inntil opptil høyst høgst billigere rimeligere mindre lavere less below cheaper opp',
);
const above = wordSet('over minst minimum min mer meir dyrere høyere above more fra from');
const about = wordSet('rundt ca cirka circa omtrent omkring about around');
const kroner = wordSet('kr kroner kronor krone nok spenn lapper');
const cheap = wordSet(
  'billig billige billigst billigste rimelig rimelige rimeligst rimeligste cheap cheapest budsjett lavpris lågpris prisgunstig gunstig billeg billege rimeleg',
);
const dear = wordSet('dyr dyrt dyre dyrest dyreste eksklusiv eksklusive luksus expensive premium eksklusivt');
const best = wordSet(
  'best beste bestselger bestselgere bestseller populær populære populært populærest mestselgende toppselger topprangert anmeldt kvalitet',
);

/** Prices go up to this; a number above is none. */
const highest = 200_000;
const aboutShare = 0.2;
/** Less than this after 'til' may be an age, a height or a weight. */
const leastSum = 200;
const open = Number.POSITIVE_INFINITY;

/** 'under 500', 'maks 800 kr', '300-500', 'mellom 300 og 500', 'rundt 500', '500,-', 'billig', 'beste'. */
export const readPrice: Pattern = (cursor) =>
  inNotes(cursor) ?? limited(cursor) ?? between(cursor) ?? bareRange(cursor) ?? bareAmount(cursor) ?? inWords(cursor);

/** After the word may stand 'enn', 'på', 'til': 'billigere enn 500', 'opp til 300'. */
function limited(cursor: Cursor): Match | null {
  const { tokens, at } = cursor;
  const word = wordAt(tokens, at);
  const side = below.has(word) ? 'below' : above.has(word) ? 'above' : about.has(word) ? 'about' : null;
  if (side === null) return null;
  const filled = /^(enn|end|på|til|than|kr|pris|er|mitt|ca)$/.test(wordAt(tokens, at + 1)) ? 1 : 0;
  if (word === 'opp' && filled === 0) return null;
  const found = priced(cursor, at + 1 + filled);
  if (found === null || (word === 'min' && !found.named) || (word === 'fra' && !found.named)) return null;
  const length = 1 + filled + found.length;
  const { amount } = found;
  if (side === 'below') return matched(cursor, length, [price(0, amount)]);
  if (side === 'above') return matched(cursor, length, [price(amount, open)]);
  return matched(cursor, length, [around(amount)]);
}

/** 'til en hundrelapp': what is in the purse, and no more. */
function inNotes(cursor: Cursor): Match | null {
  const { tokens, at } = cursor;
  const led = /^(?:til|for)$/.test(wordAt(tokens, at)) ? 1 : 0;
  const one = /^(?:en|ein)$/.test(wordAt(tokens, at + led)) ? 1 : 0;
  if (!/^(?:hundre|tohundre|femhundre|tusen)lapp$/.test(wordAt(tokens, at + led + one))) return null;
  const note = amountAt(tokens, at + led + one);
  return note === null ? null : matched(cursor, led + one + note.length, [price(0, note.amount)]);
}

function between(cursor: Cursor): Match | null {
  const { tokens, at } = cursor;
  if (!/^(mellom|between|fra)$/.test(wordAt(tokens, at))) return null;
  const range = rangeAt(tokens, at + 1, ({ text }) => /^(og|and|til|-|–)$/.test(text));
  if (range === null || !isPriceRange(range)) return null;
  const named = namedAt(cursor, at + 1 + range.length);
  if (named === null && isUnit(wordAt(tokens, at + 1 + range.length))) return null;
  return matched(cursor, 1 + range.length + (named ?? 0), [price(range.from, range.to)]);
}

function bareRange(cursor: Cursor): Match | null {
  const { tokens, at, shop } = cursor;
  const range = rangeAt(tokens, at) ?? rangeAt(tokens, at, ({ text }) => text === 'til');
  if (range === null) return null;
  const named = namedAt(cursor, at + range.length);
  if (named !== null)
    return isPriceRange(range) ? matched(cursor, range.length + named, [price(range.from, range.to)]) : null;
  const areSizes = [range.from, range.to].every((end) => shop.sizesFor(`${end}`).length > 0);
  const isSize = shop.sizesFor(`${range.from}-${range.to}`).length > 0 || areSizes;
  const next = wordAt(tokens, at + range.length);
  const isRound = range.from >= 50 && range.from % 10 === 0 && range.to % 10 === 0 && range.to >= 100;
  return !isSize && isRound && isPriceRange(range) && !isUnit(next)
    ? matched(cursor, range.length, [price(range.from, range.to)])
    : null;
}

/** A sum named as such is about so much; after 'til' or 'for' it is the most: 'gave til 200 kr'. */
function bareAmount(cursor: Cursor): Match | null {
  const { tokens, at, shop } = cursor;
  const led = /^(til|for)$/.test(wordAt(tokens, at)) ? 1 : 0;
  const found = priced(cursor, at + led);
  // 'regnjakke til 300' at the end, where no size is called so
  const isLast = found !== null && at + led + found.length === tokens.length;
  const isSum = isLast && led === 1 && found.amount >= leastSum && shop.sizesFor(`${found.amount}`).length === 0;
  if (found === null || (!found.named && !isSum)) return null;
  return matched(cursor, led + found.length, [led === 1 ? price(0, found.amount) : around(found.amount)]);
}

function inWords(cursor: Cursor): Match | null {
  const { tokens, at } = cursor;
  const word = wordAt(tokens, at);
  const more = /^(pris|priser|prisen|i test|valg)$/.test(wordAt(tokens, at + 1)) ? 1 : 0;
  const said = (order: 'cheapest' | 'dearest' | 'best') =>
    matched(cursor, 1 + more, [{ kind: 'order', value: order, meaning: { type: 'nothing' } }], order);
  if (cheap.has(word)) return said('cheapest');
  if (dear.has(word)) return said('dearest');
  return best.has(word) ? said('best') : null;
}

/** A sum at an index; `named` when it says that it is money. A number with another unit is none. */
function priced(
  { tokens }: Pick<Cursor, 'tokens'>,
  at: number,
): { amount: number; length: number; named: boolean } | null {
  const ahead = /^(kr|nok)$/.test(wordAt(tokens, at)) ? 1 : 0;
  const found = amountAt(tokens, at + ahead);
  if (found === null || found.amount < 1 || found.amount > highest) return null;
  const behind = namedAt({ tokens }, at + ahead + found.length);
  if (ahead === 0 && behind === null && isUnit(wordAt(tokens, at + found.length))) return null;
  return { amount: found.amount, length: ahead + found.length + (behind ?? 0), named: ahead === 1 || behind !== null };
}

/** How many tokens say that the number before them is money: 'kr', 'kroner', ',-'; null when none does. */
function namedAt({ tokens }: Pick<Cursor, 'tokens'>, at: number): number | null {
  if (kroner.has(wordAt(tokens, at))) return 1;
  const mark = markAt(tokens, at);
  if (mark === ',-') return 1;
  const next = tokens[at + 1];
  const closes = mark === '-' && (next === undefined || !next.glued);
  return closes ? 1 : null;
}

function isPriceRange({ from, to }: { from: number; to: number }): boolean {
  return from < to && to <= highest;
}

function around(amount: number): Read {
  return price(Math.floor(amount * (1 - aboutShare)), Math.ceil(amount * (1 + aboutShare)));
}

function price(min: number, max: number): Read {
  const key = `${min > 0 ? min : ''}-${max === open ? '' : max}`;
  return {
    kind: 'price',
    value: key,
    meaning: { type: 'price', min, max },
    more: { ...(min > 0 ? { min } : {}), ...(max === open ? {} : { max }) },
  };
}
