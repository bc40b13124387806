import type { CatalogueIndex } from '../../ports/catalogue/catalogue-index.ts';
import type { CatalogueRows, StockRow } from '../../ports/catalogue/catalogue-rows.ts';
import { OpenSearchReader, type ReaderParts } from './open-search-reader.ts';
import { OpenSearchWriter, type WriterParts } from './open-search-writer.ts';

/** Reader and writer in one: what is written can be read once its promise has resolved. */
export class CatalogueOpenSearch extends OpenSearchReader implements CatalogueIndex {
  readonly #writer: OpenSearchWriter;

  constructor(parts: WriterParts & Omit<ReaderParts, 'context'>) {
    const writer = new OpenSearchWriter(parts);
    super({ ...parts, context: () => writer.context() });
    this.#writer = writer;
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
