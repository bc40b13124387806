import { sizeKey } from '../../lexicon/attribute-words.ts';
import { matched, type Pattern, type Place, wordAt, wordSet } from './pattern.ts';
import { isUnit } from './units.ts';
import { plainWish } from './wish.ts';

const sizeWords = wordSet(
  'str strl størrelse størrelsen størrelser storleik size sz nr nummer eu eur euro skostørrelse',
);
/** Letters that are sizes wherever they stand; single letters only beside other words. */
const letters = /^(?:[23456]?xs|xxs|xs|s|m|l|xl|xxl|xxxl|xxxxl|[23456]xl|small|medium|large|xlarge|xsmall|onesize)$/;

/** 'str 42', 'strl. M', '42,5', '26.5', '98/104', 'L/XL', '2xl', 'eu 42', and a bare number that the shop has as a size. */
export const readSize: Pattern = (place) => {
  const { tokens, at } = place;
  const led = sizeWords.has(wordAt(tokens, at)) ? 1 : 0;
  const again = led === 1 && sizeWords.has(wordAt(tokens, at + 1)) ? 1 : 0;
  const start = at + led + again;
  const found = sizeAt(place, start, led === 1);
  if (found !== null) return matched(place, led + again + found.length, [sizeRead(place, found, start)]);
  return led === 1 ? matched(place, 1 + again, []) : null;
};

interface FoundSize {
  readonly key: string;
  readonly ids: readonly number[];
  readonly length: number;
}

function sizeRead({ tokens, shop }: Place, { key, ids }: FoundSize, start: number) {
  const token = tokens[start];
  // A bare number may also stand in a name: 'haspelsnelle 3000', 'ullongs 200'.
  const or = token?.kind === 'number' && Number.isInteger(token.number) ? plainWish(token.text) : null;
  const near = key.endsWith('.5')
    ? [Math.floor(Number(key)), Math.ceil(Number(key))].flatMap((whole) => shop.sizesFor(`${whole}`))
    : [];
  return { kind: 'size', value: key.toUpperCase(), key, meaning: { type: 'sizes', fit: ids, near, or } } as const;
}

function sizeAt(place: Place, start: number, named: boolean): FoundSize | null {
  const { tokens, shop } = place;
  const token = tokens[start];
  if (token === undefined || token.kind === 'mark') return null;
  if (token.kind === 'word') return letterAt(place, start, named);
  const next = tokens[start + 1];
  // '2xl', '162w': a number and letters in one word.
  if (next?.kind === 'word' && next.glued) {
    const joined = sizeKey(`${token.text}${next.text}`);
    const ids = shop.sizesFor(joined);
    if (ids.length > 0 || letters.test(joined)) return ids.length > 0 ? { key: joined, ids, length: 2 } : null;
  }
  return spanAt(place, start, named) ?? halfAt(place, start, named) ?? wholeAt(place, start, named);
}

function letterAt({ tokens, shop }: Place, start: number, named: boolean): FoundSize | null {
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
  if (ids.length === 0 && !named) return null;
  // 'l', 'm' and 's' alone are hardly a whole query, and after a number they are units.
  if (word.length === 1 && !named && (tokens.length === 1 || tokens[start - 1]?.kind === 'number')) return null;
  return {
    key: slash === null ? sizeKey(word) : `${sizeKey(word)}/${sizeKey(slash)}`,
    ids,
    length: slash === null ? 1 : 2,
  };
}

/** '98/104' and '36-38', also with the slash gone from an address: '98 104'. */
function spanAt({ tokens, shop }: Place, start: number, named: boolean): FoundSize | null {
  const from = tokens[start];
  const isLine = /^[-–]$/.test(tokens[start + 1]?.text ?? '') && tokens[start + 1]?.glued === true;
  const to = tokens[start + (isLine ? 2 : 1)];
  if (from === undefined || to?.kind !== 'number') return null;
  const [low, high] = [from.number, to.number];
  if (!(low < high && high - low <= 12 && Number.isInteger(low) && Number.isInteger(high)) || low < 16) return null;
  const length = isLine ? 3 : 2;
  if (!named && isUnit(wordAt(tokens, start + length))) return null;
  const whole = [...shop.sizesFor(`${low}-${high}`), ...shop.sizesHolding('hode', (low + high) / 2)];
  const ids = whole.length > 0 ? whole : [...shop.sizesFor(`${low}`), ...shop.sizesFor(`${high}`)];
  return ids.length > 0 ? { key: `${low}-${high}`, ids: [...new Set(ids)], length } : null;
}

/** '42,5' has lost its comma in an address: '42 5'. */
function halfAt({ tokens, shop }: Place, start: number, named: boolean): FoundSize | null {
  const token = tokens[start];
  const isSplit = tokens[start + 1]?.text === '5' && Number.isInteger(token?.number) && (token?.number ?? 0) >= 16;
  const value = isSplit ? (token?.number ?? 0) + 0.5 : (token?.number ?? 0);
  const length = isSplit ? 2 : 1;
  if (Number.isInteger(value) || isUnit(wordAt(tokens, start + length))) return null;
  const ids = shop.sizesFor(`${value}`);
  const near = [...shop.sizesFor(`${Math.floor(value)}`), ...shop.sizesFor(`${Math.ceil(value)}`)];
  return ids.length > 0 || (near.length > 0 && (named || value >= 16)) ? { key: `${value}`, ids, length } : null;
}

function wholeAt({ tokens, shop }: Place, start: number, named: boolean): FoundSize | null {
  const token = tokens[start];
  if (token === undefined || !Number.isInteger(token.number)) return null;
  const unit = wordAt(tokens, start + 1);
  const next = tokens[start + 1];
  if (next?.kind === 'mark' && next.text !== '-' && next.text !== '&') return null;
  const isLength = unit === 'cm' && token.number >= 50;
  if (isUnit(unit) && !isLength) return null;
  const ids = shop.sizesFor(token.text);
  if (ids.length === 0 && !named) return null;
  if (!named && tokens.length === 1) return null;
  return { key: token.text, ids, length: isLength ? 2 : 1 };
}
