import { sizeKey } from '../../lexicon/attribute-words.ts';
import { sizesForWaist } from '../size-guide.ts';
import { type Cursor, matched, type Pattern, wordAt } from './pattern.ts';
import { sizeLetters as letters, sizeLabels as sizeWords } from './size-words.ts';
import { isUnit } from './units.ts';
import { wordQuery } from './word-query.ts';

/**
 * 'str 42', 'strl. M', '42,5', '42 2/3', '26.5', '98/104', 'L/XL', '2xl', 'eu 42', 'w32 l34', and a bare number that the
 * shop has as a size.
 */
export const readSize: Pattern = (cursor) => {
  const { tokens, at } = cursor;
  const led = sizeWords.has(wordAt(tokens, at)) ? 1 : 0;
  const again = led === 1 && sizeWords.has(wordAt(tokens, at + 1)) ? 1 : 0;
  const start = at + led + again;
  const found = sizeAt(cursor, start, led === 1);
  if (found !== null) return matched(cursor, led + again + found.length, [sizeRead(cursor, found, start, led === 1)]);
  return led === 1 ? matched(cursor, 1 + again, []) : null;
};

interface FoundSize {
  readonly key: string;
  readonly ids: readonly number[];
  /** Sizes that will do where these are not to be had. */
  readonly near?: readonly number[];
  readonly length: number;
}

function sizeRead({ tokens }: Cursor, { key, ids, near = [] }: FoundSize, start: number, named: boolean) {
  const token = tokens[start];
  // A bare number may also stand in a name: 'haspelsnelle 3000', 'ullongs 200'.
  const isBare =
    token?.kind === 'number' && token.text === key && Number.isInteger(token.number) && !(named && ids.length > 0);
  const or = isBare ? wordQuery(token.text) : null;
  return { kind: 'size', value: key.toUpperCase(), key, meaning: { type: 'sizes', fit: ids, near, or } } as const;
}

function sizeAt(cursor: Cursor, start: number, named: boolean): FoundSize | null {
  const { tokens, shop } = cursor;
  const token = tokens[start];
  if (token === undefined || token.kind === 'mark') return null;
  if (token.kind === 'word') return waistAt(cursor, start) ?? letterAt(cursor, start, named);
  const next = tokens[start + 1];
  // '2xl', '162w': a number and letters in one word.
  if (next?.kind === 'word' && next.glued) {
    const joined = sizeKey(`${token.text}${next.text}`);
    const ids = shop.sizesFor(joined);
    if (ids.length > 0 || letters.test(joined)) return { key: joined, ids, length: 2 };
  }
  return (
    spanAt(cursor, start, named) ??
    thirdAt(cursor, start) ??
    halfAt(cursor, start, named) ??
    wholeAt(cursor, start, named)
  );
}

function letterAt({ tokens, shop }: Cursor, start: number, named: boolean): FoundSize | null {
  const word = wordAt(tokens, start);
  if (word === 'one' && wordAt(tokens, start + 1) === 'size')
    return { key: 'one size', ids: shop.sizesFor('one size'), length: 2 };
  if (!letters.test(word)) return null;
  const other = tokens[start + 1];
  const slash = other?.kind === 'word' && letters.test(other.text) ? other.text : null;
  const both = slash === null ? [] : shop.sizesFor(`${word}/${slash}`);
  const ids = [
    ...new Set([...both, ...shop.sizesFor(sizeKey(word)), ...(slash === null ? [] : shop.sizesFor(sizeKey(slash)))]),
  ];
  if (ids.length === 0 && !named && !largest.test(word)) return null;
  // 'l', 'm' and 's' alone are hardly a whole query, and after a number they are units.
  if (word.length === 1 && !named && (tokens.length === 1 || tokens[start - 1]?.kind === 'number')) return null;
  return {
    key: slash === null ? sizeKey(word) : `${sizeKey(word)}/${sizeKey(slash)}`,
    ids,
    length: slash === null ? 1 : 2,
  };
}

/** Nothing but sizes, though the shop may have none so large or small. */
const largest = /^x{2,4}[ls]$/;

/** 'w32 l34': trousers by waist and leg, in inches; else the letters for that waist. */
function waistAt({ tokens, shop }: Cursor, start: number): FoundSize | null {
  const waist = /^w(\d{2})$/.exec(wordAt(tokens, start))?.[1];
  if (waist === undefined) return null;
  const leg = /^l(\d{2})$/.exec(wordAt(tokens, start + 1))?.[1];
  const own = [`w${waist}`, ...(leg === undefined ? [] : [`w${waist}/l${leg}`, `${waist}/${leg}`])].flatMap((key) =>
    shop.sizesFor(key),
  );
  const ids = own.length > 0 ? own : sizesForWaist(Number(waist), shop);
  return { key: `w${waist}`, ids: [...new Set(ids)], length: leg === undefined ? 1 : 2 };
}

/** '42 2/3', with or without its slash. */
function thirdAt({ tokens, shop }: Cursor, start: number): FoundSize | null {
  const [whole, part, of] = [tokens[start]?.number ?? 0, tokens[start + 1]?.text ?? '', tokens[start + 2]?.text];
  if (!Number.isInteger(whole) || whole < 16 || !/^[12]$/.test(part) || of !== '3') return null;
  const ids = shop.sizesFor(`${whole} ${part}/3`);
  const near = [whole, whole + 1].flatMap((size) => shop.sizesFor(`${size}`));
  return ids.length + near.length > 0 ? { key: `${whole} ${part}/3`, ids, near, length: 3 } : null;
}

/** '98/104' and '36-38', also with the slash gone from an address: '98 104'. */
function spanAt({ tokens, shop }: Cursor, start: number, named: boolean): FoundSize | null {
  const from = tokens[start];
  const isLine = /^[-–]$/.test(tokens[start + 1]?.text ?? '') && tokens[start + 1]?.glued === true;
  const to = tokens[start + (isLine ? 2 : 1)];
  if (from === undefined || to?.kind !== 'number') return null;
  const [low, high] = [from.number, to.number];
  const weighed = isLine ? spanUnits.flatMap((unit) => shop.sizesFor(`${low}-${high} ${unit}`)) : [];
  if (weighed.length > 0 && !isUnit(wordAt(tokens, start + 3)))
    return { key: `${low}-${high}`, ids: [...new Set(weighed)], length: 3 };
  if (!(low < high && high - low <= 12 && Number.isInteger(low) && Number.isInteger(high)) || low < 16) return null;
  const length = isLine ? 3 : 2;
  if (!named && isUnit(wordAt(tokens, start + length))) return null;
  const whole = [...shop.sizesFor(`${low}-${high}`), ...shop.sizesHolding('hode', (low + high) / 2)];
  const ids = whole.length > 0 ? whole : [...shop.sizesFor(`${low}`), ...shop.sizesFor(`${high}`)];
  return ids.length > 0 ? { key: `${low}-${high}`, ids: [...new Set(ids)], length } : null;
}

/** What sizes named by a span are counted in: '70-90' of a life jacket is kilos. */
const spanUnits = ['kg', 'cm', 'år'];

/** '42,5' has lost its comma in an address: '42 5'. */
function halfAt({ tokens, shop }: Cursor, start: number, named: boolean): FoundSize | null {
  const token = tokens[start];
  const isSplit = tokens[start + 1]?.text === '5' && Number.isInteger(token?.number) && (token?.number ?? 0) >= 16;
  const value = isSplit ? (token?.number ?? 0) + 0.5 : (token?.number ?? 0);
  const length = isSplit ? 2 : 1;
  if (Number.isInteger(value) || isUnit(wordAt(tokens, start + length))) return null;
  const ids = shop.sizesFor(`${value}`);
  const near = [...shop.sizesFor(`${Math.floor(value)}`), ...shop.sizesFor(`${Math.ceil(value)}`)];
  return ids.length > 0 || (near.length > 0 && (named || value >= 16)) ? { key: `${value}`, ids, near, length } : null;
}

function wholeAt({ tokens, shop }: Cursor, start: number, named: boolean): FoundSize | null {
  const token = tokens[start];
  if (token === undefined || !Number.isInteger(token.number)) return null;
  const unit = wordAt(tokens, start + 1);
  const next = tokens[start + 1];
  if (next?.kind === 'mark' && next.text !== '-' && next.text !== '&') return null;
  const isLength = unit === 'cm' && token.number >= 50;
  if (isUnit(unit) && !isLength) return null;
  // '190' may be how tall one is: sleeping bags go by it
  const tall = token.number >= 150 && token.number <= 210 ? shop.sizesHolding('høyde', token.number) : [];
  const wheels = isWheeled(tokens) ? shop.sizesFor(`${token.text}"`) : [];
  const ids = [...shop.sizesFor(token.text), ...tall, ...wheels];
  if (ids.length === 0 && !named) return null;
  if (!named && tokens.length === 1) return null;
  return { key: token.text, ids, length: isLength ? 2 : 1 };
}

/** 'slange 26': what has wheels goes by inches. */
function isWheeled(tokens: Cursor['tokens']): boolean {
  return tokens.some(({ text }) => /sykkel|dekk|slange|hjul|cykel/.test(text));
}
