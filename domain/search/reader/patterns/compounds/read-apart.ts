import { fold } from '../../../language/fold.ts';
import { sentenceWords } from '../../../language/sentence-words.ts';
import { stem } from '../../../language/stem.ts';
import { joinWords } from '../../../language/words.ts';
import { dialectWords } from '../../../lexicon/dialect.ts';
import { neighbourWords } from '../../../lexicon/neighbours.ts';
import { longestEntry, tableKey } from '../../../lexicon/table.ts';
import { foreignWords } from '../../../lexicon/translations.ts';
import type { ShopWords } from '../../shop-words.ts';
import type { Cursor, Match } from '../pattern.ts';
import { knownAs, words } from '../said-words.ts';
import { wordQuery } from '../word-query.ts';

/** 'sykkel lykt', 'vann flaske': two words that people write as one for what the shop calls something else. */
export function writtenApart(cursor: Cursor, first: string, second: string): Match | null {
  const isGear = /^(?:utstyr|utstyret)$/.test(second);
  if (first.length < 2 || sentenceWords.has(first) || (sentenceWords.has(second) && !isGear)) return null;
  const whole = [joinWords(first, second), `${first}s${second}`, `${first}e${second}`];
  const one = whole.find((form) => dialectWords.has(tableKey([form]))) ?? joinWords(first, second);
  const near = longestEntry(neighbourWords, [one]);
  if (near && cursor.shop.knows(one) === 'unknown')
    return words(cursor, 'goods', wordQuery(one, { also: near.targets, instead: true }), 2);
  const said = longestEntry(dialectWords, [one]) ?? longestEntry(foreignWords, [one]);
  // the stem of the whole may have lost the second word
  if (!said || stem(fold(one)).length <= fold(first).length + 1) return null;
  return knownAs(cursor.shop, said.targets) === 'thing'
    ? words(cursor, 'goods', wordQuery('', { as: said.targets }), 2)
    : null;
}

/** Two words that the shop writes as one: 'tur bukse' is 'turbukse', 'barn sekk' is 'barnesekk'. */
export function joinedForm(shop: ShopWords, first: string, second: string): string | null {
  // 'sykkelens lås': whose it is
  const owner = first.replace(/(?<=.{4})(?:en|et|a)s$/, '');
  const forms = [joinWords(first, second), `${first}s${second}`, `${first}e${second}`, joinWords(owner, second)];
  // a stem that is no longer than the first word has lost the second: 'telt nær'
  const isBoth = (form: string) => stem(fold(form)).length > fold(owner).length + 1;
  return forms.find((form) => isBoth(form) && /^(thing|identifying)$/.test(shop.knows(form))) ?? null;
}
