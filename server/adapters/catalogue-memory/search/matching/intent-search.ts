import { importance } from '#domain/search/reader/importance.ts';
import { type QueryReading, queryReading } from '#domain/search/reader/query-reading.ts';
import type { Intent, Meaning, Reading, ReadingKind } from '#domain/search/reader/reading.ts';
import type { Snapshot } from '../../snapshot.ts';
import { hasBit } from '../../structures/bit-set.ts';
import type { DocSet } from '../../structures/doc-set.ts';
import { FactTests } from './fact-tests.ts';
import { everyWay, waysToMatch } from './match-meaning.ts';
import { OneVariant } from './one-variant.ts';
import { asSet, none, outrightOf, type ScoredDocs, type Scorer, saysOutright, withoutDocs } from './scored-docs.ts';
import { anywhere, noMatch, type WordMatch } from './word-match.ts';

export interface IntentQuestion {
  readonly ignore: readonly string[];
  readonly chosen: ReadonlySet<string>;
  readonly within: () => DocSet | null;
}

interface Answer extends Pick<ScoredDocs, 'docs' | 'scores'> {
  readonly reading: QueryReading;
}

/** A reading that the hits meet, with the scores its words gave. */
interface MetReading {
  readonly reading: Reading;
  readonly match: WordMatch;
  readonly scored: ScoredDocs;
}

/** With so many articles that are such a thing, what is like it is not looked for as well. */
const enoughHits = 3;

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
export class IntentSearch {
  readonly #snapshot: Snapshot;
  readonly #scorer: Scorer;
  readonly #visible: DocSet;
  readonly #facts: FactTests;

  constructor(snapshot: Snapshot, scorer: Scorer, visible: DocSet) {
    this.#snapshot = snapshot;
    this.#scorer = scorer;
    this.#visible = visible;
    this.#facts = new FactTests(snapshot);
  }

  answer(text: string, intent: Intent, question: IntentQuestion): Answer {
    const readings = intent.readings.filter(
      ({ key, kind }) => !question.ignore.includes(key) && !question.chosen.has(kind),
    );
    const asked = readings.filter(({ meaning }) => meaning.type !== 'nothing');
    const isForPage =
      readings.some(({ kind }) => kind === 'page') && readings.every(({ kind }) => circumstances.has(kind));
    const isNothingKnown =
      readings.some(({ kind }) => kind === 'unknown') && readings.every(({ kind }) => ofUnknown.has(kind));
    if (isForPage || isNothingKnown) return { ...none, reading: queryReading(text, readings, new Set(asked)) };
    const { found, met } = this.#narrow(asked, question.within());
    const onlyOrdered = asked.length === 0 && readings.some(({ kind }) => kind === 'order' || kind === 'near');
    const hits = found ?? (onlyOrdered ? this.#everything() : none);
    return { ...hits, reading: queryReading(text, readings, new Set(met.map(({ reading }) => reading))) };
  }

  #narrow(asked: readonly Reading[], within: DocSet | null): { found: ScoredDocs | null; met: readonly MetReading[] } {
    const goods = this.#meetGoods(asked.filter(isOfGoods));
    const met = [...goods.met];
    let { found } = goods;
    // Beside goods a word from descriptions only says which come first; without them it is all there is to go by.
    const isHint = ({ kind }: Reading) => kind === 'mention' && goods.found !== null;
    // Without goods what it is for says what is wanted: 'makrellfiske med ungene'.
    const stands = ({ kind }: Reading) =>
      goods.found === null && (kind === 'use' || kind === 'mention') ? 'word' : kind;
    const weight = (reading: Reading) => importance[stands(reading)];
    const ordered = asked.toSorted((a, b) => weight(b) - weight(a));
    // When the shopper's own filters leave nothing of the goods, it is for the shopper to change them: they are ignored here.
    const wanted = found !== null && !hasDocIn(found, within) ? null : within;
    for (const reading of ordered.filter((other) => !isOfGoods(other))) {
      const left = found === null ? this.#visible : asSet(found.docs, this.#visible.bits.length);
      const accepts = (scored: ScoredDocs) => hasDocIn(scored, wanted);
      const next = this.#meet(reading, left, accepts);
      if (next === null) {
        // 'på hyttetur … lage mat': goods for the one or the other, as nothing is for both
        const isSecondUse =
          reading.kind === 'use' && goods.found === null && met.every((one) => one.reading.kind === 'use');
        const other = isSecondUse ? this.#meet(reading, this.#visible, accepts) : null;
        if (other === null) continue;
        met.push(other);
        found = found === null ? other.scored : this.#scorer.union(other.scored, found);
        continue;
      }
      // It puts some first, but the hits do not all meet it: it is told as left out.
      const isFaintOnly = found !== null && isFaint(next) && next.scored.docs.length < found.docs.length;
      if (!isFaintOnly) met.push(next);
      if (found === null) found = next.scored;
      else if (isHint(reading) || isFaintOnly) found = this.#scorer.boosted(found, next.scored);
      else found = this.#scorer.both(found, next.scored);
    }
    return found === null ? { found, met } : this.#settle(found, met);
  }

  /** Articles that are all the goods named at once, where there are any; else those that are one of them. */
  #meetGoods(readings: readonly Reading[]): { found: ScoredDocs | null; met: readonly MetReading[] } {
    const met: MetReading[] = [];
    let found: ScoredDocs | null = null;
    for (const reading of readings) {
      const next = this.#meet(reading, this.#visible, () => true);
      if (next === null) continue;
      // One of them it must be: what mentions both is neither.
      const both: ScoredDocs =
        found === null || saysOutright(found) + saysOutright(next.scored) === 0
          ? next.scored
          : this.#bothGoods(found, next.scored);
      found = both.docs.length > 0 || found === null ? both : this.#scorer.union(found, next.scored);
      met.push(next);
    }
    for (const { match, scored } of met) {
      if (found !== null && match.isIdentifying) found = this.#scorer.withoutMentions(found, scored);
    }
    return { found, met };
  }

  #bothGoods(found: ScoredDocs, next: ScoredDocs): ScoredDocs {
    const isSuch = new Set([...outrightOf(found).docs, ...outrightOf(next).docs]);
    const { docs } = this.#scorer.both(found, next);
    return docs.some((doc) => isSuch.has(doc)) ? this.#scorer.both(found, next) : none;
  }

  /** The reading met in the strictest way that finds something acceptable; of goods, something that is such a thing. */
  #meet(reading: Reading, among: DocSet, accepts: (scored: ScoredDocs) => boolean): MetReading | null {
    const { meaning } = reading;
    const asOne = (scored: ScoredDocs) =>
      scored.docs.length > 0 && accepts(scored) ? { reading, match: noMatch, scored } : null;
    if (meaning.type === 'not') return asOne(this.#allBut(meaning.of, among));
    const test = this.#facts.of(meaning);
    if (test !== null) return asOne(this.#scorer.filtered(among, test));
    const ways = waysToMatch(this.#snapshot.terms, meaning);
    for (const [at, match] of ways.entries()) {
      const all = this.#scorer.wordScores(match, among);
      // Those that only have the word in their description give way before anything else is asked of them.
      const scored = ofWords.has(reading.kind) && saysOutright(all) >= enoughHits ? outrightOf(all) : all;
      const isEnough = at === ways.length - 1 || meaning.type !== 'words' || saysOutright(scored) >= enoughHits;
      if (scored.docs.length > 0 && isEnough && accepts(scored)) return { reading, match, scored };
    }
    return null;
  }

  /** One variant must have both colour and size; and articles that only mention a thing give way to those that are it. */
  #settle(found: ScoredDocs, met: readonly MetReading[]): { found: ScoredDocs; met: readonly MetReading[] } {
    const variants = OneVariant.of(
      this.#snapshot,
      met.map(({ match }) => match),
    );
    const together = variants === null ? found : variants.keep(found);
    let hits = together.docs.length > 0 ? together : found;
    const stillMet =
      together.docs.length > 0 ? met : met.filter(({ reading: { kind } }) => kind !== 'size' && kind !== 'age');
    for (const { reading, match, scored } of met) {
      const isOfWords = match.isIdentifying && reading.meaning.type === 'words' && !isOfGoods(reading);
      if (isOfWords) hits = this.#scorer.withoutMentions(hits, scored);
    }
    return { found: hits, met: stillMet };
  }

  #allBut(meaning: Meaning, among: DocSet): ScoredDocs {
    const hit = this.#scorer.wordScores(anywhere(everyWay(this.#snapshot.terms, meaning)), among);
    return withoutDocs(
      this.#scorer.filtered(among, () => true),
      hit,
      among.bits.length,
    );
  }

  #everything(): ScoredDocs {
    return this.#scorer.filtered(this.#visible, () => true);
  }
}

/** How things are said to be, and only in passing: too little to leave others out for. */
function isFaint({ reading: { kind }, scored }: MetReading): boolean {
  return (kind === 'weather' || kind === 'season' || kind === 'use') && saysOutright(scored) === 0;
}

function isOfGoods({ kind }: Reading): boolean {
  return kind === 'goods';
}

function hasDocIn({ docs }: ScoredDocs, wanted: DocSet | null): boolean {
  return wanted === null || docs.some((doc) => hasBit(wanted.bits, doc));
}
