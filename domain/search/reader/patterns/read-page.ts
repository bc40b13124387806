import { longestPagePhrase, pageOfWordAlone, pagesBesideGoods, pageTopicAt } from '../../lexicon/pages.ts';
import { type Cursor, matched, type Pattern, wordAt } from './pattern.ts';

/** Small words of questions, of nynorsk and of the north. */
const bokmal: Readonly<Record<string, string>> = {
  kor: 'hvor',
  kvar: 'hvor',
  hvorhen: 'hvor',
  e: 'er',
  æ: 'jeg',
  eg: 'jeg',
  dokker: 'dere',
  dåkk: 'dere',
  dykk: 'dere',
  korleis: 'hvordan',
  korsn: 'hvordan',
  kossen: 'hvordan',
  ka: 'hva',
  kva: 'hva',
  opnar: 'åpner',
  opne: 'åpent',
  ope: 'åpent',
  stengjer: 'stenger',
};

/** 'kvar er de': in nynorsk that asks for the shop, 'hvor er de varme vottene' asks for mittens. */
function inBokmal({ tokens, at }: Cursor, place: number): string {
  const word = wordAt(tokens, place);
  return word === 'de' && bokmal[wordAt(tokens, at)] !== undefined ? 'dere' : (bokmal[word] ?? word);
}

/** 'åpningstider', 'bytte størrelse', 'ledig stilling': what a page answers. A word for goods is goods all the same. */
export const readPage: Pattern = (cursor) => {
  const { tokens, at, shop } = cursor;
  const words: string[] = [];
  while (words.length < longestPagePhrase && wordAt(tokens, at + words.length) !== '')
    words.push(inBokmal(cursor, at + words.length));
  const topic = tokens.length === 1 ? pageOfWordAlone(words[0] ?? '') : null;
  if (topic !== null) return matched(cursor, 1, [{ kind: 'page', value: topic, meaning: { type: 'nothing' } }]);
  const found = pageTopicAt(words);
  if (found === null || pagesBesideGoods.has(found.topic)) return null;
  if (found.length === 1 && /^(thing|identifying|part)$/.test(shop.knows(words[0] ?? ''))) return null;
  return matched(cursor, found.length, [{ kind: 'page', value: found.topic, meaning: { type: 'nothing' } }]);
};
