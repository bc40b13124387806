import { longestPagePhrase, pagesBesideGoods, pageTopicAt } from '../../lexicon/pages.ts';
import { matched, type Pattern, wordAt } from './pattern.ts';

/** 'åpningstider', 'bytte størrelse', 'ledig stilling': what a page answers. A word for goods is goods all the same. */
export const readPage: Pattern = (place) => {
  const { tokens, at, shop } = place;
  const words: string[] = [];
  while (words.length < longestPagePhrase && wordAt(tokens, at + words.length) !== '')
    words.push(wordAt(tokens, at + words.length));
  const found = pageTopicAt(words);
  if (found === null || pagesBesideGoods.has(found.topic)) return null;
  if (found.length === 1 && /^(thing|identifying|part)$/.test(shop.knows(words[0] ?? ''))) return null;
  return matched(place, found.length, [{ kind: 'page', value: found.topic, meaning: { type: 'nothing' } }]);
};
