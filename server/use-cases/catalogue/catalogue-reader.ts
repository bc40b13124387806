import type { ArticleRecord } from '#contract/article.ts';
import type { CatalogueIndex } from '#server/ports/catalogue/catalogue-index.ts';
import { articleRecord } from './article-record.ts';
import { cachePerVersion } from './cache-per-version.ts';
import { type ReferenceNames, referenceNames } from './reference-names.ts';

/** The index together with the names its articles point at. */
export interface CatalogueReader {
  readonly index: CatalogueIndex;
  readonly names: () => ReferenceNames;
  /** Wire records of visible articles, in the order asked. */
  readonly records: (ids: readonly number[]) => ArticleRecord[];
}

export function catalogueReader(index: CatalogueIndex): CatalogueReader {
  const names = cachePerVersion(
    () => index.edition,
    () => referenceNames(index.reference),
  );
  return {
    index,
    names,
    records: (ids) => index.bundle(ids).map((article) => articleRecord(article, names())),
  };
}
