import { fold } from '../language/fold.ts';
import { plainly } from '../language/intensified.ts';
import { asWritten } from '../language/spoken-words.ts';
import { opensComplement } from '../language/stop-words.ts';
import { longestPagePhrase, pagesBesideGoods, pageTopicAt } from '../lexicon/pages.ts';
import { longestEntry } from '../lexicon/table.ts';
import { type ChainWords, noChainWords } from './chain-words.ts';
import { foremostOf } from './foremost.ts';
import { nearestOfUnknown } from './last-resort.ts';
import { readCircumstance } from './patterns/circumstances/read-circumstance.ts';
import { readSeeking } from './patterns/circumstances/read-outdoors.ts';
import { isPlace, isProperty } from './patterns/circumstances/said-beside.ts';
import { type Cursor, type Match, type Pattern, wordAt, wordSet } from './patterns/pattern.ts';
import { readCompany } from './patterns/persons/read-company.ts';
import { readPersons } from './patterns/persons/read-persons.ts';
import { readAge } from './patterns/read-age.ts';
import { readStopWord, readSynonym } from './patterns/read-chain-words.ts';
import { readColor } from './patterns/read-color.ts';
import { readMeasure } from './patterns/read-measure.ts';
import { isMissing, readNegation } from './patterns/read-negation.ts';
import { readNumber } from './patterns/read-number.ts';
import { readOffer } from './patterns/read-offer.ts';
import { readPage } from './patterns/read-page.ts';
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
import { readCooking } from './patterns/unnamed/read-cooking.ts';
import { readNeed } from './patterns/unnamed/read-need.ts';
import { readPurpose } from './patterns/unnamed/read-purpose.ts';
import { readTreatment } from './patterns/unnamed/read-treatment.ts';
import { wordQuery } from './patterns/word-query.ts';
import { forTheSmall, presents, presentsOfUse } from './presents.ts';
import { type QueryToken, queryTokens } from './query-token.ts';
import type { Intent, Meaning, Reading, ReadingKind, RequestedOrder } from './reading.ts';
import {
  asChildrenDo,
  atWorkAmongChildren,
  besideThings,
  circumstancesOf,
  inTheCold,
  otherSuch,
  outgrown,
  sharedWithChildren,
  shoesForGround,
  whoseByNeed,
  whoseByPlace,
  withoutFarGuesses,
  withoutItsSeason,
  withoutNumbersOfPages,
  withoutVagueUses,
} from './settle-readings.ts';
import type { ShopWords } from './shop-words.ts';
import { whoseByWork } from './whose-by-work.ts';

/** At each position of a query the first of these that fits reads it. */
const patterns: readonly Pattern[] = [
  readSynonym,
  readStopWord,
  readSeeking,
  readCircumstance,
  readAvoidance,
  readNegation,
  readTime,
  readAge,
  readTemperature,
  readCompany,
  readPersons,
  readPrice,
  readMeasure,
  readSize,
  readOffer,
  readPage,
  readShop,
  readWhom,
  readColor,
  readPurpose,
  readCooking,
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
  const tokens = queryTokens(text).map((token) => ({ ...token, text: asWritten(plainly(token.text)) }));
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
    const isBeside = inComplement && (hasHead || isProperty(tokens, at));
    const isAged = found.readings.some(({ kind }) => kind === 'age'); // whose child it is has been said already
    for (const reading of isBeside ? (found.beside ?? found.readings) : found.readings) {
      const last = readings.at(-1);
      if (joins && last?.kind === reading.kind && isJoinable(reading)) readings.splice(-1, 1, either(last, reading));
      else if (reading.kind === 'gender' && wordAt(tokens, at - 1) === 'med' && isOfChild(readings)) continue;
      else if (reading.kind === 'gender' && isAged && readings.some(({ kind }) => kind === 'gender')) continue;
      else if (reading.kind === 'goods' && found.beside?.length !== 0 && isPlace(tokens, at, hasNeed, readings))
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
  const open = shoesForGround(atWorkAmongChildren(withoutVagueUses(withoutFarGuesses(told)), tokens), tokens);
  const said = asChildrenDo(outgrown(sharedWithChildren(inTheCold(withoutItsSeason(open), tokens)), tokens));
  const given = presents(said, tokens);
  // how old somebody is says whom a present is for, not which size it has
  const stated =
    given.length === 0 ? presentsOfUse(said, tokens) : forTheSmall(said).filter(({ kind }) => kind !== 'age');
  const all = withoutNumbersOfPages([
    ...stated,
    ...whoseByPlace(stated, tokens),
    ...whoseByNeed(stated, tokens),
    ...whoseByWork(stated, tokens),
    ...otherSuch(stated, shop),
    ...given,
    ...pageReadings(tokens),
  ]);
  if (all.length === 0 && asksForAnything(tokens)) return anything;
  const found = unfinished ? all : nearestOfUnknown(all, { tokens, at: 0, shop, chain, guesses });
  return { readings: found, order, foremost: foremostOf(all, tokens) };
}

/** 'sitter stille og er stiv i kroppen': what one does says less than what is wrong. */
function withoutFaint(readings: readonly Reading[], faint: ReadonlySet<string>): readonly Reading[] {
  const saysMore = ({ kind, key, value }: Reading) =>
    (kind === 'goods' && !faint.has(key)) || ((kind === 'weather' || kind === 'use') && underfoot.test(value));
  if (readings.some(saysMore)) return readings.filter(({ key }) => !faint.has(key));
  // 'sitter stille i pulken og fryser'
  const isCold = readings.some(({ kind, value }) => kind === 'weather' && cold.test(value));
  return isCold ? readings.filter(({ key, value }) => !faint.has(key) || value !== 'sitteunderlag') : readings;
}

const cold = /^(?:frys|kald|iskald|kulde)/;

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
  foremost: null,
};

const wanting = wordSet(
  'trenger treng træng trengs behøver mangler manglar leter letar søker ønsker ønskjer vil lurer trengte behöver letar söker need looking savner',
);

/** 'gutten vil være med bestefar': with whom a child goes is not whom it is for. */
function isOfChild(readings: readonly Reading[]): boolean {
  return readings.some(({ kind, value }) => kind === 'gender' && /^(?:barn|gutt|jente|baby|junior)$/.test(value));
}

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
