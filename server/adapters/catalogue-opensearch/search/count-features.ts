import type { Feature } from '../../catalogue-shared/matching/hit-sets.ts';
import { outright } from '../../catalogue-shared/terms/fields.ts';
import type { TermIndex } from '../../catalogue-shared/terms/term-index.ts';
import type { Clause } from '../clause.ts';
import { type Aggregation, type Bucket, type SearchAnswer, totalOf } from '../connection/search-answer.ts';
import type { AskedSearches } from './asked-searches.ts';
import { amongClause, type ClauseHits } from './clause-hits.ts';
import { KnownCounts, setName } from './known-counts.ts';
import { anyOf, termsClause } from './word-clause.ts';

/** How many of the articles have each feature. */
export function countFeatures(among: ClauseHits | null, features: readonly Feature[], terms: TermIndex): AskedSearches {
  const query = amongClause(among);
  const known = KnownCounts.of(terms);
  const set = setName(query);
  const nameOf = (feature: Feature) => (feature.of === 'all' ? set : `${set} ${JSON.stringify(feature)}`);
  const before = features.map((feature) => known.get(nameOf(feature)));
  const unknown = features.filter((_, at) => before[at] === undefined);
  if (unknown.length === 0) return { bodies: [], read: () => before.map((count) => count ?? 0) };
  const { body, read } = featureSearch(among === null ? null : query, unknown, terms);
  return {
    bodies: [body],
    read: ([answer]) => {
      if (answer === undefined) throw new RangeError('A search has an answer.');
      const found = new Map(read(answer).map((count, at) => [unknown[at], count]));
      for (const [feature, count] of found) if (feature !== undefined) known.set(nameOf(feature), count);
      return features.map((feature, at) => before[at] ?? found.get(feature) ?? 0);
    },
  };
}

const groupFields = {
  GenderID: 'gender',
  ColorGroupID: 'colour',
  ArticleGroup3ID: 'g3',
  ArticleGroup2ID: 'g2',
  MainGroupID: 'main',
} as const;

/**
 * Values of a field are counted together, each article once: with a filter for each value the cluster would try every article with
 * every filter.
 */
function featureSearch(
  among: Clause | null,
  features: readonly Feature[],
  terms: TermIndex,
): { body: Clause; read: (answer: SearchAnswer) => number[] } {
  const stems = features.flatMap((feature) => (feature.of === 'stem' ? [feature.stem] : []));
  const textsOf = new Map(stems.map((stem) => [stem, textsOfStem(stem, terms)]));
  const any = termsClause([...new Set([...textsOf.values()].flat())], outright);
  const isOnlyStems = stems.length === features.length;
  const filters = [...textsOf.values()].map((texts) => termsClause(texts, outright));
  const aggs = {
    ...Object.fromEntries(Object.values(groupFields).flatMap((field) => countedValues(field, features))),
    ...countedPrices(features),
    ...(stems.length > 0 && { stems: { filter: any, aggs: { own: { filters: { filters } } } } }),
  };
  const query = { bool: { filter: [among ?? everywhereWith(features), ...(isOnlyStems ? [any] : [])] } };
  return {
    body: { query, size: 0, track_total_hits: true, aggs },
    read: (answer) => readCounts(answer, features, [...textsOf.keys()]),
  };
}

/** Of a few groups only what is in them is gone through, not all there is. */
function everywhereWith(features: readonly Feature[]): Clause {
  const inGroups = features.flatMap((feature) =>
    'id' in feature ? [{ term: { [groupFields[feature.of]]: feature.id } }] : [],
  );
  const isOnlyGroups = inGroups.length === features.length;
  return { bool: { filter: [amongClause(null), ...(isOnlyGroups ? [anyOf(inGroups)] : [])] } };
}

function textsOfStem(stem: string, terms: TermIndex): string[] {
  const found = [...terms.family(stem), ...terms.compoundsEndingIn(stem)];
  return [...new Set(found.map((term) => terms.terms[term] ?? ''))];
}

function countedValues(field: string, features: readonly Feature[]): [string, Clause][] {
  const include = features.flatMap((feature) =>
    'id' in feature && groupFields[feature.of] === field ? [String(feature.id)] : [],
  );
  return include.length === 0 ? [] : [[field, { terms: { field, include, size: include.length } }]];
}

function countedPrices(features: readonly Feature[]): Clause {
  const ranges = features.flatMap((feature) =>
    feature.of === 'price' ? [{ key: String(feature.atMost), to: feature.atMost + 1 }] : [],
  );
  return ranges.length === 0 ? {} : { price: { range: { field: 'price', ranges } } };
}

function readCounts(answer: SearchAnswer, features: readonly Feature[], stems: readonly string[]): number[] {
  const aggregations = answer.aggregations ?? {};
  const byKey = (name: string) =>
    new Map((aggregations[name]?.buckets ?? []).map(({ key, doc_count }) => [String(key), doc_count]));
  const values = new Map(Object.values(groupFields).map((field) => [field as string, byKey(field)]));
  const prices = byKey('price');
  const ofStems: readonly Bucket[] = (aggregations.stems?.own as Aggregation | undefined)?.buckets ?? [];
  return features.map((feature) => {
    switch (feature.of) {
      case 'all':
        return totalOf(answer);
      case 'price':
        return prices.get(String(feature.atMost)) ?? 0;
      case 'stem':
        return ofStems[stems.indexOf(feature.stem)]?.doc_count ?? 0;
      default:
        return values.get(groupFields[feature.of])?.get(String(feature.id)) ?? 0;
    }
  });
}
