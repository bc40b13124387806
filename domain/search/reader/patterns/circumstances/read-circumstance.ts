import { longestEntry } from '../../../lexicon/table.ts';
import { collectiveWords } from '../../../lexicon/uses.ts';
import { type Cursor, type Match, matched, type Pattern, wordAt, wordSet } from '../pattern.ts';
import { readTheme } from '../read-theme.ts';
import { asOneWord, goodsMatch } from '../said-words.ts';
import { wordQuery } from '../word-query.ts';

/** Small words that are something else than they look like: 'keeperen vår', 'fryser lett', 'kommer fra spania', 'har man på seg'. */
export const readCircumstance: Pattern = (cursor) =>
  workOf(cursor) ??
  ours(cursor) ??
  rid(cursor) ??
  adverb(cursor) ??
  origin(cursor) ??
  packed(cursor) ??
  worn(cursor) ??
  running(cursor);

/** 'kniv til å sløye fisk med': what a tool that is named works on is not what is looked for. */
function workOf(cursor: Cursor): Match | null {
  const { tokens, at, shop } = cursor;
  const isTool =
    wordAt(tokens, at) === 'til' && wordAt(tokens, at + 1) === 'å' && shop.knows(wordAt(tokens, at - 1)) === 'thing';
  if (!isTool || !working.test(wordAt(tokens, at + 2))) return null;
  const isEnded = wordAt(tokens, at + 4) === 'med';
  return matched(cursor, wordAt(tokens, at + 3) === '' ? 3 : isEnded ? 5 : 4, []);
}

const working = /^(?:sløy|skjær|skjer|kutt|spikk|snitt|filet|flå|hogg|hugg|kløyv|sag|kapp|skrell|rens|parter)/;

/** 'keeperen vår' is ours, and no spring. */
function ours(cursor: Cursor): Match | null {
  const { tokens, at } = cursor;
  const isOf = /.{2}(?:en|et|a|ene|an)$/.test(wordAt(tokens, at - 1));
  const isOurs =
    wordAt(tokens, at) === 'vår' && (isOf || /^(?:første|egen|lille|nye|andre)$/.test(wordAt(tokens, at + 1)));
  return isOurs ? matched(cursor, 1, []) : null;
}

/** 'blir kvitt lukta', 'får tent på bålet': neither white nor a tent. */
function rid(cursor: Cursor): Match | null {
  const { tokens, at } = cursor;
  // 'aldri har sett snø'
  if (wordAt(tokens, at) === 'sett') return seen.has(wordAt(tokens, at - 1)) ? matched(cursor, 1, []) : null;
  if (!/^(?:kvitt|tent)$/.test(wordAt(tokens, at))) return null;
  return getting.has(wordAt(tokens, at - 1)) ? matched(cursor, 1, []) : null;
}

const seen = wordSet('har hadde aldri bli blir blitt ikke');
const getting = wordSet('bli blir ble vert få får fikk jeg eg æ vi man meg oss');

/** 'lett å sette opp', 'som lett blir solbrent': how it is done, not how heavy it is. */
function adverb(cursor: Cursor): Match | null {
  const { tokens, at } = cursor;
  // '195 høy', 'to meter høy': of somebody
  const isTall = /^(?:høy|høg|lang|tall)$/.test(wordAt(tokens, at));
  if (isTall && [1, 2].some((back) => (tokens[at - back]?.number ?? 0) > 0)) return matched(cursor, 1, []);
  if (wordAt(tokens, at) !== 'lett') return null;
  const after = wordAt(tokens, at + 1);
  const isAlong = wordAt(tokens, at + 3) === 'med' && wordAt(tokens, at + 2) === 'ta';
  const isEasy = after === 'å' && !isAlong && !carrying.has(wordAt(tokens, at + 2));
  return isEasy || happening.has(after) || happening.has(wordAt(tokens, at - 1)) ? matched(cursor, 1, []) : null;
}

const carrying = wordSet('bære bere ha pakke frakte dra sove gå løpe');
const happening = wordSet('blir fryser frys svetter får mister glemmer faller glir sklir brenner går');

/** 'kommer fra spania og fryser': where somebody comes from, not where one goes. */
function origin(cursor: Cursor): Match | null {
  const { tokens, at } = cursor;
  const isFrom = /^(?:fra|from|från)$/.test(wordAt(tokens, at)) && coming.has(wordAt(tokens, at - 1));
  return isFrom && readTheme({ ...cursor, at: at + 1 }) !== null ? matched(cursor, 2, []) : null;
}

const coming = wordSet(
  'kommer kom flytter flyttet er e turist turister gjest gjester venner besøk kjem coming come are',
);

/** 'hva skal ligge i sekken på fjellet': what is in it is asked for. */
function packed({ tokens, at }: Cursor): Match | null {
  const isAsked = wordAt(tokens, at) === 'plass' || tokens.some(({ text }) => /^(?:hva|kva|ka|what)$/.test(text));
  if (!isAsked || !packing.has(wordAt(tokens, at))) return null;
  const led = wordAt(tokens, at + 1) === 'med' ? 2 : 1;
  const isPacked = /^(?:i|oppi)$/.test(wordAt(tokens, at + led)) && luggage.test(wordAt(tokens, at + led + 1));
  return isPacked ? matched({ tokens, at }, led + 2, []) : null;
}

const packing = wordSet('plass ha ligge pakke legge putte være trenger med');
const luggage = /^(?:dag|tur|rygg|skole)?(?:s?sekken|bagen|kofferten|bagasjen|veska)$/;

/** 'hva har man på seg på ski': clothes, though other words stand between. */
function worn(cursor: Cursor): Match | null {
  const { tokens, at } = cursor;
  if (wordAt(tokens, at) !== 'på' || !oneself.has(wordAt(tokens, at + 1))) return null;
  const isWorn = [1, 2, 3, 4].some((back) => wearing.has(wordAt(tokens, at - back)));
  const clothes = longestEntry(collectiveWords, ['klær'])?.targets ?? [];
  if (!isWorn) return null;
  // 'vil ikke ha på seg lue'
  const isNamed = tokens.some(
    ({ kind, text }, other) =>
      kind === 'word' &&
      other > at &&
      cursor.shop.knows(text) === 'thing' &&
      readTheme({ ...cursor, at: other }) === null,
  );
  return isNamed ? matched(cursor, 2, []) : goodsMatch(cursor, 2, wordQuery('', { as: clothes }), 'thing');
}

/** 'når æ spring i skogen', 'sko å springe i': one runs, and it is no spring. */
function running(cursor: Cursor): Match | null {
  const { tokens, at } = cursor;
  if (!/^spring(?:er|ar)?$/.test(wordAt(tokens, at))) return null;
  return runners.has(wordAt(tokens, at - 1)) ? readTheme(asOneWord(cursor, 'løpe')) : null;
}

const runners = wordSet('å æ eg jeg e i vi du han ho hun man som ska skal kan vil');
const oneself = wordSet('seg meg oss deg dere');
const wearing = wordSet('ha har hadde ta tar tek kle kler have');
