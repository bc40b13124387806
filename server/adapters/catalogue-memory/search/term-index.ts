import { type CompoundSplitter, compoundSpans, compoundSplitter } from '#domain/search/compound.ts';
import { fold } from '#domain/search/fold.ts';
import { stem } from '#domain/search/stem.ts';
import { synonymWords } from '#domain/search/synonyms.ts';
import { wordsOf } from '#domain/search/words.ts';
import type { CatalogueReference } from '../../../ports/catalogue-rows.ts';
import { type Grouping, gather, groupRows } from '../grouping.ts';
import { GrowingColumn } from '../growing-column.ts';
import type { Pace } from '../pace.ts';
import { AttributeIndex } from './attribute-index.ts';
import { NearWords } from './near-words.ts';
import type { Postings, TermCollector } from './term-collector.ts';

/**
 * The shop's vocabulary. Terms are spellings as they stand in the texts; terms with one stem are a family. A compound is
 * known in the families of its parts, so that 'jakke' leads to 'regnjakke' without a word more per document.
 */
export class TermIndex {
  readonly terms: readonly string[];
  readonly folds: readonly string[];
  readonly surfaces: ReadonlyMap<number, string>;
  readonly postings: Postings;
  /** In how many documents a term says what the article is. */
  readonly tellingCounts: Uint32Array;
  readonly attributes: AttributeIndex;
  readonly split: CompoundSplitter;
  readonly near: NearWords;
  readonly #families: ReadonlyMap<string, number>;
  readonly #members: Grouping;
  readonly #heads: Grouping;
  readonly #parts: Grouping;
  readonly #byFold: Uint32Array;
  readonly #things: ReadonlySet<string>;

  static async build(collected: TermCollector, reference: CatalogueReference, pace: Pace): Promise<TermIndex> {
    const vocabulary = await describeTerms(collected, pace);
    const postings = await pace.step(() => collected.postings());
    const near = await pace.step(() => new NearWords(vocabulary.knownWords));
    return pace.step(() => new TermIndex({ collected, vocabulary, postings, near }, reference));
  }

  private constructor({ collected, vocabulary, postings, near }: Parts, reference: CatalogueReference) {
    const { folds, families, familyOf, heads, parts } = vocabulary;
    this.terms = collected.terms;
    this.folds = folds;
    this.surfaces = collected.surfaces;
    this.postings = postings;
    this.tellingCounts = vocabulary.tellingCounts;
    this.attributes = new AttributeIndex(reference);
    this.split = vocabulary.split;
    this.near = near;
    this.#things = new Set(
      [...reference.groups2, ...reference.groups3].flatMap(({ name }) =>
        wordsOf(name).flatMap(({ text }) => {
          const folded = fold(text);
          return [stem(folded), stem(this.split(folded).at(-1) ?? folded)];
        }),
      ),
    );
    this.#families = families;
    this.#members = groupRows(families.size, familyOf);
    this.#heads = groupPairs(families.size, heads);
    this.#parts = groupPairs(families.size, parts);
    this.#byFold = Uint32Array.from(folds.keys()).sort((a, b) => compare(folds[a] ?? '', folds[b] ?? ''));
  }

  /** The terms that share the stem. */
  family(stemmed: string): Uint32Array {
    return this.#rowsOf(this.#members, stemmed);
  }

  /** Compounds whose last part has the stem: they are such things. */
  compoundsEndingIn(stemmed: string): Uint32Array {
    return this.#rowsOf(this.#heads, stemmed);
  }

  /** Compounds that have the stem before their last part: they have to do with it. */
  compoundsWith(stemmed: string): Uint32Array {
    return this.#rowsOf(this.#parts, stemmed);
  }

  /** Whether the word stands somewhere, alone or as a part. */
  isWord(folded: string): boolean {
    return this.#families.has(stem(folded));
  }

  /** Whether the word, or the last part of it, is in the name of a group. */
  namesThing(folded: string): boolean {
    return this.#things.has(stem(folded)) || this.#things.has(stem(this.split(folded).at(-1) ?? folded));
  }

  /** Terms that begin with the folded text, the most telling first. */
  beginningWith(folded: string, take: number): number[] {
    let low = 0;
    let high = this.#byFold.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.folds[this.#byFold[middle] ?? 0] ?? '') < folded) low = middle + 1;
      else high = middle;
    }
    const found: number[] = [];
    for (let at = low; at < this.#byFold.length; at++) {
      const term = this.#byFold[at] ?? 0;
      if (!this.folds[term]?.startsWith(folded)) break;
      if ((this.tellingCounts[term] ?? 0) > 0) found.push(term);
    }
    return found.sort((a, b) => (this.tellingCounts[b] ?? 0) - (this.tellingCounts[a] ?? 0) || a - b).slice(0, take);
  }

  /** A folded word as the shop writes it; itself when it stands nowhere alone. */
  spelling(folded: string): string {
    let best = -1;
    for (const term of this.family(stem(folded))) {
      if (this.folds[term] !== folded) continue;
      if (best === -1 || (this.tellingCounts[term] ?? 0) > (this.tellingCounts[best] ?? 0)) best = term;
    }
    return this.surfaces.get(best) ?? this.terms[best] ?? folded;
  }

  #rowsOf({ starts, rows }: Grouping, stemmed: string): Uint32Array {
    const family = this.#families.get(stemmed);
    return family === undefined ? none : rows.subarray(starts[family], starts[family + 1]);
  }
}

const none = new Uint32Array(0);

interface Parts {
  readonly collected: TermCollector;
  readonly vocabulary: Vocabulary;
  readonly postings: Postings;
  readonly near: NearWords;
}

interface FamilyPairs {
  readonly families: GrowingColumn;
  readonly terms: GrowingColumn;
}

interface Vocabulary {
  readonly folds: readonly string[];
  readonly tellingCounts: Uint32Array;
  readonly families: ReadonlyMap<string, number>;
  readonly familyOf: Uint32Array;
  readonly heads: FamilyPairs;
  readonly parts: FamilyPairs;
  readonly split: CompoundSplitter;
  /** Folded words worth guessing at, the commonest first. */
  readonly knownWords: readonly string[];
}

async function describeTerms(collected: TermCollector, pace: Pace): Promise<Vocabulary> {
  const { terms } = collected;
  const tellingCounts = collected.tellingCounts();
  const folds: string[] = [];
  const stems: string[] = [];
  const tellingStems = new Set<string>();
  await pace.each(terms.length, (term) => {
    const folded = fold(terms[term] ?? '');
    const stemmed = stem(folded);
    folds.push(folded);
    stems.push(stemmed);
    if ((tellingCounts[term] ?? 0) > 0 && isWordlike(folded)) tellingStems.add(stemmed);
  });
  const families = new Map<string, number>();
  const familyNumber = (stemmed: string): number => {
    const known = families.get(stemmed);
    if (known !== undefined) return known;
    families.set(stemmed, families.size);
    return families.size - 1;
  };
  const familyOf = Uint32Array.from(stems, familyNumber);
  const split = compoundSplitter(tellingStems);
  const heads: FamilyPairs = { families: new GrowingColumn(), terms: new GrowingColumn() };
  const parts: FamilyPairs = { families: new GrowingColumn(), terms: new GrowingColumn() };
  const frequency = new Map<string, number>();
  await pace.each(terms.length, (term) => {
    const count = tellingCounts[term] ?? 0;
    const folded = folds[term] ?? '';
    if (count === 0 || !isWordlike(folded)) return;
    raise(frequency, folded, count);
    const pieces = split(folded);
    for (const span of new Map(compoundSpans(pieces).map((found) => [`${found.head} ${found.stem}`, found])).values()) {
      const pairs = span.head ? heads : parts;
      pairs.families.push(familyNumber(span.stem));
      pairs.terms.push(term);
    }
    const last = pieces.at(-1);
    if (last !== undefined) raise(frequency, last, count);
  });
  for (const word of synonymWords) raise(frequency, word, 1);
  const knownWords = [...frequency].sort(([a, x], [b, y]) => y - x || compare(a, b)).map(([word]) => word);
  return { folds, tellingCounts, families, familyOf, heads, parts, split, knownWords };
}

function groupPairs(familyCount: number, { families, terms }: FamilyPairs): Grouping {
  const grouped = groupRows(familyCount, families.values());
  return { starts: grouped.starts, rows: gather(new Uint32Array(terms.length), grouped.rows, terms.values()) };
}

function isWordlike(folded: string): boolean {
  return folded.length >= 3 && /^[a-z]+$/.test(folded);
}

function raise(counts: Map<string, number>, word: string, by: number): void {
  counts.set(word, (counts.get(word) ?? 0) + by);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
