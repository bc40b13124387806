import { fold } from '../../../language/fold.ts';
import { sentenceWords } from '../../../language/sentence-words.ts';
import { neighboursAsSpelled } from '../../../lexicon/neighbours.ts';
import { longestEntry } from '../../../lexicon/table.ts';
import { needSpellings, needWords } from '../../../lexicon/uses.ts';
import { isDoneByThing } from '../circumstances/verb-context.ts';
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
  // 'et', 'dette': small words that share their stem with one
  if (need.length === 1 && sentenceWords.has(first) && !needSpellings.has(fold(first))) return null;
  // 'kjedet hopper': a thing does it
  if (need.length === 1 && isDoneByThing(cursor)) return null;
  const found = goodsMatch(
    cursor,
    need.length,
    wordQuery('', { as: need.targets, never: need.targets.includes('fotball') ? wornForBall : [] }),
    'thing',
  );
  return { ...found, beside: [], isFaint: need.length === 1 && !troubles.test(first) };
};

/** What one plays with is a ball, and not what one has on. */
const wornForBall = ['fotballsko', 'fotballdrakt', 'fotballstrømpe', 'spillertrøye'];

/** Verbs for what nobody wants: they say as much as a phrase does. */
const troubles = /^(?:drukn|skl|raml|sult|tørst|stukk|bitt|blø|mygg|dehydr)/;
