import { fold } from '../language/fold.ts';
import { asWritten } from '../language/spoken-words.ts';
import { opensComplement } from '../language/stop-words.ts';
import { longestPagePhrase, pagesBesideGoods, pageTopicAt } from '../lexicon/pages.ts';
import { longestEntry } from '../lexicon/table.ts';
import { type ChainWords, noChainWords } from './chain-words.ts';
import { nearestOfUnknown } from './last-resort.ts';
import { type Cursor, type Match, type Pattern, wordAt, wordSet } from './patterns/pattern.ts';
import { readAge } from './patterns/read-age.ts';
import { readStopWord, readSynonym } from './patterns/read-chain-words.ts';
import { readColor } from './patterns/read-color.ts';
import { readMeasure } from './patterns/read-measure.ts';
import { isMissing, readNegation } from './patterns/read-negation.ts';
import { readNumber } from './patterns/read-number.ts';
import { readOffer } from './patterns/read-offer.ts';
import { readSeeking } from './patterns/read-outdoors.ts';
import { readPage } from './patterns/read-page.ts';
import { readPersons } from './patterns/read-persons.ts';
import { readPhrase } from './patterns/read-phrase.ts';
import { readPrice } from './patterns/read-price.ts';
import { readShop } from './patterns/read-shop.ts';
import { readSize } from './patterns/read-size.ts';
import { readTemperature } from './patterns/read-temperature.ts';
import { readTime } from './patterns/read-time.ts';
import { readWhom } from './patterns/read-whom.ts';
import { readSentence, readWord } from './patterns/read-words.ts';
import { readAilment } from './patterns/unnamed/read-ailment.ts';
import { readAvoidance } from './patterns/unnamed/read-avoidance.ts';
import { readNeed } from './patterns/unnamed/read-need.ts';
import { readTreatment } from './patterns/unnamed/read-treatment.ts';
import { wordQuery } from './patterns/word-query.ts';
import { type QueryToken, queryTokens } from './query-token.ts';
import type { Intent, Meaning, Reading, ReadingKind, RequestedOrder } from './reading.ts';
import {
  besideThings,
  circumstancesOf,
  inTheCold,
  otherSuch,
  presents,
  sharedWithChildren,
  whoseByNeed,
  whoseByPlace,
  withoutFarGuesses,
  withoutItsSeason,
  withoutNumbersOfPages,
  withoutVagueUses,
} from './settle-readings.ts';
import type { ShopWords } from './shop-words.ts';

/** At each position of a query the first of these that fits reads it. */
const patterns: readonly Pattern[] = [
  readSynonym,
  readStopWord,
  readSeeking,
  readAvoidance,
  readNegation,
  readTime,
  readAge,
  readTemperature,
  readPersons,
  readPrice,
  readMeasure,
  readSize,
  readOffer,
  readPage,
  readShop,
  readWhom,
  readColor,
  readAilment,
  readTreatment,
  readPhrase,
  readNeed,
  readSentence,
  readWord,
  readNumber,
];

export interface ReadOptions {
  /** The last word may be the beginning of any word. */
  readonly unfinished: boolean;
  /** Whether unknown words may be taken for typing errors. */
  readonly guesses?: boolean;
  /** The chain's own synonyms and stop words. */
  readonly chain?: ChainWords;
}

/** No article meets more readings than this; the bound keeps every query fast. */
const mostReadings = 16;

/**
 * What a text asks for: which goods, of what kind, for whom, at what price, and what they must not be. Reads the same text
 * the same way, so that an address with the text in it keeps the meaning.
 */
export function readIntent(text: string, shop: ShopWords, options: ReadOptions): Intent {
  const { unfinished, guesses = true } = options;
  const tokens = queryTokens(text).map((token) => ({ ...token, text: asWritten(token.text) }));
  const chain = chainFor(tokens, options.chain ?? noChainWords);
  const readings: Reading[] = [];
  const doings = new Map<string, readonly Reading[]>();
  const faint = new Set<string>();
  const places: Reading[] = [];
  let order: RequestedOrder | null = null;
  let inComplement = false;
  let joins = false;
  let before = 0;
  for (let at = 0; at < tokens.length && readings.length < mostReadings; ) {
    const cursor = { tokens, at, shop, chain, guesses };
    const found = unfinished && at === tokens.length - 1 ? typedWord(cursor) : firstMatch(cursor);
    const [named] = found.readings;
    const isNamed = readings.some(({ key }) => key === named?.key); // 'lue som dekker ørene'
    const hasNeed = [...doings.values()].some(({ length }) => length === 0);
    if (found.beside && named && !isNamed) doings.set(named.key, found.beside);
    if (found.isFaint && named && !isNamed) faint.add(named.key);
    const hasHead = readings.some(({ kind, key }) => kind === 'goods' && !doings.has(key));
    const isBeside = inComplement && hasHead;
    const isAged = found.readings.some(({ kind }) => kind === 'age'); // whose child it is has been said already
    for (const reading of isBeside ? (found.beside ?? found.readings) : found.readings) {
      const last = readings.at(-1);
      if (joins && last?.kind === reading.kind && isJoinable(reading)) readings.splice(-1, 1, either(last, reading));
      else if (reading.kind === 'gender' && isAged && readings.some(({ kind }) => kind === 'gender')) continue;
      else if (reading.kind === 'goods' && found.beside?.length !== 0 && isPlace(tokens, at, hasNeed))
        places.push(reading);
      else if (isBeside && reading.kind === 'goods')
        add(readings, { ...reading, kind: 'word', key: `word:${reading.value}` });
      else add(readings, reading);
    }
    order = found.order ?? order;
    const word = wordAt(tokens, at);
    const isJoiner =
      found.readings.length === 0 && (/^(og|eller|and|or|samt)$/.test(word) || /^[&+]$/.test(tokens[at]?.text ?? ''));
    if (found.readings.length === 0 && opensComplement(word)) inComplement = true;
    if (found.readings.length === 0 && (wanting.has(word) || isMissing(tokens, at))) {
      before = readings.length;
      inComplement = false;
    }
    // 'ski med binding': what has something is the thing, though one also does it
    const head = word === 'med' ? readings.at(-1) : undefined;
    if (head?.kind === 'goods' && (doings.get(head.key)?.length ?? 0) > 0) doings.delete(head.key);
    joins = isJoiner;
    at += found.length;
  }
  if (!readings.some(({ kind }) => saysWhat.has(kind))) for (const place of places) add(readings, place);
  const told = besideThings(circumstancesOf(withoutFaint(readings, faint), before, doings), doings);
  const said = sharedWithChildren(inTheCold(withoutItsSeason(withoutVagueUses(withoutFarGuesses(told))), tokens));
  const given = presents(said, tokens);
  // how old somebody is says whom a present is for, not which size it has
  const stated = given.length === 0 ? said : said.filter(({ kind }) => kind !== 'age');
  const all = withoutNumbersOfPages([
    ...stated,
    ...whoseByPlace(stated, tokens),
    ...whoseByNeed(stated, tokens),
    ...otherSuch(stated, shop),
    ...given,
    ...pageReadings(tokens),
  ]);
  if (all.length === 0 && asksForAnything(tokens)) return anything;
  return { readings: unfinished ? all : nearestOfUnknown(all, { tokens, at: 0, shop, chain, guesses }), order };
}

/** 'sitter stille og er stiv i kroppen': what one does says less than what is wrong. */
function withoutFaint(readings: readonly Reading[], faint: ReadonlySet<string>): readonly Reading[] {
  const saysMore = ({ kind, key, value }: Reading) =>
    (kind === 'goods' && !faint.has(key)) || ((kind === 'weather' || kind === 'use') && underfoot.test(value));
  return readings.some(saysMore) ? readings.filter(({ key }) => !faint.has(key)) : readings;
}

/** 'noe på beina når det er glatt': what is underfoot says more than the foot does. */
const underfoot = /glatt|^is$|isete|hålke|holke|sleip|^myr|gjørme|^søle|fjøs/;

/** 'jeg trenger noe fint': who says no more is shown what most people buy. */
function asksForAnything(tokens: readonly QueryToken[]): boolean {
  return tokens.some(({ kind, text }) => kind === 'word' && (wanting.has(text) || askingWords.has(text)));
}

const askingWords = wordSet(
  'noe noko noen ting anbefale anbefaling anbefaler tips kjøpe kjøper utvalg varer produkter',
);
const anything: Intent = {
  readings: [{ key: 'order:best', kind: 'order', value: 'best', text: '', meaning: { type: 'nothing' } }],
  order: 'best',
};

const wanting = wordSet(
  'trenger treng træng trengs behøver mangler manglar leter letar søker ønsker ønskjer vil lurer trengte behöver letar söker need looking savner',
);

/** 'noe å sove på i teltet', 'noe å ha over skjorta', 'fryser på tærne i støvler': where it is used, not what is wanted. */
function isPlace(tokens: readonly QueryToken[], at: number, hasNeed: boolean): boolean {
  const before = ofIt.has(wordAt(tokens, at - 1)) ? at - 2 : at - 1; // 'gnagsår av nye sko'
  if (hasNeed && placingNeeds.has(wordAt(tokens, before))) return true;
  const isObject = wordAt(tokens, at - 2) === 'å'; // 'noe å pakke treningstøyet i'
  return (isObject || placing.has(wordAt(tokens, at - 1))) && /(?:en|et|a|ene|rne)$/.test(wordAt(tokens, at));
}

const placing = wordSet('i over utenpå oppå inni innenfor utafor');
const placingNeeds = wordSet('i på under over ved av in');
const ofIt = wordSet('nye ny nytt gamle gammel mine min mitt trange harde våre');
const saysWhat: ReadonlySet<ReadingKind> = new Set<ReadingKind>([
  'goods',
  'use',
  'weather',
  'season',
  'material',
  'line',
]);

/** A query of nothing but stop words is searched as it is. */
function chainFor(tokens: readonly QueryToken[], chain: ChainWords): ChainWords {
  const isStopped = ({ kind, text }: QueryToken) => kind !== 'word' || chain.stopWords.has(fold(text));
  return tokens.every(isStopped) ? { ...chain, stopWords: noChainWords.stopWords } : chain;
}

/** Pages beside the goods that the same words mean: 'barnehagestart', 'vedlikehold'. */
function pageReadings(tokens: readonly QueryToken[]): Reading[] {
  return tokens.flatMap((_, at) => {
    const words = tokens.slice(at, at + longestPagePhrase).map(({ kind, text }) => (kind === 'word' ? text : ''));
    const found = pageTopicAt(words);
    if (found === null || !pagesBesideGoods.has(found.topic)) return [];
    const meaning = { type: 'nothing' } as const;
    return [{ key: `page:${found.topic}`, kind: 'page' as const, value: found.topic, text: words[0] ?? '', meaning }];
  });
}

function firstMatch(cursor: Cursor): Match {
  for (const pattern of patterns) {
    const found = pattern(cursor);
    if (found !== null && found.length > 0) return found;
  }
  return { length: 1, readings: [] };
}

/** The last word while it is being typed: it may be the beginning of any word. */
function typedWord(cursor: Cursor): Match {
  const { tokens, at } = cursor;
  const token = tokens[at];
  if (token?.kind !== 'word') return firstMatch(cursor);
  const as = longestEntry(cursor.chain.synonyms, [token.text])?.targets ?? [];
  const query = wordQuery(token.text, { parts: token.parts, as, unfinished: true });
  const reading: Reading = {
    key: `word:${token.text}`,
    kind: 'goods',
    value: token.text,
    text: token.written,
    meaning: { type: 'words', anyOf: [query] },
  };
  return { length: 1, readings: [reading] };
}

/** A reading that is there already is not added again. */
function add(readings: Reading[], reading: Reading): void {
  if (!readings.some(({ key }) => key === reading.key)) readings.push(reading);
}

function isJoinable({ kind }: Reading): boolean {
  return kind === 'goods' || kind === 'color' || kind === 'use' || kind === 'weather';
}

/** 'lue og votter', 'rosa eller lilla': one of them is enough. */
function either(a: Reading, b: Reading): Reading {
  return {
    ...a,
    key: `${a.kind}:${a.value}+${b.value}`,
    value: `${a.value} og ${b.value}`,
    text: `${a.text} og ${b.text}`,
    meaning: eitherMeaning(a.meaning, b.meaning),
  };
}

function eitherMeaning(a: Meaning, b: Meaning): Meaning {
  if (a.type === 'color' && b.type === 'color') return { type: 'color', words: [...a.words, ...b.words] };
  return a.type === 'words' && b.type === 'words' ? { type: 'words', anyOf: [...a.anyOf, ...b.anyOf] } : a;
}
