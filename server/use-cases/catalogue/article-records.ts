import type { ArticleRecord } from '#contract/article.ts';
import type { CatalogueIndex } from '#server/ports/catalogue/catalogue-index.ts';
import { articleRecord } from './article-record.ts';
import type { ReferenceNames } from './reference-names.ts';

/** Enough for the pages that are looked at most; a record and its text take some 7 kB. */
const mostRecords = 2_000;

/**
 * Wire records of articles, made once for as long as nothing in them changes: most lists show the same few hundred. They are
 * shared by all who ask, so nobody may change one.
 */
export class ArticleRecords {
  readonly #index: CatalogueIndex;
  readonly #names: () => ReferenceNames;
  readonly #records = new Map<number, ArticleRecord>();
  #edition = -1;

  constructor(index: CatalogueIndex, names: () => ReferenceNames) {
    this.#index = index;
    this.#names = names;
  }

  /** Of the visible ones, in the order asked. */
  of(ids: readonly number[]): ArticleRecord[] {
    if (this.#edition !== this.#index.edition) {
      this.#edition = this.#index.edition;
      this.#records.clear();
    }
    const unknown = ids.filter((id) => !this.#records.has(id));
    const made = new Map(this.#index.bundle(unknown).map((article) => [article.id, this.#make(article)]));
    return ids.flatMap((id) => this.#records.get(id) ?? made.get(id) ?? []);
  }

  /** Called for every change of the index, before anybody asks again. */
  forget(ids: readonly number[]): void {
    for (const id of ids) this.#records.delete(id);
  }

  #make(article: Parameters<typeof articleRecord>[0]): ArticleRecord {
    const record = Object.freeze(articleRecord(article, this.#names()));
    for (const value of Object.values(record)) if (Array.isArray(value)) Object.freeze(value);
    if (this.#records.size >= mostRecords) this.#records.clear();
    this.#records.set(article.id, record);
    return record;
  }
}
