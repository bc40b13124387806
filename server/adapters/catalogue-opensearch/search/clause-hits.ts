import type { Meaning } from '#domain/search/reader/reading.ts';
import { type Asking, countHits, type HitSets } from '../../catalogue-shared/matching/hit-sets.ts';
import { numberScore } from '../../catalogue-shared/matching/read-text.ts';
import type { WordMatch } from '../../catalogue-shared/matching/word-match.ts';
import { numberKey, numberTail, tailLength } from '../../catalogue-shared/number-key.ts';
import type { AttributeMatch } from '../../catalogue-shared/terms/attribute-index.ts';
import { type Clause, matchNone } from '../clause.ts';
import { variantWord } from '../documents/variant-words.ts';
import { factClause } from './fact-clause.ts';
import {
  anyOf,
  apartClause,
  atLeastScore,
  findsClause,
  idOf,
  outrightClause,
  scored,
  type WordNames,
  wordClause,
} from './word-clause.ts';

/** Hits that nobody has asked for yet. */
export interface ClauseHits {
  /** Finds them, and more: what they were looked for among is apart, as most sets built of them have it anyway. */
  readonly clause: Clause;
  /** The same without scores. */
  readonly finds: Clause;
  /** Null: everything that is visible. */
  readonly among: ClauseHits | null;
  /** Those that say outright, and in two words, that they are what the word names. */
  readonly outright: Clause;
  readonly apart: Clause;
}

export interface HitNames extends WordNames {
  /** When the youngest article was made. */
  readonly youngest: number;
  /** Whether an article has a number without a digit in it. */
  readonly hasWordsAsNumbers: boolean;
}

const visible: Clause = { term: { visible: true } };
const onlyDigits = /^[\d\s-]+$/;

/** A set as one query, with scores. */
export function wholeClause({ clause, among }: ClauseHits): Clause {
  return { bool: { must: [clause], filter: [amongClause(among)] } };
}

/** A set as a filter. */
export function amongClause(among: ClauseHits | null): Clause {
  return among === null ? visible : { bool: { filter: [among.finds, amongClause(among.among)] } };
}

/** Sets of articles as queries of OpenSearch: scores add up in `must`, the best of several counts in `dis_max`. */
export class ClauseHitSets implements HitSets<ClauseHits> {
  readonly #names: HitNames;

  constructor(names: HitNames) {
    this.#names = names;
  }

  /** By the last digits, which may be all that can be read on a label. */
  numbered(text: string): readonly ClauseHits[] {
    const number = numberKey(text);
    if (number === '' || (!/\d/.test(number) && !this.#names.hasWordsAsNumbers)) return [];
    const whole = plain(scored({ term: { numbers: number } }, numberScore));
    if (!onlyDigits.test(text) || number.length < tailLength) return [whole];
    const ending = { bool: { filter: [{ term: { tails: numberTail(number) } }, endsIn(number)] } };
    return [whole, plain(scored(ending, numberScore))];
  }

  everything(): ClauseHits {
    return plain(scored(visible, 1));
  }

  words(match: WordMatch, among: ClauseHits | null): ClauseHits {
    return {
      clause: wordClause(match, this.#names),
      finds: findsClause(match, this.#names),
      among,
      outright: outrightClause(match, this.#names),
      apart: apartClause(match, this.#names),
    };
  }

  facts(meaning: Meaning, among: ClauseHits | null): ClauseHits | null {
    const clause = factClause(meaning, this.#names.youngest);
    return clause === null ? null : plain(scored(clause, 1), among);
  }

  allBut(match: WordMatch, among: ClauseHits | null): ClauseHits {
    const others = { bool: { must: [{ match_all: {} }], must_not: [findsClause(match, this.#names)] } };
    return plain(scored(others, 1), among);
  }

  both(found: ClauseHits, next: ClauseHits): ClauseHits {
    const both = { bool: { must: [found.clause, next.clause] } };
    return { ...plain(both, found.among), finds: { bool: { filter: [found.finds, next.finds] } } };
  }

  union(some: ClauseHits, others: ClauseHits): ClauseHits {
    const either = { dis_max: { queries: [some.clause, others.clause] } };
    return { ...plain(either), finds: anyOf([some.finds, others.finds]) };
  }

  boosted(found: ClauseHits, others: ClauseHits): ClauseHits {
    const better = { bool: { must: [found.clause], should: [others.clause] } };
    return { ...plain(better, found.among), finds: found.finds };
  }

  outrightOf(hits: ClauseHits): ClauseHits {
    const clause = { bool: { must: [hits.clause], filter: [hits.outright] } };
    return { ...hits, clause, finds: hits.outright, apart: matchNone };
  }

  *withoutMentions(found: ClauseHits, ofWord: ClauseHits): Asking<ClauseHits, ClauseHits> {
    const [count] = yield* countHits(narrowed(found, ofWord.outright), ['all']);
    return count === 0 ? found : narrowed(found, anyOf([ofWord.outright, ofWord.apart]));
  }

  ofOneVariant(found: ClauseHits, matches: readonly WordMatch[]): ClauseHits | null {
    const idsOf = (field: AttributeMatch['field']) => [
      ...new Set(
        matches.flatMap(({ attributes }) =>
          attributes.filter((one) => one.field === field).map((one) => idOf(one, this.#names)),
        ),
      ),
    ];
    const [colours, sizes] = [idsOf('ColorGroupID'), idsOf('SizeID')];
    if (colours.length === 0 || sizes.length === 0) return null;
    const variant = sizes.flatMap((size) => colours.map((colour) => variantWord(size, colour)));
    const together = anyOf([
      // It answered by its text.
      { bool: { must_not: [{ terms: { colour: colours } }] } },
      { bool: { must_not: [{ terms: { size: sizes } }] } },
      { terms: { v: variant } },
    ]);
    return narrowed(found, together);
  }

  atLeast(hits: ClauseHits, score: number): ClauseHits {
    return plain(atLeastScore(hits.clause, score), hits.among);
  }
}

function plain(clause: Clause, among: ClauseHits | null = null): ClauseHits {
  return { clause, finds: clause, among, outright: matchNone, apart: matchNone };
}

/** Those that pass a filter too. */
export function narrowed({ clause, finds, among }: ClauseHits, filter: Clause): ClauseHits {
  const left = { bool: { must: [clause], filter: [filter] } };
  return { ...plain(left, among), finds: { bool: { filter: [finds, filter] } } };
}

/** The tail finds few, and of these few have other digits before it. */
function endsIn(number: string): Clause {
  return number.length === tailLength ? { match_all: {} } : { wildcard: { numbers: `*${number}` } };
}
