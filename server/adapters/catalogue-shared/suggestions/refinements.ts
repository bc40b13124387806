import { fold } from '#domain/search/language/fold.ts';
import { stem } from '#domain/search/language/stem.ts';
import { whom } from '#domain/search/reader/patterns/whom.ts';
import type { CatalogueReference } from '../../../ports/catalogue/catalogue-rows.ts';
import type { Asking, Feature } from '../matching/hit-sets.ts';
import { checked } from '../structures/checked.ts';
import type { TermIndex } from '../terms/term-index.ts';
import type { CountAmong } from './tried-texts.ts';
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
export function* byPeople<Hits>(count: CountAmong<Hits>): Asking<Hits, Candidate[]> {
  const asked = whom.filter(({ value }) => people.has(value));
  const ids = [...new Set(asked.flatMap(({ near }) => near))];
  const [all = 0, ...counts] = yield* count([{ of: 'all' }, ...ids.map((id): Feature => ({ of: 'GenderID', id }))]);
  return asked
    .map(({ value, near }) => ({
      text: value,
      count: near.reduce((sum, id) => sum + (counts[ids.indexOf(id)] ?? 0), 0),
    }))
    .filter((found) => found.count > 0 && found.count < all)
    .sort((a, b) => b.count - a.count);
}

/** What colours the hits have, as the shop calls them. */
export function* byColor<Hits>(
  { colorGroups }: CatalogueReference,
  count: CountAmong<Hits>,
): Asking<Hits, Candidate[]> {
  const counts = yield* count(colorGroups.map(({ id }): Feature => ({ of: 'ColorGroupID', id })));
  return colorGroups
    .map(({ label }, at) => ({ text: label.toLowerCase(), count: counts[at] ?? 0 }))
    .filter((found) => found.count > 0);
}

/** A price that a good part of the hits is below. */
export function* byPrice<Hits>(count: CountAmong<Hits>): Asking<Hits, Candidate[]> {
  const [all = 0, ...counts] = yield* count([
    { of: 'all' },
    ...limits.map((atMost): Feature => ({ of: 'price', atMost })),
  ]);
  return limits
    .map((limit, at) => ({ text: `under ${limit}`, share: (counts[at] ?? 0) / all, count: counts[at] ?? 0 }))
    .filter(({ share }) => share >= leastShare && share <= mostShare)
    .sort((a, b) => Math.abs(a.share - wantedShare) - Math.abs(b.share - wantedShare))
    .slice(0, 1);
}

/** The kinds there are of a thing: of 'jakke', 'regnjakke' and 'dunjakke'. */
export function* kindsOf<Hits>(terms: TermIndex, count: CountAmong<Hits>, thing: string): Asking<Hits, Candidate[]> {
  const own = stem(fold(thing));
  const kinds = new Map<string, number>();
  for (const term of terms.compoundsEndingIn(own)) kinds.set(checked(terms.stems[term]), term);
  kinds.delete(own);
  const counts = yield* count([...kinds.keys()].map((stemmed): Feature => ({ of: 'stem', stem: stemmed })));
  const found = [...kinds.values()].map((term, at) => ({ text: checked(terms.folds[term]), count: counts[at] ?? 0 }));
  return most(found).map((kind) => ({ ...kind, text: askedForm(terms, kind.text) }));
}

/** What kinds of goods the hits are, by the groups whose name is one word. */
export function* goodsIn<Hits>(
  terms: TermIndex,
  { groups3 }: CatalogueReference,
  count: CountAmong<Hits>,
): Asking<Hits, Candidate[]> {
  const named = groups3.filter(({ name }) => /^[\p{L}-]+$/u.test(name));
  const counts = yield* count(named.map(({ id }): Feature => ({ of: 'ArticleGroup3ID', id })));
  const groups = named.map(({ name }, at) => ({ text: name.toLowerCase(), count: counts[at] ?? 0 }));
  return most(groups).map((group) => ({ ...group, text: askedForm(terms, group.text) }));
}

function most(endings: readonly Candidate[]): Candidate[] {
  return endings
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, mostKinds);
}
