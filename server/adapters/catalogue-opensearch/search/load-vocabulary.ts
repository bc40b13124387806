import { fold } from '#domain/search/language/fold.ts';
import { stem } from '#domain/search/language/stem.ts';
import type { CatalogueReference } from '../../../ports/catalogue/catalogue-rows.ts';
import type { TextReader } from '../../catalogue-shared/matching/read-text.ts';
import { ShopVocabulary } from '../../catalogue-shared/matching/shop-vocabulary.ts';
import { TimeSlice } from '../../catalogue-shared/structures/time-slice.ts';
import { SurfaceForms } from '../../catalogue-shared/terms/surface-forms.ts';
import { TermIndex } from '../../catalogue-shared/terms/term-index.ts';
import type { OpenSearch } from '../connection/open-search.ts';
import type { TermPlace } from '../text-search-port.ts';
import { ClauseHitSets, type ClauseHits } from './clause-hits.ts';

/** As many as OpenSearch gives of one aggregation at a time without being told otherwise. */
const termsAtOnce = 10_000;

/** All articles are gone through, which takes seconds where there are a million. */
const countingMs = 30_000;

/** The shop's words as the index has them: how they are spelled and how common they are, not where they stand. */
export async function loadVocabulary(
  engine: OpenSearch,
  alias: string,
  reference: CatalogueReference,
): Promise<TextReader<ClauseHits>> {
  const [says, mentions, written, youngest, hasWordsAsNumbers] = await Promise.all([
    countsIn(engine, alias, 'says'),
    countsIn(engine, alias, 'desc'),
    countsIn(engine, alias, 'written'),
    youngestIn(engine, alias),
    hasNumbersWithoutDigits(engine, alias),
  ]);
  const texts = [...new Set([...says.keys(), ...mentions.keys()])].sort();
  const folds = texts.map(fold);
  const numbers = new Map(texts.map((text, term) => [text, term]));
  const surfaceForms = new SurfaceForms();
  for (const [pair, count] of written) {
    const [text = '', form = ''] = pair.split(' ');
    const term = numbers.get(text);
    if (term !== undefined) surfaceForms.note(term, form, count);
  }
  const store = { texts, folds, stems: folds.map(stem), surfaceForms };
  const counts = {
    all: Uint32Array.from(texts, (text) => Math.max(says.get(text) ?? 0, mentions.get(text) ?? 0)),
    identifying: Uint32Array.from(texts, (text) => says.get(text) ?? 0),
  };
  const terms = await TermIndex.build(store, counts, reference, null, new TimeSlice());
  return {
    terms,
    vocabulary: new ShopVocabulary(terms, reference),
    sets: new ClauseHitSets({ texts, reference, youngest, hasWordsAsNumbers }),
  };
}

/**
 * In as many parts as it takes for each to come whole. Values are counted by their number in the index, which is quicker by far than
 * going through them in order.
 */
async function countsIn(engine: OpenSearch, alias: string, place: TermPlace): Promise<Map<string, number>> {
  for (let parts = 1; ; parts *= 2) {
    const found = await countsInParts(engine, alias, place, parts);
    if (found !== null) return found;
  }
}

/** Null where a part holds more than is given at a time. */
async function countsInParts(
  engine: OpenSearch,
  alias: string,
  place: TermPlace,
  parts: number,
): Promise<Map<string, number> | null> {
  const found = new Map<string, number>();
  for (let partition = 0; partition < parts; partition++) {
    const terms = { field: `t.${place}`, size: termsAtOnce, include: { partition, num_partitions: parts } };
    const { aggregations } = await engine.search(alias, { size: 0, aggs: { terms: { terms } } }, countingMs);
    const { buckets = [], sum_other_doc_count: left = 0 } = aggregations?.terms ?? {};
    if (left !== 0) return null;
    for (const { key, doc_count } of buckets) found.set(String(key), doc_count);
  }
  return found;
}

async function youngestIn(engine: OpenSearch, alias: string): Promise<number> {
  const youngest = { max: { field: 'created' } };
  const { aggregations } = await engine.search(alias, { size: 0, aggs: { youngest } }, countingMs);
  return aggregations?.youngest?.value ?? 0;
}

/** Nearly no chain has any, and then a word need not be looked for as one. */
async function hasNumbersWithoutDigits(engine: OpenSearch, alias: string): Promise<boolean> {
  const query = { regexp: { numbers: '[^0-9]+' } };
  const body = { query, size: 1, terminate_after: 1, track_total_hits: false, _source: false };
  return (await engine.search(alias, body, countingMs)).hits.hits.length > 0;
}
