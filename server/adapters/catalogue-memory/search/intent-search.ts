import { importance } from '#domain/search/reader/importance.ts';
import { type QueryReading, queryReading } from '#domain/search/reader/query-reading.ts';
import type { Intent, Reading, ReadingKind } from '#domain/search/reader/reading.ts';
import { hasBit } from '../bit-set.ts';
import type { DocSet } from '../doc-set.ts';
import type { Snapshot } from '../snapshot.ts';
import { FactTests } from './fact-tests.ts';
import { matchMeaning } from './match-wish.ts';
import { OneVariant } from './one-variant.ts';
import { asSet, none, type ScoredDocs, type Scorer, withoutDocs } from './scored-docs.ts';
import type { WordMatch } from './word-match.ts';

export interface IntentQuestion {
  readonly ignore: readonly string[];
  readonly chosen: ReadonlySet<string>;
  readonly within: () => DocSet | null;
}

interface Answer extends Pick<ScoredDocs, 'docs' | 'scores'> {
  readonly reading: QueryReading;
}

/** A reading that the hits meet, with the scores its words gave. */
interface Met {
  readonly reading: Reading;
  readonly match: WordMatch;
  readonly scored: ScoredDocs;
}

/** Kinds that say what is wanted; a page that is asked for beside none of them is not a search for goods. */
const substance: ReadonlySet<ReadingKind> = new Set([
  'goods',
  'line',
  'word',
  'use',
  'season',
  'weather',
  'material',
  'gender',
  'age',
  'color',
  'persons',
  'temperature',
  'measure',
  'offer',
  'new',
  'mention',
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
    const isForPage = readings.some(({ kind }) => kind === 'page') && !readings.some(({ kind }) => substance.has(kind));
    if (isForPage) return { ...none, reading: queryReading(text, readings, new Set()) };
    const { found, met } = this.#narrowed(asked, question.within());
    const onlyOrdered = asked.length === 0 && readings.some(({ kind }) => kind === 'order' || kind === 'near');
    const hits = found ?? (onlyOrdered ? this.#everything() : none);
    return { ...hits, reading: queryReading(text, readings, new Set(met.map(({ reading }) => reading))) };
  }

  #narrowed(asked: readonly Reading[], within: DocSet | null): { found: ScoredDocs | null; met: readonly Met[] } {
    const ordered = asked.toSorted((a, b) => importance[b.kind] - importance[a.kind]);
    const met: Met[] = [];
    let found: ScoredDocs | null = null;
    let left = this.#visible;
    let wanted = within;
    for (const reading of ordered) {
      const match = matchMeaning(this.#snapshot.terms, reading.meaning);
      const scored = this.#scored(reading, match, left);
      const next: ScoredDocs = found === null ? scored : this.#scorer.both(found, scored);
      const isGoods = reading.kind === 'goods';
      if (next.docs.length === 0 || (!isGoods && !reaches(next, wanted))) {
        const other = isGoods && found !== null ? this.#scored(reading, match, this.#visible) : none;
        if (other.docs.length === 0 || found === null) continue;
        found = this.#scorer.eitherOf(found, other); // two kinds of goods that nothing is both of
        met.push({ reading, match, scored: other });
      } else {
        found = next;
        met.push({ reading, match, scored });
      }
      left = asSet(found.docs, this.#visible.bits.length);
      // The shopper's own choice leaves nothing of the goods: that is for the shopper to take back, not for us.
      if (wanted !== null && !reaches(found, wanted)) wanted = null;
    }
    return found === null ? { found, met } : this.#settled(found, met);
  }

  /** One variant must have colour and size both; and who only mentions a thing gives way to who is it. */
  #settled(found: ScoredDocs, met: readonly Met[]): { found: ScoredDocs; met: readonly Met[] } {
    const variants = OneVariant.of(
      this.#snapshot,
      met.map(({ match }) => match),
    );
    const together = variants === null ? found : variants.keep(found);
    let kept = together.docs.length > 0 ? together : found;
    const stillMet =
      together.docs.length > 0 ? met : met.filter(({ reading: { kind } }) => kind !== 'size' && kind !== 'age');
    for (const { reading, match, scored } of met) {
      const isOfGoods = match.isTelling && reading.meaning.type === 'words';
      if (isOfGoods) kept = this.#scorer.withoutMentions(kept, scored);
    }
    return { found: kept, met: stillMet };
  }

  #scored(reading: Reading, match: WordMatch, among: DocSet): ScoredDocs {
    const { meaning } = reading;
    if (meaning.type === 'not') return this.#allBut(meaning.of, among);
    const test = this.#facts.of(meaning);
    return test === null ? this.#scorer.wordScores(match, among) : this.#scorer.passing(among, test);
  }

  #allBut(meaning: Reading['meaning'], among: DocSet): ScoredDocs {
    const match = matchMeaning(this.#snapshot.terms, meaning);
    const hit = this.#scorer.wordScores(match, among);
    return withoutDocs(
      this.#scorer.passing(among, () => true),
      hit,
      among.bits.length,
    );
  }

  #everything(): ScoredDocs {
    return this.#scorer.passing(this.#visible, () => true);
  }
}

function reaches({ docs }: ScoredDocs, wanted: DocSet | null): boolean {
  return wanted === null || docs.some((doc) => hasBit(wanted.bits, doc));
}
