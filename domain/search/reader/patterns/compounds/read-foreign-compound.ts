import { fold } from '../../../language/fold.ts';
import { stem } from '../../../language/stem.ts';
import { joinWords } from '../../../language/words.ts';
import { firstForms } from '../../../lexicon/compound.ts';
import { dialectWords } from '../../../lexicon/dialect.ts';
import { firstPartStems } from '../../../lexicon/goods.ts';
import { foreignFirstParts, foreignFirstSpellings, foreignHeads } from '../../../lexicon/languages/compound-parts.ts';
import { longestEntry } from '../../../lexicon/table.ts';
import type { ShopWords } from '../../shop-words.ts';
import type { Cursor, Match } from '../pattern.ts';
import { words, wordsFrom } from '../said-words.ts';
import { wordQuery } from '../word-query.ts';

/** 'wool jumper', 'cross country poles': two parts of another language that make one of our compounds. */
export function foreignPair(cursor: Cursor): Match | null {
  const said = wordsFrom(cursor);
  const first = longestEntry(foreignFirstParts, said);
  const head = first === null ? null : longestEntry(foreignHeads, said.slice(first.length, first.length + 1));
  // 'regn dress' and 'ski hansker' are ours, and read as such
  const own = stem(fold(said[first?.length ?? 0] ?? ''));
  if (first === null || head === null || head.targets.some((target) => stem(target) === own)) return null;
  const as = joined(cursor.shop, first.targets, head.targets);
  return as.length === 0 ? null : words(cursor, 'goods', wordQuery('', { as }), first.length + 1);
}

/** The same written as one word: 'wandersocken', 'vandrestrømper'; empty where it is none. */
export function foreignCompound(shop: ShopWords, word: string): readonly string[] {
  for (let at = shortestFirst; at <= word.length - shortestHead; at++) {
    if (!firstForms(fold(word.slice(0, at))).some((form) => foreignFirstSpellings.has(form))) continue;
    const head = longestEntry(foreignHeads, [word.slice(at)]);
    if (head === null || (isOurs(shop, word.slice(at)) && isOurs(shop, word.slice(0, at)))) continue;
    for (const form of firstForms(word.slice(0, at))) {
      const first = longestEntry(foreignFirstParts, [form]);
      const as = first === null ? [] : joined(shop, first.targets, head.targets);
      if (as.length > 0) return as;
    }
  }
  return [];
}

/** 'strandstol' is ours by both parts, and no word of another language. */
function isOurs(shop: ShopWords, part: string): boolean {
  return firstForms(part).some(
    (form) => firstPartStems.has(stem(fold(form))) || /^(thing|identifying|part)$/.test(shop.knows(form)),
  );
}

const shortestFirst = 2;
const shortestHead = 2;

/** The goods that the likeliest first part makes with one of the ends. */
function joined(shop: ShopWords, firsts: readonly string[], heads: readonly string[]): readonly string[] {
  for (const first of firsts) {
    const whole = heads.map((head) => joinWords(first, head));
    const own = whole.filter((word) => shop.isOwnWord(word));
    if (own.length > 0) return own;
    const said = whole.flatMap((word) => longestEntry(dialectWords, [word])?.targets ?? []);
    const goods = [...new Set(said)].filter((word) => shop.knows(fold(word)) === 'thing');
    if (goods.length > 0) return goods;
  }
  return [];
}
