import { isCommonWord } from '../../language/common-words.ts';
import { fold } from '../../language/fold.ts';
import { norwegianForms, oneOrTwoConsonants } from '../../language/norwegian-forms.ts';
import { isGift, sentenceWords } from '../../language/sentence-words.ts';
import { stem } from '../../language/stem.ts';
import { compoundsThatSoundLike, wordsThatSoundLike } from '../../lexicon/alike/sound-words.ts';
import { firstForms } from '../../lexicon/compound.ts';
import { dialectWords } from '../../lexicon/dialect.ts';
import { notSuchGoods } from '../../lexicon/goods.ts';
import { neighbourAlone, neighbourAsFolded, neighbourAsWritten } from '../../lexicon/neighbours/as-written.ts';
import { neighbourAsSpelled, neighbourWords } from '../../lexicon/neighbours.ts';
import { otherName } from '../../lexicon/other-names/other-names.ts';
import { isOfOtherTrade } from '../../lexicon/other-trades.ts';
import { longestEntry } from '../../lexicon/table.ts';
import { foreignWords, isForeignSpelling } from '../../lexicon/translations.ts';
import { bodyWords, collectiveWords, useWords } from '../../lexicon/uses.ts';
import type { WordQuery } from '../reading.ts';
import type { Knowledge } from '../shop-words.ts';
import { eventOf, waterOutside } from './circumstances/read-outdoors.ts';
import { isPresent, isSaidAsVerb } from './circumstances/verb-context.ts';
import {
  compound,
  endOf,
  isPlainCompound,
  mendedCompound,
  occasionOf,
  personCompound,
  sameHead,
  themeBeginning,
  themeCompound,
} from './compounds/read-compound.ts';
import { foreignCompound } from './compounds/read-foreign-compound.ts';
import { nearestByParts } from './compounds/read-known-parts.ts';
import { type Cursor, type Match, matched, type Pattern, wordAt, wordSet } from './pattern.ts';
import { misspelledTheme, readTheme } from './read-theme.ts';
import { whoseGarment } from './read-whom.ts';
import { asOneWord, goodsMatch, knownAs, words } from './said-words.ts';
import { wordQuery } from './word-query.ts';

/** Words of sentences carry nothing, unless a thing is called so and nothing else is said: 'hatt', 'ved'. */
export const readSentence: Pattern = (cursor) => {
  const word = wordAt(cursor.tokens, cursor.at);
  if (cursor.tokens.length === 1 && namesThing(word)) return null;
  // 'tilbehør til sykkelen' is told by what it is for
  const isVague =
    /^(?:tilbehør|tilbehøret|reservedel|reservedeler|ekstrautstyr)$/.test(word) &&
    /^(til|for)$/.test(wordAt(cursor.tokens, cursor.at + 1));
  // 'ekstra votter', but 'festevoks blå ekstra'
  const isMore = word === 'ekstra' && wordAt(cursor.tokens, cursor.at + 1) !== '';
  // 'fiskegave': what it is about
  const about = isGift(word) ? /^(.{3,}?)s?(?:gave|gåve|presang)/.exec(word)?.[1] : undefined;
  const theme = about === undefined ? null : readTheme(asOneWord(cursor, about));
  if (theme) return theme;
  return sentenceWords.has(word) || isGift(word) || isVague || isMore ? matched(cursor, 1, []) : null;
};

function namesThing(word: string): boolean {
  return [neighbourWords, dialectWords, foreignWords].some((table) => longestEntry(table, [word]) !== null);
}

/** One word, by what the shop knows it as, then by the lexicon. */
export const readWord: Pattern = (cursor) => {
  const { tokens, at, shop } = cursor;
  const token = tokens[at];
  if (token?.kind !== 'word') return null;
  const word = token.text;
  const own = wordQuery(word, { parts: token.parts, never: notSuchGoods[stem(fold(word))] ?? [] });
  if (shop.isLine(word)) return words(cursor, 'line', own);
  const named = otherName(word);
  if (named !== undefined && !shop.isOwnWord(word) && knownAs(shop, named) === 'thing')
    return words(cursor, 'goods', { ...own, text: '', as: named });
  const body = longestEntry(bodyWords, [word]);
  // 'legge', 'legger': what one does, and no legs
  if (body && !isSaidAsVerb(cursor))
    return { ...words(cursor, 'goods', { ...own, text: '', as: body.targets }), beside: [], isFaint: true };
  const collective = longestEntry(collectiveWords, [word]);
  if (collective) return words(cursor, 'goods', { ...own, text: '', as: collective.targets });
  const water = waterOutside(cursor);
  if (water) return water;
  const misread = neighbourAsSpelled(word);
  if (misread !== undefined) return words(cursor, 'goods', { ...own, also: misread, instead: true });
  const known = shop.knows(word);
  const near = neighbourAsWritten(word) ?? (tokens.length === 1 ? neighbourAlone(word) : undefined);
  if (near !== undefined && known !== 'thing' && known !== 'identifying' && !isOfOtherTrade(word))
    return words(cursor, 'goods', { ...own, also: near, instead: true });
  // 'tv benk', 'iphone deksel': with what follows it is one thing of another trade
  if (isOfOtherTrade(word) && known !== 'thing' && known !== 'identifying')
    return words(cursor, 'unknown', own, shop.knows(wordAt(tokens, at + 1)) === 'thing' ? 2 : 1);
  // 'når jeg sykler', 'pappa som jogger': what one does, not what one looks for
  const isVerb = isPresent(cursor);
  const isDone = isVerb || (doings.has(word) && shop.knows(wordAt(tokens, at + 1)) !== 'thing');
  const isAbroad = known !== 'thing' && !isVerb && isForeignSpelling(word);
  const theme = isAbroad
    ? null
    : (readTheme(cursor) ?? (isVerb ? readTheme(asOneWord(cursor, bokmalVerb(word))) : null));
  // 'å dele', 'kan huske': though goods are called so
  const isOnlySaid = isSaidAsVerb(cursor) || (known === 'identifying' && isInPassing(cursor));
  if (theme === null && isOnlySaid && isCommonWord(word)) return matched(cursor, 1, []);
  if (theme && (known !== 'thing' || isDone)) return theme;
  if (isDone && known === 'thing') return words(cursor, 'use', own); // 'når vi telter'
  // 'strikket lue': how the next thing is made, though the shop has 'strikk' too
  if (known === 'thing' && participle.test(word) && shop.knows(wordAt(tokens, at + 1)) === 'thing')
    return words(cursor, 'word', own);
  // 'hjelm til alpint': beside another thing it says which
  if (known === 'thing' || known === 'identifying')
    return theme
      ? { ...goodsMatch(cursor, 1, { ...own, isActivity: true }, known), beside: theme.readings }
      : goodsMatch(cursor, 1, own, known);
  const key = longestEntry(dialectWords, [word]) ?? longestEntry(foreignWords, [word]);
  if (key) {
    const as = key.targets.filter((target) => target !== fold(word));
    const knownTargets = knownAs(shop, as);
    const isActivity = as.some((target) => longestEntry(useWords, [target]) !== null);
    // 'skor' begins 'skorens', which it does not mean, and 'längdskidor' are not all skis
    const text = known === 'beginning' || shop.split(fold(word)).length > 0 ? '' : own.text;
    if (knownTargets !== 'unknown') {
      const found = goodsMatch(cursor, 1, { ...own, text, as, isActivity }, knownTargets);
      return { ...found, readings: [...whoseGarment(cursor, word), ...found.readings] };
    }
  }
  return unknownWord(cursor, own, known);
};

/** What one does, though goods are called after it: 'løpe' is no 'løpebelte'. */
const doings = wordSet('løpe løper løp løpet løperen telte jogge trene klatre tur turen sykle');
const participle = /.{4}(?:et|ede)$/;
/** 'eg syklar' */
const bokmalVerb = (word: string): string => word.replace(/ar$/, 'er');

/** 'ryggsekkar', 'løbesko', 'handskar': as a neighbour, a dialect or the ear would write a word that is known here. */
function inBokmal(cursor: Cursor, own: WordQuery, known: Knowledge): Match | null {
  return known === 'unknown' || known === 'beginning' ? asOneOf(cursor, own, norwegianForms(own.text)) : null;
}

/** Written as no Norwegian would, however it sounds: 'sleep', 'baggy'. */
const unlikeOurs = /ee|oo|ea|ou|th|ph|gh|sh|[cqwxz]|[^aeiouyæøå]y$/;

/** 'fesketur', 'reingkler': as it sounds. */
function byEar(cursor: Cursor, own: WordQuery): Match | null {
  const whole = asOneOf(cursor, own, wordsThatSoundLike(own.text));
  if (whole) return whole;
  const joined = compoundsThatSoundLike(own.text);
  const parts = joined.map((form) => compound(cursor, wordQuery(form))).find((found) => isAllKnown(found));
  return asOneOf(cursor, own, joined) ?? parts ?? null;
}

function isAllKnown(found: Match | null): found is Match {
  return found?.readings.every(({ kind }) => kind !== 'unknown' && kind !== 'word') ?? false;
}

/** The first of these forms that says something here. */
function asOneOf(cursor: Cursor, own: WordQuery, forms: readonly string[]): Match | null {
  const { shop } = cursor;
  const thing = forms.find((form) => shop.knows(form) === 'thing' && shop.isOwnWord(form));
  if (thing !== undefined) return goodsMatch(cursor, 1, { ...own, as: [thing] }, 'thing');
  for (const form of forms) {
    const said = longestEntry(dialectWords, [form]) ?? longestEntry(foreignWords, [form]);
    if (said && knownAs(shop, said.targets) !== 'unknown')
      return goodsMatch(cursor, 1, { ...own, text: '', as: said.targets }, knownAs(shop, said.targets));
    const theme = readTheme(asOneWord(cursor, form));
    if (theme) return { ...theme, readings: theme.readings.map((reading) => ({ ...reading, text: own.text })) };
  }
  const other = forms.find((form) => /^(thing|identifying)$/.test(shop.knows(form)));
  return other === undefined ? null : goodsMatch(cursor, 1, { ...own, as: [other] }, shop.knows(other));
}

/** Whether a word stands in a sentence and not in a name: 'for nybegynnere' is said of goods too. */
function isInPassing({ tokens, at }: Cursor): boolean {
  return tokens.length >= sentenceLength && !wordAt(tokens, at).startsWith('nybegynn');
}

/** As many words as make a sentence. */
const sentenceLength = 4;

/** A word that neither the shop nor the lexicon knows as such: a typing error, a compound of known ones, a beginning, or unknown. */
function unknownWord(cursor: Cursor, own: WordQuery, known: Knowledge): Match {
  const { shop } = cursor;
  // 'biltur': a trip, and no slip for something else
  const trip = /.{3}tur(?:en|er|ar)?$/.test(own.text) ? (occasionOf(cursor, own) ?? themeCompound(cursor, own)) : null;
  if (trip && known === 'unknown') return asOneOf(cursor, own, wordsThatSoundLike(own.text)) ?? trip;
  const event = known === 'unknown' ? eventOf(cursor, own) : null;
  if (event) return event;
  // 'søppelvær': one goes out in it all the same
  if (known !== 'mentioned' && /.{3}(?<!ge)v(?:æ|ê|ae)r(?:et)?$/.test(own.text)) {
    const weather = readTheme(asOneWord(cursor, 'regnvær'));
    if (weather) return weather;
  }
  if (own.text.length === 1 && cursor.tokens.length === 1) return words(cursor, 'unknown', own);
  // 'rundt livet', 'på veien hjem': in a sentence they carry nothing, though compounds of the shop or descriptions have them
  if (isCommonWord(own.text) && isInPassing(cursor)) return matched(cursor, 1, []);
  if (known === 'part') return words(cursor, 'word', own);
  if (known !== 'mentioned' && isCommonWord(own.text))
    return cursor.tokens.length > 1 ? matched(cursor, 1, []) : words(cursor, 'unknown', own);
  // Beside other words the beginning of one says little: 'juni' is no 'junior'.
  if (known === 'beginning')
    return inBokmal(cursor, own, known) ?? words(cursor, cursor.tokens.length === 1 ? 'word' : 'mention', own);
  const near = longestEntry(neighbourWords, [own.text])?.targets ?? neighbourAsFolded(own.text);
  if (near) return words(cursor, 'goods', { ...own, also: near, instead: true });
  const spelled = inBokmal(cursor, own, known);
  if (spelled) return spelled;
  const abroad = known === 'unknown' ? foreignCompound(shop, own.text) : [];
  if (abroad.length > 0) return words(cursor, 'goods', { ...own, text: '', as: abroad });
  const slips = known === 'unknown' && cursor.guesses ? shop.guess(own.text) : [];
  // 'brukbare', 'holdbart': how things are, and no bars
  if (known === 'unknown' && slips.length === 0 && cursor.tokens.length > 1 && capable.test(own.text))
    return matched(cursor, 1, []);
  const nearest = slips.length > 0 ? null : nearestByParts(cursor, own);
  if (nearest) return nearest;
  const spoken = known === 'unknown' && cursor.guesses ? misspelledTheme(cursor, own) : null;
  if (spoken) return spoken;
  const occasion = occasionOf(cursor, own);
  if (occasion) return occasion;
  const apart = compound(cursor, own);
  const isWhole = apart?.readings.every(({ kind }) => kind !== 'unknown') ?? false;
  // 'fjelstøvel' and 'joggsko' are typing errors, though they end in a known thing
  const isSlip =
    slips.length > 0 &&
    !(isWhole && isPlainCompound(cursor, own.text, slips[0] ?? '')) &&
    (!isWhole || slips.some((slip) => sameHead(shop, own.text, slip) || singled(slip) === singled(own.text)));
  if (isSlip)
    return words(cursor, shop.knows(slips[0] ?? '') === 'thing' ? 'goods' : 'word', { ...own, takenFor: slips });
  if (apart && isWhole) return apart;
  const heard = known === 'unknown' && cursor.guesses && !unlikeOurs.test(own.text) ? byEar(cursor, own) : null;
  if (heard) return heard;
  if (known === 'mentioned') return words(cursor, 'mention', own);
  const about = themeCompound(cursor, own);
  if (about) return about;
  const ofPerson = personCompound(cursor, own);
  if (ofPerson) return ofPerson;
  const mended = cursor.guesses ? mendedCompound(cursor, own) : null;
  const worse = cursor.guesses && known === 'unknown' ? twoSlips(cursor, own) : null;
  return (
    mended ??
    worse ??
    apart ??
    endOf(cursor, own) ??
    beginningOf(cursor, own) ??
    nearByEnd(cursor, own) ??
    themeBeginning(cursor, own) ??
    words(cursor, 'unknown', own)
  );
}

const capable = /.{3}bar[et]$/;

/** Without doubled letters, which are what is most often missed: 'yogamate'. */
function singled(word: string): string {
  return fold(word).replace(/(.)\1/g, '$1');
}

/** 'lagrensski': one consonant where there are two, and another slip beside it. */
function twoSlips(cursor: Cursor, own: WordQuery): Match | null {
  if (own.text.length < shortestTwoSlips) return null;
  const { shop } = cursor;
  for (const form of oneOrTwoConsonants(own.text)) {
    const [meant] = shop.knows(form) === 'thing' ? [form] : shop.guess(form);
    if (meant !== undefined && shop.knows(meant) === 'thing' && shop.isOwnWord(meant))
      return words(cursor, 'goods', { ...own, takenFor: [meant] });
  }
  return null;
}

const shortestTwoSlips = 7;

/** 'knivslire': no such thing here, and the nearest is what it belongs to. */
function beginningOf(cursor: Cursor, own: WordQuery): Match | null {
  const { shop } = cursor;
  for (let end = own.text.length - 3; end >= shortestBeginning; end--) {
    const forms = firstForms(own.text.slice(0, end)).filter((form) => form.length >= shortestBeginning);
    const thing = forms.find((form) => shop.knows(form) === 'thing' && shop.isOwnWord(form));
    if (thing !== undefined) return words(cursor, 'goods', { ...own, also: [thing], instead: true });
  }
  return null;
}

const shortestBeginning = 4;

/** 'tvillingvogn': nothing such here either, and the nearest is that to what it ends in. */
function nearByEnd(cursor: Cursor, own: WordQuery): Match | null {
  for (let at = 3; at <= own.text.length - shortestBeginning; at++) {
    const end = own.text.slice(at);
    const as = end.length > shortestBeginning ? neighbourAsWritten(end) : undefined;
    const near = as ?? longestEntry(neighbourWords, [end])?.targets;
    if (near) return words(cursor, 'goods', { ...own, also: near, instead: true });
  }
  return null;
}
