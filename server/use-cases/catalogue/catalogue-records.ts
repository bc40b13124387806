import type { ArticleRecord } from '#contract/article.ts';
import type {
  Catalogue,
  CatalogueAnswer,
  CatalogueChange,
  CatalogueQuery,
} from '#server/ports/catalogue/catalogue-index.ts';
import { ArticleRecords } from './article-records.ts';
import { type ReferenceNames, referenceNames } from './reference-names.ts';

/** The catalogue together with the names its articles point at. */
export interface CatalogueRecords {
  readonly index: Catalogue;
  readonly names: () => ReferenceNames;
  /** Wire records of visible articles, in the order asked. */
  readonly records: (ids: readonly number[]) => Promise<ArticleRecord[]>;
  /** What a query finds, and the wire records of its page. */
  readonly page: (query: CatalogueQuery) => Promise<FoundPage>;
  /** Called for every change of the catalogue, before anybody reads again. */
  readonly forget: (change: CatalogueChange) => void;
}

export interface FoundPage {
  readonly found: CatalogueAnswer;
  readonly records: ArticleRecord[];
}

export function catalogueRecords(index: Catalogue): CatalogueRecords {
  const names = cachePerVersion(
    () => index.edition,
    () => referenceNames(index.reference),
  );
  const records = new ArticleRecords(index, names);
  return {
    index,
    names,
    records: (ids) => records.of(ids),
    page: (query) => records.page(query),
    forget: (change) => records.forget(change),
  };
}

/** Something derived from the catalogue, made anew when its version has changed and not before. */
function cachePerVersion<T>(version: () => number, make: () => T): () => T {
  let made: { version: number; value: T } | undefined;
  return () => {
    const present = version();
    if (made?.version !== present) made = { version: present, value: make() };
    return made.value;
  };
}
