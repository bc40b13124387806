import { neighboursAsSpelled } from '../../../lexicon/neighbours.ts';
import { longestEntry } from '../../../lexicon/table.ts';
import { needWords } from '../../../lexicon/uses.ts';
import type { Pattern } from '../pattern.ts';
import { goodsMatch, knownAs, wordsFrom } from '../said-words.ts';
import { wordQuery } from '../word-query.ts';

/** 'sover dårlig', 'noe å sitte på': what one wants to do is done with these; beside a thing it says nothing. */
export const readNeed: Pattern = (cursor) => {
  const said = wordsFrom(cursor);
  const need = longestEntry(needWords, said);
  if (need === null || knownAs(cursor.shop, need.targets) !== 'thing') return null;
  const [first = ''] = said;
  if (need.length === 1 && (cursor.shop.knows(first) === 'thing' || neighboursAsSpelled[first])) return null;
  const found = goodsMatch(cursor, need.length, wordQuery('', { as: need.targets }), 'thing');
  return { ...found, beside: [], isFaint: need.length === 1 && !troubles.test(first) };
};

/** Verbs for what nobody wants: they say as much as a phrase does. */
const troubles = /^(?:drukn|skl|raml|sult|tørst|stukk|bitt|blø|mygg|dehydr)/;
