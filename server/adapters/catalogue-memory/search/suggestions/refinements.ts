import { fold } from '#domain/search/language/fold.ts';
import { stem } from '#domain/search/language/stem.ts';
import { whom } from '#domain/search/reader/patterns/whom.ts';
import type { Snapshot } from '../../snapshot.ts';
import { checked } from '../../structures/checked.ts';
import type { DocSet } from '../../structures/doc-set.ts';
import type { HitCounts } from './hit-counts.ts';
import type { Candidate } from './word-candidates.ts';
import { askedForm } from './word-forms.ts';

/** The words offered for people; the lexicon's others mean the same. */
const people: ReadonlySet<string> = new Set(['dame', 'herre', 'barn', 'junior']);
export const mostPeople = 3;
const limits = [100, 200, 300, 500, 800, 1000, 1500, 2000, 3000, 5000, 8000] as const;
/** The price limit that leaves about this share of the hits is offered. */
const wantedShare = 0.4;
const [leastShare, mostShare] = [0.1, 0.75];
const mostKinds = 4;

/** For whom the hits are. */
export function byPeople({ dimensions }: Snapshot, hits: DocSet): Candidate[] {
  const counts = dimensions.GenderID.countIn(hits);
  return whom
    .filter(({ value }) => people.has(value))
    .map(({ value, near }) => ({
      text: value,
      count: near.reduce((sum, id) => sum + countAt(counts, dimensions.GenderID.ordinalOf(id)), 0),
    }))
    .filter(({ count }) => count > 0 && count < hits.count)
    .sort((a, b) => b.count - a.count);
}

/** What colours the hits have, as the shop calls them. */
export function byColor({ dimensions, reference }: Snapshot, hits: DocSet): Candidate[] {
  const counts = dimensions.ColorGroupID.countIn(hits);
  return reference.colorGroups
    .map(({ id, label }) => ({
      text: label.toLowerCase(),
      count: checked(counts[dimensions.ColorGroupID.ordinalOf(id)]),
    }))
    .filter(({ count }) => count > 0);
}

/** A price that a good part of the hits is below. */
export function byPrice({ prices }: Snapshot, hits: DocSet): Candidate[] {
  const gross = hits.docs.map((doc) => checked(prices.gross[doc])).sort();
  const shares = limits.map((limit) => {
    const above = gross.findIndex((price) => price > limit);
    const share = (above === -1 ? gross.length : above) / gross.length;
    return { text: `under ${limit}`, share, count: share * gross.length };
  });
  return shares
    .filter(({ share }) => share >= leastShare && share <= mostShare)
    .sort((a, b) => Math.abs(a.share - wantedShare) - Math.abs(b.share - wantedShare))
    .slice(0, 1);
}

/** The kinds there are of a thing: of 'jakke', 'regnjakke' and 'dunjakke'. */
export function kindsOf({ terms }: Snapshot, counts: HitCounts, thing: string): Candidate[] {
  const own = stem(fold(thing));
  const kinds = new Map<string, number>();
  for (const term of terms.compoundsEndingIn(own)) kinds.set(checked(terms.store.stems[term]), term);
  kinds.delete(own);
  return most(
    [...kinds].map(([stemmed, term]) => ({ text: checked(terms.folds[term]), count: counts.ofStem(stemmed) })),
  ).map(({ text, count }) => ({ text: askedForm(terms, text), count }));
}

/** What kinds of goods the hits are, by the groups whose name is one word. */
export function goodsIn({ dimensions, reference, terms }: Snapshot, hits: DocSet): Candidate[] {
  const counts = dimensions.ArticleGroup3ID.countIn(hits);
  const groups = reference.groups3
    .filter(({ name }) => /^[\p{L}-]+$/u.test(name))
    .map(({ id, name }) => ({
      text: name.toLowerCase(),
      count: checked(counts[dimensions.ArticleGroup3ID.ordinalOf(id)]),
    }));
  return most(groups).map(({ text, count }) => ({ text: askedForm(terms, text), count }));
}

function most(endings: readonly Candidate[]): Candidate[] {
  return endings
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, mostKinds);
}

/** A value that this shop does not have has no articles. */
function countAt(counts: Uint32Array, ordinal: number): number {
  return ordinal === -1 ? 0 : checked(counts[ordinal]);
}
