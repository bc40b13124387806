import type { ArticleRecord } from '#contract/article.ts';
import type {
  Catalogue,
  CatalogueAnswer,
  CatalogueArticle,
  CatalogueChange,
  CatalogueQuery,
} from '#server/ports/catalogue/catalogue-index.ts';
import { articleRecord } from './article-record.ts';
import type { ReferenceNames } from './reference-names.ts';

/** Enough for the pages that are looked at most; a record and its text take some 7 kB. */
const mostRecords = 2_000;

/**
 * Wire records of articles, made once for as long as nothing in them changes: most lists show the same few hundred. They are
 * shared by all who ask, so nobody may change one.
 */
export class ArticleRecords {
  readonly #index: Catalogue;
  readonly #names: () => ReferenceNames;
  readonly #records = new Map<number, ArticleRecord>();
  #edition = -1;
  /** Counts what was forgotten: an article that was read before is not cached after. */
  #moment = 0;

  constructor(index: Catalogue, names: () => ReferenceNames) {
    this.#index = index;
    this.#names = names;
  }

  /** Of the visible ones, in the order asked. */
  async of(ids: readonly number[]): Promise<ArticleRecord[]> {
    this.#follow();
    const { known, isUnknown } = this.#sorter();
    const unknown = ids.filter(isUnknown);
    if (unknown.length > 0) {
      const begun = this.#moment;
      this.#add(known, await this.#index.bundle(unknown), begun);
    }
    return ids.flatMap((id) => known.get(id) ?? []);
  }

  /** Of a page of the catalogue, together with what was found. */
  async page(query: CatalogueQuery): Promise<{ found: CatalogueAnswer; records: ArticleRecord[] }> {
    this.#follow();
    const { known, isUnknown } = this.#sorter();
    const begun = this.#moment;
    const found = await this.#index.query({ ...query, articles: isUnknown });
    this.#add(known, found.articles, begun);
    return { found, records: found.ids.flatMap((id) => known.get(id) ?? []) };
  }

  /** Called for every change of the index, before anybody asks again. */
  forget({ articleIds, piecesAlone }: CatalogueChange): void {
    const asBefore = new Set(piecesAlone);
    const others = articleIds.filter((id) => !asBefore.has(id));
    if (others.length === 0) return;
    this.#moment += 1;
    for (const id of others) this.#records.delete(id);
  }

  #follow(): void {
    if (this.#edition === this.#index.edition) return;
    this.#edition = this.#index.edition;
    this.#moment += 1;
    this.#records.clear();
  }

  /** Holds on to the records it finds: they may be forgotten while the others are read. */
  #sorter(): { readonly known: Map<number, ArticleRecord>; readonly isUnknown: (id: number) => boolean } {
    const known = new Map<number, ArticleRecord>();
    const isUnknown = (id: number) => {
      const record = this.#records.get(id);
      if (record !== undefined) known.set(id, record);
      return record === undefined;
    };
    return { known, isUnknown };
  }

  #add(known: Map<number, ArticleRecord>, articles: readonly CatalogueArticle[], begun: number): void {
    const isFresh = begun === this.#moment && this.#edition === this.#index.edition;
    for (const article of articles) {
      const record = Object.freeze(articleRecord(article, this.#names()));
      for (const value of Object.values(record)) if (Array.isArray(value)) Object.freeze(value);
      known.set(article.id, record);
      if (!isFresh) continue;
      if (this.#records.size >= mostRecords) this.#records.clear();
      this.#records.set(article.id, record);
    }
  }
}
