import type { ChainWords } from '#domain/search/reader/chain-words.ts';
import type { CatalogueIndex, CatalogueQuery } from '../../ports/catalogue/catalogue-index.ts';
import type { CatalogueRows, StockRow } from '../../ports/catalogue/catalogue-rows.ts';
import { OpenSearchReader, type ReaderParts } from './open-search-reader.ts';
import { OpenSearchWriter, type WriterParts } from './open-search-writer.ts';

/** Reader and writer in one process. */
export class CatalogueOpenSearch implements CatalogueIndex {
  readonly #reader: OpenSearchReader;
  readonly #writer: OpenSearchWriter;

  constructor(parts: WriterParts & Omit<ReaderParts, 'context'>) {
    this.#writer = new OpenSearchWriter(parts);
    this.#reader = new OpenSearchReader({ ...parts, context: () => this.#writer.context() });
  }

  get version() {
    return this.#writer.version;
  }
  get edition() {
    return this.#writer.edition;
  }
  get reference() {
    return this.#writer.reference;
  }
  get size() {
    return this.#writer.size;
  }
  nextChangeAt() {
    return this.#writer.nextChangeAt();
  }
  query(query: CatalogueQuery) {
    return this.#reader.query(query);
  }
  queries(queries: readonly CatalogueQuery[]) {
    return this.#reader.queries(queries);
  }
  article(id: number) {
    return this.#reader.article(id);
  }
  articles(ids: readonly number[]) {
    return this.#reader.articles(ids);
  }
  bundle(ids: readonly number[]) {
    return this.#reader.bundle(ids);
  }
  idsAfter(id: number, take: number) {
    return this.#reader.idsAfter(id, take);
  }
  bySlug(slug: string) {
    return this.#reader.bySlug(slug);
  }
  slugsOf(ids: readonly number[]) {
    return this.#reader.slugsOf(ids);
  }
  byEan(ean: string) {
    return this.#reader.byEan(ean);
  }
  stockOf(ean: string) {
    return this.#reader.stockOf(ean);
  }
  piecesIn(articleId: number, shopIds: readonly number[], sizeId: number | null) {
    return this.#reader.piecesIn(articleId, shopIds, sizeId);
  }
  suggest(text: string, take: number, chain?: ChainWords) {
    return this.#reader.suggest(text, take, chain);
  }
  replace(load: () => Promise<CatalogueRows>, now: number) {
    return this.#writer.replace(load, now);
  }
  update(articleIds: readonly number[], load: () => Promise<CatalogueRows>, now: number) {
    return this.#writer.update(articleIds, load, now);
  }
  applyStock(changes: readonly StockRow[]) {
    return this.#writer.applyStock(changes);
  }
  advance(now: number) {
    return this.#writer.advance(now);
  }
}
