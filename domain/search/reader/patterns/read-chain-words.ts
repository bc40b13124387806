import { fold } from '../../language/fold.ts';
import { longestEntry } from '../../lexicon/table.ts';
import { type Cursor, matched, type Pattern, wordAt } from './pattern.ts';
import { readPersons } from './persons/read-persons.ts';
import { readColor } from './read-color.ts';
import { readTheme } from './read-theme.ts';
import { readWhom } from './read-whom.ts';
import { goodsMatch, knownAs, wordsFrom } from './said-words.ts';
import { wordQuery } from './word-query.ts';

/** A word that the chain says stands for others: read as one of those, or as itself where the shop has it too. */
export const readSynonym: Pattern = (cursor) => {
  const { tokens, at, shop, chain } = cursor;
  const said = wordsFrom(cursor);
  const entry = longestEntry(chain.synonyms, said);
  if (entry === null) return null;
  const { targets, length } = entry;
  const word = length === 1 ? (said[0] ?? '') : '';
  const isOwn = word !== '' && !/^(unknown|beginning)$/.test(shop.knows(word));
  const token = tokens[at];
  if (!isOwn && token !== undefined) {
    const written = tokens.slice(at, at + length).map((one) => one.written);
    for (const text of targets.filter((target) => shop.knows(target) !== 'thing')) {
      const alone: Cursor = { ...cursor, tokens: [{ ...token, text, parts: [], written: written.join(' ') }], at: 0 };
      const found = readWhom(alone) ?? readColor(alone) ?? readPersons(alone) ?? readTheme(alone);
      if (found) return { ...found, length };
    }
  }
  // A word for what the shop does not have helps nobody: another way to read it may.
  if (targets.every((target) => shop.knows(target) === 'unknown')) return null;
  const own = isOwn ? word : '';
  return goodsMatch(cursor, length, wordQuery(own, { as: targets }), knownAs(shop, [own, ...targets]));
};

export const readStopWord: Pattern = (cursor) =>
  cursor.chain.stopWords.has(fold(wordAt(cursor.tokens, cursor.at))) ? matched(cursor, 1, []) : null;
