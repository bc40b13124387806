import { type CompoundSplitter, compoundSpans, compoundSplitter } from '#domain/search/lexicon/compound.ts';
import { synonymWords } from '#domain/search/lexicon/synonyms.ts';
import { checked } from '../structures/checked.ts';
import { GrowingColumn } from '../structures/growing-column.ts';
import { sortInSlices } from '../structures/sort-in-slices.ts';
import type { TimeSlice } from '../structures/time-slice.ts';
import type { TermCounts, TermTexts } from './term-texts.ts';

/** Pairs of a family and a term of it. */
export interface FamilyPairs {
  readonly families: GrowingColumn;
  readonly terms: GrowingColumn;
}

/** How the terms in use are related: families by stem, compounds by their parts. */
export interface Vocabulary {
  /** The number of each stem's family. */
  readonly families: ReadonlyMap<string, number>;
  readonly members: FamilyPairs;
  readonly heads: FamilyPairs;
  readonly parts: FamilyPairs;
  readonly split: CompoundSplitter;
  /** What `split` was made of, and what it gave for each term. */
  readonly identifyingStems: ReadonlySet<string>;
  readonly pieces: readonly (readonly string[] | undefined)[];
  /** Folded words worth guessing at, the commonest first. */
  readonly knownWords: readonly string[];
  /** Terms by their folded text. */
  readonly byFold: Uint32Array;
}

/** `before` is an earlier vocabulary of the same store: what still holds of it is reused. */
export async function describeTerms(
  { texts, folds, stems }: TermTexts,
  counts: TermCounts,
  before: Vocabulary | null,
  timeSlice: TimeSlice,
): Promise<Vocabulary> {
  const isIdentifying = (term: number) => checked(counts.identifying[term]) > 0 && isWordlike(checked(folds[term]));
  const families = new Map<string, number>();
  const familyNumber = (stemmed: string): number => {
    const known = families.get(stemmed);
    if (known !== undefined) return known;
    families.set(stemmed, families.size);
    return families.size - 1;
  };
  const members = noPairs();
  const identifyingStems = new Set<string>();
  await timeSlice.each(texts.length, (term) => {
    if (checked(counts.all[term]) === 0) return;
    const stemmed = checked(stems[term]);
    members.families.push(familyNumber(stemmed));
    members.terms.push(term);
    if (isIdentifying(term)) identifyingStems.add(stemmed);
  });
  const same = before !== null && sameSet(before.identifyingStems, identifyingStems) ? before : null;
  const split = same?.split ?? compoundSplitter(identifyingStems);
  const pieces: (readonly string[] | undefined)[] = new Array(texts.length);
  const [heads, parts] = [noPairs(), noPairs()];
  const frequency = new Map<string, number>();
  await timeSlice.each(texts.length, (term) => {
    if (!isIdentifying(term)) return;
    const count = checked(counts.identifying[term]);
    const folded = checked(folds[term]);
    raise(frequency, folded, count);
    const own = same?.pieces[term] ?? split(folded);
    pieces[term] = own;
    for (const span of new Map(compoundSpans(own).map((found) => [`${found.head} ${found.stem}`, found])).values()) {
      const pairs = span.head ? heads : parts;
      pairs.families.push(familyNumber(span.stem));
      pairs.terms.push(term);
    }
    const last = own.at(-1);
    if (last !== undefined) raise(frequency, last, count);
  });
  for (const word of synonymWords) raise(frequency, word, 1);
  const known = [...frequency];
  const byFrequency = await sortInSlices(known.length, (a, b) => byCount(known[a], known[b]), timeSlice);
  const live = members.terms.values();
  const byFold = await sortInSlices(
    live.length,
    (a, b) => {
      const [x, y] = [checked(live[a]), checked(live[b])];
      return compareTexts(checked(folds[x]), checked(folds[y])) || compareTexts(checked(texts[x]), checked(texts[y]));
    },
    timeSlice,
  );
  return {
    families,
    members,
    heads,
    parts,
    split,
    identifyingStems,
    pieces,
    knownWords: Array.from(byFrequency, (at) => known[at]?.[0] ?? ''),
    byFold: byFold.map((at) => checked(live[at])),
  };
}

function noPairs(): FamilyPairs {
  return { families: new GrowingColumn(), terms: new GrowingColumn() };
}

function sameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && a.isSubsetOf(b);
}

function isWordlike(folded: string): boolean {
  return folded.length >= 3 && /^[a-z]+$/.test(folded);
}

function raise(counts: Map<string, number>, word: string, by: number): void {
  counts.set(word, (counts.get(word) ?? 0) + by);
}

function byCount([a, x]: [string, number] = ['', 0], [b, y]: [string, number] = ['', 0]): number {
  return y - x || compareTexts(a, b);
}

export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
