import type { ArticleRecord } from '#contract/article.ts';
import type { CatalogueIndex } from '#server/ports/catalogue/catalogue-index.ts';
import { ArticleRecords } from './article-records.ts';
import { cachePerVersion } from './cache-per-version.ts';
import { type ReferenceNames, referenceNames } from './reference-names.ts';

/** The index together with the names its articles point at. */
export interface CatalogueReader {
  readonly index: CatalogueIndex;
  readonly names: () => ReferenceNames;
  /** Wire records of visible articles, in the order asked. */
  readonly records: (ids: readonly number[]) => ArticleRecord[];
  /** Called for every change of the index, before anybody reads again. */
  readonly forget: (ids: readonly number[]) => void;
}

export function catalogueReader(index: CatalogueIndex): CatalogueReader {
  const names = cachePerVersion(
    () => index.edition,
    () => referenceNames(index.reference),
  );
  const records = new ArticleRecords(index, names);
  return { index, names, records: (ids) => records.of(ids), forget: (ids) => records.forget(ids) };
}
