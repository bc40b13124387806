import { fold } from '#domain/search/language/fold.ts';
import { stem } from '#domain/search/language/stem.ts';
import { checked } from '../../../catalogue-shared/structures/checked.ts';
import type { TimeSlice } from '../../../catalogue-shared/structures/time-slice.ts';
import { identifying } from '../../../catalogue-shared/terms/fields.ts';
import { SurfaceForms } from '../../../catalogue-shared/terms/surface-forms.ts';
import type { TermCollector } from '../../../catalogue-shared/terms/term-collector.ts';
import type { TermCounts, TermTexts } from '../../../catalogue-shared/terms/term-texts.ts';
import { type Postings, postingsOf } from './postings.ts';

/** How the words of some documents differ from what is stored. */
export interface TermChanges {
  /** By term, where it stands in which document now; 0 for nowhere. */
  readonly fieldMasks: ReadonlyMap<number, ReadonlyMap<number, number>>;
  readonly surfaceForms: readonly { readonly term: number; readonly written: string; readonly by: number }[];
  /** The counts after the changes. */
  readonly counts: TermCounts;
}

/** The spellings that stand in the texts, by number, and the documents they stand in. A number is never used again. */
export class TermStore implements TermTexts {
  readonly texts: string[];
  readonly folds: string[] = [];
  readonly stems: string[] = [];
  readonly surfaceForms = new SurfaceForms();
  readonly postings: Postings;
  counts: TermCounts;
  readonly #ids: Map<string, number>;

  static async build(collected: TermCollector, timeSlice: TimeSlice): Promise<TermStore> {
    const { terms, ids, joined } = collected;
    const { postings, counts } = await postingsOf(collected, timeSlice);
    const store = new TermStore(terms, ids, postings, counts);
    await timeSlice.each(terms.length, (term) => store.#describe(checked(terms[term])));
    for (const { term, written } of joined) store.surfaceForms.note(term, written, 1);
    return store;
  }

  private constructor(texts: string[], ids: Map<string, number>, postings: Postings, counts: TermCounts) {
    this.texts = texts;
    this.#ids = ids;
    this.postings = postings;
    this.counts = counts;
  }

  /**
   * What changes when the words of `before` give way to those of `after`: both gathered under the same document numbers.
   * Null when they are the same. Nothing that is read changes before `apply`.
   */
  changes(before: TermCollector, after: TermCollector): TermChanges | null {
    const was = this.#fieldMasksOf(before);
    const is = this.#fieldMasksOf(after);
    const fieldMasks = new Map<number, Map<number, number>>();
    for (const [term, docs] of was) {
      for (const doc of docs.keys()) if (!is.get(term)?.has(doc)) note(fieldMasks, term, doc, 0);
    }
    for (const [term, docs] of is) {
      for (const [doc, mask] of docs) if (was.get(term)?.get(doc) !== mask) note(fieldMasks, term, doc, mask);
    }
    const written = ({ terms, joined }: TermCollector, by: number) =>
      joined.map((word) => ({ term: this.#number(checked(terms[word.term])), written: word.written, by }));
    const surfaceForms = [...written(before, -1), ...written(after, 1)];
    if (fieldMasks.size === 0) return null;
    const counts = {
      all: longer(this.counts.all, this.texts),
      identifying: longer(this.counts.identifying, this.texts),
    };
    const says = (mask: number | undefined) => ((mask ?? 0) & identifying) !== 0;
    for (const [term, docs] of fieldMasks) {
      for (const [doc, mask] of docs) {
        const old = was.get(term)?.get(doc);
        raise(counts.all, term, Number(mask !== 0) - Number(old !== undefined));
        raise(counts.identifying, term, Number(says(mask)) - Number(says(old)));
      }
    }
    return { fieldMasks, surfaceForms, counts };
  }

  apply({ fieldMasks, surfaceForms, counts }: TermChanges): void {
    for (const [term, docs] of fieldMasks) this.postings.put(term, docs);
    for (const { term, written, by } of surfaceForms) this.surfaceForms.note(term, written, by);
    this.counts = counts;
  }

  #fieldMasksOf(collected: TermCollector): Map<number, Map<number, number>> {
    const found = new Map<number, Map<number, number>>();
    collected.eachPair((term, doc, fieldMasks) =>
      note(found, this.#number(checked(collected.terms[term])), doc, fieldMasks),
    );
    return found;
  }

  #number(text: string): number {
    const known = this.#ids.get(text);
    if (known !== undefined) return known;
    this.#ids.set(text, this.texts.length);
    this.texts.push(text);
    this.#describe(text);
    return this.texts.length - 1;
  }

  #describe(text: string): void {
    const folded = fold(text);
    this.folds.push(folded);
    this.stems.push(stem(folded));
  }
}

function note(into: Map<number, Map<number, number>>, term: number, doc: number, mask: number): void {
  const docs = into.get(term);
  if (docs) docs.set(doc, mask);
  else into.set(term, new Map([[doc, mask]]));
}

function longer(counts: Uint32Array, texts: readonly string[]): Uint32Array {
  const copy = new Uint32Array(texts.length);
  copy.set(counts);
  return copy;
}

function raise(counts: Uint32Array, term: number, by: number): void {
  counts[term] = checked(counts[term]) + by;
}
