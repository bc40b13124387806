import { fold } from '#domain/search/language/fold.ts';
import { stem } from '#domain/search/language/stem.ts';
import type { CompoundSplitter } from '#domain/search/lexicon/compound.ts';
import { plainThingStems } from '#domain/search/lexicon/goods.ts';
import type { CatalogueReference } from '../../../ports/catalogue/catalogue-rows.ts';
import { checked } from '../structures/checked.ts';
import { type Grouping, gather, groupRows } from '../structures/grouping.ts';
import type { TimeSlice } from '../structures/time-slice.ts';
import { AttributeIndex } from './attribute-index.ts';
import { type GroupName, groupNames } from './group-names.ts';
import { NearWords } from './near-words.ts';
import type { SurfaceForms } from './surface-forms.ts';
import type { TermCounts, TermTexts } from './term-texts.ts';
import { compareTexts, describeTerms, type FamilyPairs, type Vocabulary } from './vocabulary.ts';

/**
 * The shop's vocabulary. Terms are spellings as they stand in the texts; terms with one stem are a family. A compound is
 * known in the families of its parts, so that 'jakke' leads to 'regnjakke' without a word more per document.
 */
export class TermIndex<Store extends TermTexts = TermTexts> {
  /** Where the terms stand, as the engine keeps it. */
  readonly store: Store;
  readonly terms: readonly string[];
  readonly folds: readonly string[];
  readonly stems: readonly string[];
  readonly surfaceForms: SurfaceForms;
  /** In how many documents a term says what the article is. */
  readonly identifyingCounts: Uint32Array;
  readonly attributes: AttributeIndex;
  readonly groups: readonly GroupName[];
  readonly near: NearWords;
  readonly #vocabulary: Vocabulary;
  readonly #members: Grouping;
  readonly #heads: Grouping;
  readonly #parts: Grouping;
  readonly #things: ReadonlySet<string>;

  /** `counts` are those of the store, or those it will have; `before` was made of the same store and reference. */
  static async build<Store extends TermTexts>(
    store: Store,
    counts: TermCounts,
    reference: CatalogueReference,
    before: TermIndex | null,
    timeSlice: TimeSlice,
  ): Promise<TermIndex<Store>> {
    const vocabulary = await describeTerms(store, counts, before === null ? null : before.#vocabulary, timeSlice);
    const near = await NearWords.build(vocabulary.knownWords, timeSlice);
    const groups =
      before !== null && before.split === vocabulary.split
        ? before.groups
        : await groupNames(reference, vocabulary.split, timeSlice);
    const attributes = before?.attributes ?? new AttributeIndex(reference);
    return timeSlice.run(() => new TermIndex({ store, counts, vocabulary, near, groups, attributes }));
  }

  private constructor({ store, counts, vocabulary, near, groups, attributes }: Parts<Store>) {
    const { families, members, heads, parts } = vocabulary;
    this.store = store;
    this.terms = store.texts;
    this.folds = store.folds;
    this.stems = store.stems;
    this.surfaceForms = store.surfaceForms;
    this.identifyingCounts = counts.identifying;
    this.attributes = attributes;
    this.groups = groups;
    this.near = near;
    this.#vocabulary = vocabulary;
    this.#things = new Set(
      groups
        .filter(({ level }) => level !== 'MainGroupID')
        .flatMap(({ words }) => words.flatMap(({ stemmed, headStem, isNoun }) => (isNoun ? [stemmed, headStem] : []))),
    );
    this.#members = groupPairs(families.size, members);
    this.#heads = groupPairs(families.size, heads);
    this.#parts = groupPairs(families.size, parts);
  }

  get split(): CompoundSplitter {
    return this.#vocabulary.split;
  }

  /** The terms that share the stem. */
  family(stemmed: string): Uint32Array {
    return this.#rowsOf(this.#members, stemmed);
  }

  /** The terms that are forms of a word; of an everyday word not those that only meet it where æ, ø and å are left out. */
  familyOf(word: string): Uint32Array {
    const stemmed = stem(fold(word));
    const all = this.family(stemmed);
    if (!plainThingStems.has(stemmed) || /[æøå]/.test(word)) return all;
    return all.filter((term) => !/[æøå]/.test(checked(this.terms[term]).slice(0, stemmed.length)));
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
    return this.#vocabulary.families.has(stem(folded));
  }

  /** Whether the word, or the last part of it, is in the name of a group. */
  namesThing(folded: string): boolean {
    return this.#things.has(stem(folded)) || this.#things.has(stem(this.split(folded).at(-1) ?? folded));
  }

  /** Terms that begin with the folded text, the most identifying first; of equals in the order of the alphabet. */
  beginningWith(folded: string, take: number): number[] {
    const { byFold } = this.#vocabulary;
    let low = 0;
    let high = byFold.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (checked(this.folds[checked(byFold[middle])]) < folded) low = middle + 1;
      else high = middle;
    }
    const found: number[] = [];
    for (let at = low; at < byFold.length; at++) {
      const term = checked(byFold[at]);
      if (!this.folds[term]?.startsWith(folded)) break;
      if (checked(this.identifyingCounts[term]) > 0) found.push(term);
    }
    return found.sort((a, b) => checked(this.identifyingCounts[b]) - checked(this.identifyingCounts[a])).slice(0, take);
  }

  /** A folded word as the shop writes it; itself when it stands nowhere alone. */
  spelling(folded: string): string {
    const [best] = [...this.family(stem(folded))]
      .filter((term) => this.folds[term] === folded)
      .sort(
        (a, b) =>
          checked(this.identifyingCounts[b]) - checked(this.identifyingCounts[a]) ||
          compareTexts(checked(this.terms[a]), checked(this.terms[b])),
      );
    return best === undefined ? folded : (this.surfaceForms.of(best) ?? this.terms[best] ?? folded);
  }

  #rowsOf({ starts, rows }: Grouping, stemmed: string): Uint32Array {
    const family = this.#vocabulary.families.get(stemmed);
    return family === undefined ? none : rows.subarray(starts[family], starts[family + 1]);
  }
}

const none = new Uint32Array(0);

interface Parts<Store> {
  readonly store: Store;
  readonly counts: TermCounts;
  readonly vocabulary: Vocabulary;
  readonly near: NearWords;
  readonly groups: readonly GroupName[];
  readonly attributes: AttributeIndex;
}

function groupPairs(familyCount: number, { families, terms }: FamilyPairs): Grouping {
  const grouped = groupRows(familyCount, families.values());
  return { starts: grouped.starts, rows: gather(new Uint32Array(terms.length), grouped.rows, terms.values()) };
}
