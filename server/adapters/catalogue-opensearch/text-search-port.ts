import type { ChainWords } from '#domain/search/reader/chain-words.ts';
import type { QueryReading } from '#domain/search/reader/query-reading.ts';
import type { ReadingKind, RequestedOrder } from '#domain/search/reader/reading.ts';
import type { Suggestions } from '../../ports/catalogue/catalogue-index.ts';
import type { CatalogueReference } from '../../ports/catalogue/catalogue-rows.ts';
import type { Clause } from './clause.ts';
import type { ArticleRecord } from './documents/article-record.ts';

/**
 * Where a word may stand in an article; each is a field `t.<place>` of the documents. `says`: anywhere but in descriptions;
 * `outright`: nor in passing; `written`: words in parts, as they are searched for and as they were written ('tskjorte t-skjorte').
 */
export const termPlaces = [
  ...(['name', 'line', 'g3', 'g2', 'main', 'attr', 'mention', 'desc'] as const),
  ...(['says', 'outright', 'written'] as const),
] as const;
export type TermPlace = (typeof termPlaces)[number];
export type ArticleTerms = { readonly [P in TermPlace]?: readonly string[] };

/** Says the words of articles, for their documents. Hidden articles are not asked about. */
export type TermsOf = (reference: CatalogueReference) => (record: ArticleRecord) => ArticleTerms;

export interface TextQuestion {
  readonly unfinished: boolean;
  /** Keys of readings that are not to be read. */
  readonly ignore: readonly string[];
  /** Kinds that the shopper has chosen by other means. */
  readonly chosen: ReadonlySet<ReadingKind>;
  readonly chain: ChainWords;
  /** Where hits are wanted: visible articles that pass scope and filters. Null: there are neither. */
  readonly within: Clause | null;
}

/** What a text asks for. */
export interface TextHits {
  /** Finds the hits; its score is their relevance. */
  readonly clause: Clause;
  readonly order: RequestedOrder | null;
  readonly reading: QueryReading;
}

export interface TextSearch {
  /** Reads what every search needs, so that the first does not wait for it. */
  prepare(): Promise<void>;
  read(text: string, question: TextQuestion): Promise<TextHits>;
  suggest(text: string, take: number, chain: ChainWords): Promise<Suggestions>;
}
