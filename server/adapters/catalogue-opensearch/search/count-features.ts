import type { Feature } from '../../catalogue-shared/matching/hit-sets.ts';
import { outright } from '../../catalogue-shared/terms/fields.ts';
import type { TermIndex } from '../../catalogue-shared/terms/term-index.ts';
import type { Clause } from '../clause.ts';
import { type Aggregation, type Bucket, type SearchAnswer, totalOf } from '../connection/search-answer.ts';
import type { AskedSearches } from './asked-searches.ts';
import { amongClause, type ClauseHits } from './clause-hits.ts';
import { termsClause } from './word-clause.ts';

/** How many of the articles have each feature. */
export function countFeatures(among: ClauseHits | null, features: readonly Feature[], terms: TermIndex): AskedSearches {
  if (among !== null) return asked(among, features, terms);
  const known = knownCounts(terms);
  const unknown = features.filter((feature) => !known.has(keyOf(feature)));
  const { bodies, read } = asked(null, unknown, terms);
  return {
    bodies: unknown.length === 0 ? [] : bodies,
    read: (answers) => {
      if (unknown.length > 0) for (const [at, count] of read(answers).entries()) known.set(keyAt(unknown, at), count);
      return features.map((feature) => known.get(keyOf(feature)) ?? 0);
    },
  };
}

/** Of all articles, as old as the vocabulary they are counted for: every beginning of a word asks for the same ones. */
const counted = new WeakMap<TermIndex, Map<string, number>>();

function knownCounts(terms: TermIndex): Map<string, number> {
  const known = counted.get(terms) ?? new Map<string, number>();
  counted.set(terms, known);
  return known;
}

function keyAt(features: readonly Feature[], at: number): string {
  const feature = features[at];
  return feature === undefined ? '' : keyOf(feature);
}

function keyOf(feature: Feature): string {
  return JSON.stringify(feature);
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
function asked(among: ClauseHits | null, features: readonly Feature[], terms: TermIndex): AskedSearches {
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
  const query = { bool: { filter: [amongClause(among), ...(isOnlyStems ? [any] : [])] } };
  return {
    bodies: [{ query, size: 0, track_total_hits: true, aggs }],
    read: ([answer]) => (answer === undefined ? [] : readCounts(answer, features, [...textsOf.keys()])),
  };
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
