import { isCommonWord } from '../../../language/common-words.ts';
import { sentenceWords } from '../../../language/sentence-words.ts';
import { longestEntry, type WordTable } from '../../../lexicon/table.ts';
import { bodyAilments, bodyParts, goodsAgainst } from '../../../lexicon/uses/body-parts.ts';
import type { QueryToken } from '../../query-token.ts';
import { type Cursor, type Match, matched, type Pattern, wordAt } from '../pattern.ts';
import { knownAs, neverAmong } from '../said-words.ts';
import { wordQuery } from '../word-query.ts';

/** 'fryser alltid på fingrene', 'kalde og våte føtter', 'ryggen min verker': what is wrong, and where, say what is wanted. */
export const readAilment: Pattern = (cursor) => {
  const { tokens, at } = cursor;
  const first = one(bodyAilments, tokens, at) ?? one(bodyParts, tokens, at);
  if (first === null) return null;
  // 'noe å varme mat på': what is done to it, not how it is to stay
  if (wordAt(tokens, at) === 'varme' && wordAt(tokens, at - 1) === 'å') return null;
  const ailments: string[] = [];
  const parts: string[] = [];
  let end = at;
  for (let next = at; next < tokens.length && next - end <= mostBetween; next++) {
    const ailment = one(bodyAilments, tokens, next);
    const part = ailment === null ? one(bodyParts, tokens, next) : null;
    if (ailment !== null) ailments.push(ailment);
    if (part !== null) parts.push(part);
    if (ailment !== null || part !== null) end = next;
    else if (!isPassedOver(cursor, wordAt(tokens, next))) break;
  }
  const wantedAt = (part: string) => ailments.flatMap((ailment) => goodsAgainst(ailment, part));
  // 'støvlene gnager på leggen'
  const shod = parts.includes(footwear) ? wantedAt(footwear) : [];
  const as = shod.length > 0 ? shod : parts.flatMap(wantedAt);
  return as.length === 0 || knownAs(cursor.shop, as) !== 'thing'
    ? null
    : against(cursor, end - at + 1, [...new Set(as)]);
};

/** Beside a thing it says nothing more: 'fryser på fingrene og trenger votter'. */
function against(cursor: Cursor, length: number, as: readonly string[]): Match {
  const query = wordQuery('', { as, never: neverAmong(as) });
  const found = matched(cursor, length, [
    { kind: 'goods', value: as[0] ?? '', meaning: { type: 'words', anyOf: [query] } },
  ]);
  return { ...found, beside: [] };
}

const footwear = 'fottoy';
const mostBetween = 4;

/** Words of sentences, and those that say nothing here: 'hands are always cold'. */
function isPassedOver({ shop }: Cursor, word: string): boolean {
  return word !== '' && (sentenceWords.has(word) || isCommonWord(word) || shop.knows(word) === 'unknown');
}

function one(table: WordTable, tokens: readonly QueryToken[], at: number): string | null {
  const word = wordAt(tokens, at);
  return word === '' ? null : (longestEntry(table, [word])?.targets[0] ?? null);
}
