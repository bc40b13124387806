import { fold } from '../../language/fold.ts';
import { stem } from '../../language/stem.ts';
import { notSuchGoods } from '../../lexicon/goods.ts';
import { longestPhrase } from '../../lexicon/table.ts';
import type { ReadingKind, WordQuery } from '../reading.ts';
import type { Knowledge, ShopWords } from '../shop-words.ts';
import { type Cursor, type Match, matched, wordAt } from './pattern.ts';

/** The next words, looked for as a query says. */
export function words(cursor: Cursor, kind: ReadingKind, query: WordQuery, length = 1): Match {
  const never = query.as.length === 1 ? (notSuchGoods[stem(query.as[0] ?? '')] ?? []) : [];
  const asked = never.length === 0 ? query : { ...query, never: [...query.never, ...never] };
  const value = query.takenFor[0] ?? (query.text || query.as[0] || wordAt(cursor.tokens, cursor.at));
  const meaning = kind === 'unknown' ? ({ type: 'nothing' } as const) : ({ type: 'words', anyOf: [asked] } as const);
  return matched(cursor, length, [{ kind, value, meaning }]);
}

/** What none of these words means, unless it is among them itself: hands that are cold want no 'keeperhanske'. */
export function neverAmong(as: readonly string[]): readonly string[] {
  return as.flatMap((word) => notSuchGoods[stem(word)] ?? []).filter((word) => !as.includes(fold(word)));
}

export function goodsMatch(cursor: Cursor, length: number, query: WordQuery, known: Knowledge): Match {
  return words(cursor, known === 'thing' ? 'goods' : 'word', query, length);
}

export function knownAs(shop: ShopWords, targets: readonly string[]): Knowledge {
  const all = targets.map((target) => shop.knows(target));
  return all.find((known) => known === 'thing') ?? all.find((known) => known === 'identifying') ?? 'unknown';
}

/** The words from the cursor on, as far as they follow each other. */
export function wordsFrom({ tokens, at }: Cursor): string[] {
  const found: string[] = [];
  for (let next = at; next < tokens.length && found.length < longestPhrase; next++) {
    const word = wordAt(tokens, next);
    if (word === '') break;
    found.push(word);
  }
  return found;
}

/** The same place, with another word there and nothing beside it. */
export function asOneWord(cursor: Cursor, text: string): Cursor {
  const token = cursor.tokens[cursor.at];
  return token === undefined ? cursor : { ...cursor, tokens: [{ ...token, text, parts: [] }], at: 0 };
}
