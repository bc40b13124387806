import { importance } from '#domain/search/reader/importance.ts';
import { type QueryReading, queryReading } from '#domain/search/reader/query-reading.ts';
import type { Intent, Meaning, Reading, ReadingKind } from '#domain/search/reader/reading.ts';
import type { TermIndex } from '../terms/term-index.ts';
import { type Asking, countHits, type HitSets } from './hit-sets.ts';
import { everyWay, waysToMatch } from './match-meaning.ts';
import { anywhere, inNames, noMatch, scaled, type WordMatch } from './word-match.ts';

export interface IntentQuestion {
  readonly ignore: readonly string[];
  readonly chosen: ReadonlySet<string>;
}

interface Answer<Hits> {
  /** Null: none. */
  readonly hits: Hits | null;
  readonly reading: QueryReading;
}

/** A reading that the hits meet, with the scores its words gave. */
interface MetReading<Hits> {
  readonly reading: Reading;
  readonly match: WordMatch;
  readonly scored: Hits;
  readonly count: number;
  /** How many say it outright; 0 where nobody asked. */
  readonly outright: number;
}

interface Met<Hits> {
  readonly found: Hits | null;
  readonly met: readonly MetReading<Hits>[];
}

/** With so many articles that are such a thing, what is like it is not looked for as well. */
const enoughHits = 3;

/** What nobody said puts in order what is equally good otherwise, and no more. */
const unsaidWeight = 0.05;

/** A query that names a page and nothing but these beside it asks for the page, not for goods. */
const circumstances: ReadonlySet<ReadingKind> = new Set<ReadingKind>([
  'page',
  'shop',
  'stock',
  'near',
  'order',
  'quantity',
  'price',
  'size',
  'unknown',
]);

const ofWords: ReadonlySet<ReadingKind> = new Set<ReadingKind>(['word', 'use', 'season', 'weather', 'material']);

/** Beside a word that means nothing here these say nothing either: 'playstation under 500', 'bleier str 4'. */
const ofUnknown: ReadonlySet<ReadingKind> = new Set<ReadingKind>([
  ...circumstances,
  'gender',
  'age',
  'color',
  'shade',
  'measure',
  'persons',
  'temperature',
  'offer',
  'new',
  'not',
]);

/**
 * Which articles meet an intent. The readings are asked in order of importance, each among what is left; one that nobody
 * meets is left out. So the hits meet as much as any article can, and what was given up is the least important.
 */
export class IntentSearch<Hits> {
  readonly #terms: TermIndex;
  readonly #sets: HitSets<Hits>;

  constructor(terms: TermIndex, sets: HitSets<Hits>) {
    this.#terms = terms;
    this.#sets = sets;
  }

  *answer(text: string, intent: Intent, question: IntentQuestion): Asking<Hits, Answer<Hits>> {
    const readings = intent.readings.filter(
      ({ key, kind }) => !question.ignore.includes(key) && !question.chosen.has(kind),
    );
    const asked = readings.filter(({ meaning }) => meaning.type !== 'nothing');
    const isForPage =
      readings.some(({ kind }) => kind === 'page') && readings.every(({ kind }) => circumstances.has(kind));
    const isNothingKnown =
      readings.some(({ kind }) => kind === 'unknown') && readings.every(({ kind }) => ofUnknown.has(kind));
    if (isForPage || isNothingKnown) return { hits: null, reading: queryReading(text, readings, new Set(asked)) };
    const { found, met } = yield* this.#narrow(asked);
    const onlyOrdered = asked.length === 0 && readings.some(({ kind }) => kind === 'order' || kind === 'near');
    const hits = this.#ordered(found, intent.foremost) ?? (onlyOrdered ? this.#sets.everything() : null);
    return { hits, reading: queryReading(text, readings, new Set(met.map(({ reading }) => reading))) };
  }

  *#narrow(asked: readonly Reading[]): Asking<Hits, Met<Hits>> {
    const goods = yield* this.#meetGoods(asked.filter(isOfGoods));
    const met = [...goods.met];
    let { found } = goods;
    // Beside goods a word from descriptions only says which come first; without them it is all there is to go by.
    const isFor = asked.some(({ kind }) => kind === 'use');
    const isHint = ({ kind }: Reading) => kind === 'mention' && (goods.found !== null || isFor);
    // Without goods what it is for says what is wanted: 'makrellfiske med ungene'.
    const stands = ({ kind }: Reading) =>
      goods.found === null && (kind === 'use' || (kind === 'mention' && !isFor)) ? 'word' : kind;
    const isCause = ({ kind }: Reading) => goods.found === null && (kind === 'weather' || kind === 'use');
    const weight = (reading: Reading) => importance[stands(reading)] + (isCause(reading) ? importance.word : 0);
    const others = asked.filter((other) => !isOfGoods(other)).sort((a, b) => weight(b) - weight(a));
    if (others.length === 0) return found === null ? { found, met } : yield* this.#settle(found, met);
    // When the shopper's own filters leave nothing of the goods, it is for the shopper to change them: they are ignored here.
    const [isWithin] = found === null ? [1] : yield* countHits(found, ['within']);
    const wanted = isWithin !== 0;
    for (const reading of others) {
      const next = yield* this.#meet(reading, found, wanted);
      if (next === null) {
        // 'på hyttetur … lage mat': goods for the one or the other, as nothing is for both
        const isSecondUse =
          reading.kind === 'use' && goods.found === null && met.every((one) => one.reading.kind === 'use');
        const other = isSecondUse ? yield* this.#meet(reading, null, wanted) : null;
        if (other === null) continue;
        met.push(other);
        found = found === null ? other.scored : this.#sets.union(other.scored, found);
        continue;
      }
      // It puts some first, but the hits do not all meet it: it is told as left out.
      const isFaintOnly = found !== null && isFaint(next) && (yield* this.#isPart(next, found));
      if (!isFaintOnly) met.push(next);
      if (found === null) found = next.scored;
      else if (isHint(reading) || isFaintOnly) found = this.#sets.boosted(found, next.scored);
      else found = this.#sets.both(found, next.scored);
    }
    return found === null ? { found, met } : yield* this.#settle(found, met);
  }

  #ordered(found: Hits | null, foremost: Meaning | null): Hits | null {
    const [match] = foremost === null ? [] : waysToMatch(this.#terms, foremost);
    if (found === null || match === undefined) return found;
    const weighed = foremost?.type === 'words' ? match : scaled(match, unsaidWeight);
    return this.#sets.boosted(found, this.#sets.words(weighed, found));
  }

  *#isPart({ count }: MetReading<Hits>, found: Hits): Asking<Hits, boolean> {
    const [all = 0] = yield* countHits(found, ['all']);
    return count < all;
  }

  /** Articles that are all the goods named at once, where there are any; else those that are one of them. */
  *#meetGoods(readings: readonly Reading[]): Asking<Hits, Met<Hits>> {
    const met: MetReading<Hits>[] = [];
    let found: Hits | null = null;
    for (const reading of readings) {
      const next: MetReading<Hits> | null = yield* this.#meet(reading, null, false);
      if (next === null) continue;
      found = found === null ? next.scored : yield* this.#bothOrEither(found, next, met);
      met.push(next);
    }
    for (const { match, scored, outright } of met) {
      if (found !== null && (match.isIdentifying || outright >= enoughHits))
        found = yield* this.#sets.withoutMentions(found, scored);
    }
    return { found, met };
  }

  /** Those that are both; but one of the two they must be outright: what only mentions both is neither. */
  *#bothOrEither(found: Hits, next: MetReading<Hits>, met: readonly MetReading<Hits>[]): Asking<Hits, Hits> {
    const outright = [next, ...met].filter((one) => one.outright > 0);
    if (outright.length === 0) return next.scored;
    const both = this.#sets.both(found, next.scored);
    for (const { scored } of outright) {
      const [such = 0] = yield* countHits(this.#sets.both(both, this.#sets.outrightOf(scored)), ['all']);
      if (such > 0) return both;
    }
    return this.#sets.union(found, next.scored);
  }

  /**
   * The reading met in the strictest way that finds something acceptable, by what is wanted; of goods, something that is such
   * a thing.
   */
  *#meet(reading: Reading, among: Hits | null, wanted: boolean): Asking<Hits, MetReading<Hits> | null> {
    const { meaning } = reading;
    if (meaning.type === 'not') return yield* this.#meetNegation(reading, meaning.of, among, wanted);
    const one = this.#sets.facts(meaning, among);
    if (one !== null) {
      const [count = 0, accepted = 1] = yield* countHits(one, wanted ? ['all', 'within'] : ['all']);
      return count > 0 && accepted > 0 ? { reading, match: noMatch, scored: one, count, outright: 0 } : null;
    }
    const ways = waysToMatch(this.#terms, meaning);
    for (const [at, match] of ways.entries()) {
      const scored = this.#sets.words(match, among);
      const [count = 0, outright = 0, within = 1, outrightWithin = 1] = yield* countHits(
        scored,
        wanted ? ['all', 'outright', 'within', 'outright within'] : ['all', 'outright'],
      );
      const isEnough = at === ways.length - 1 || meaning.type !== 'words' || outright >= enoughHits;
      // Those that only have the word in their description give way before anything else is asked of them.
      const isNarrowed = ofWords.has(reading.kind) && outright >= enoughHits;
      const accepted = isNarrowed ? outrightWithin : within;
      if (count === 0 || !isEnough || accepted === 0) continue;
      return isNarrowed
        ? { reading, match, scored: this.#sets.outrightOf(scored), count: outright, outright }
        : { reading, match, scored, count, outright };
    }
    return null;
  }

  /** Those that say it nowhere; where all speak of it ('sykkel uten skjermer'), those that are not so by name. */
  *#meetNegation(
    reading: Reading,
    of: Meaning,
    among: Hits | null,
    wanted: boolean,
  ): Asking<Hits, MetReading<Hits> | null> {
    const match = everyWay(this.#terms, of);
    for (const forbidden of [anywhere(match), inNames(match)]) {
      const scored = this.#sets.allBut(forbidden, among);
      const [count = 0, accepted = 1] = yield* countHits(scored, wanted ? ['all', 'within'] : ['all']);
      if (count > 0 && accepted > 0) return { reading, match: noMatch, scored, count, outright: 0 };
    }
    return null;
  }

  /** One variant must have both colour and size; and articles that only mention a thing give way to those that are it. */
  *#settle(found: Hits, met: readonly MetReading<Hits>[]): Asking<Hits, Met<Hits>> {
    const together = this.#sets.ofOneVariant(
      found,
      met.map(({ match }) => match),
    );
    const [count = 0] = together === null ? [1] : yield* countHits(together, ['all']);
    let hits = together !== null && count > 0 ? together : found;
    const stillMet = count > 0 ? met : met.filter(({ reading: { kind } }) => kind !== 'size' && kind !== 'age');
    for (const { reading, match, scored } of met) {
      const isOfWords = match.isIdentifying && reading.meaning.type === 'words' && !isOfGoods(reading);
      if (isOfWords) hits = yield* this.#sets.withoutMentions(hits, scored);
    }
    return { found: hits, met: stillMet };
  }
}

/** How things are said to be, and only in passing: too little to leave others out for. */
function isFaint<Hits>({ reading: { kind }, outright }: MetReading<Hits>): boolean {
  return (kind === 'weather' || kind === 'season' || kind === 'use') && outright === 0;
}

function isOfGoods({ kind }: Reading): boolean {
  return kind === 'goods';
}
