import { numberOfWord } from '../../language/number-words.ts';
import type { ChainWords } from '../chain-words.ts';
import type { QueryToken } from '../query-token.ts';
import type { Meaning, Reading, ReadingKind, RequestedOrder } from '../reading.ts';
import type { ShopWords } from '../shop-words.ts';

/** Where in a query a pattern looks, and in which shop. */
export interface Cursor {
  readonly tokens: readonly QueryToken[];
  readonly at: number;
  readonly shop: ShopWords;
  readonly chain: ChainWords;
  readonly guesses: boolean;
}

/** What the next `length` tokens were read as; with no readings they carry nothing. */
export interface Match {
  readonly length: number;
  readonly readings: readonly Reading[];
  readonly order?: RequestedOrder;
  /** What goods say of other goods named before: 'hjelm til alpint'. */
  readonly beside?: readonly Reading[];
  /** Told by what one does alone: gives way to what is told by more. */
  readonly isFaint?: boolean;
}

export type Pattern = (cursor: Cursor) => Match | null;

export interface Read {
  readonly kind: ReadingKind;
  readonly value: string;
  readonly meaning: Meaning;
  readonly more?: Pick<Reading, 'min' | 'max' | 'unit'>;
  /** Where the value does not tell readings apart. */
  readonly key?: string;
}

/** A match of the next `length` tokens. */
export function matched(
  { tokens, at }: Pick<Cursor, 'tokens' | 'at'>,
  length: number,
  reads: readonly Read[],
  order?: RequestedOrder,
): Match {
  const text = tokens
    .slice(at, at + length)
    .map(({ written, glued }, index) => (glued || index === 0 ? written : ` ${written}`))
    .join('');
  const readings = reads.map(({ kind, value, meaning, more, key = value }) => ({
    key: `${kind}:${key}`,
    kind,
    value,
    text,
    meaning,
    ...more,
  }));
  return { length, readings, ...(order === undefined ? {} : { order }) };
}

export function wordAt(tokens: readonly QueryToken[], at: number): string {
  const token = tokens[at];
  return token?.kind === 'word' ? token.text : '';
}

export function markAt(tokens: readonly QueryToken[], at: number): string {
  const token = tokens[at];
  return token?.kind === 'mark' ? token.text : '';
}

/** The number that stands at an index, in digits or as a word; NaN when none does. */
export function numberAt(tokens: readonly QueryToken[], at: number): number {
  const token = tokens[at];
  if (token === undefined || token.kind === 'mark') return Number.NaN;
  return token.kind === 'number' ? token.number : numberOfWord(token.text);
}

/** A number and how many tokens it takes: 'to hundre' is two, and so is '1 000'. */
export function amountAt(tokens: readonly QueryToken[], at: number): { amount: number; length: number } | null {
  const first = numberAt(tokens, at);
  if (Number.isNaN(first)) return null;
  const next = tokens[at + 1];
  const times = next?.kind === 'word' && manyfold.test(next.text) ? numberOfWord(next.text) : Number.NaN;
  if (!Number.isNaN(times)) return { amount: first * times, length: 2 };
  const isGrouped = next?.kind === 'number' && /^\d{3}$/.test(next.text) && first < 100 && Number.isInteger(first);
  return isGrouped ? { amount: first * 1000 + next.number, length: 2 } : { amount: first, length: 1 };
}

const manyfold = /^(?:hund|tusen|tusind|thousand|tausend)/;

/** Two numbers with a line, 'til' or 'og' between them. */
export function rangeAt(
  tokens: readonly QueryToken[],
  at: number,
  between: (token: QueryToken) => boolean = isLine,
): { from: number; to: number; length: number } | null {
  const first = amountAt(tokens, at);
  const middle = first === null ? undefined : tokens[at + first.length];
  if (first === null || middle === undefined || !between(middle)) return null;
  const second = amountAt(tokens, at + first.length + 1);
  return second === null ? null : { from: first.amount, to: second.amount, length: first.length + 1 + second.length };
}

export function isLine({ kind, text, glued }: QueryToken): boolean {
  return kind === 'mark' && glued && /^[-–−]$/.test(text);
}

/** The words of a table, separated by spaces. */
export function wordSet(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.trim().split(/\s+/)));
}
