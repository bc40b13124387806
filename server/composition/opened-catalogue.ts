import type { CatalogueFollower, CatalogueSyncParts } from '../jobs/catalogue/catalogue-sync.ts';
import type { Catalogue, CatalogueWriter } from '../ports/catalogue/catalogue-index.ts';

/** What a follower tells of, and what it reads. */
export type FollowerParts = Omit<CatalogueSyncParts, 'index' | 'loadCatalogue'>;

export interface OpenedCatalogue {
  readonly index: Catalogue;
  readonly advance: CatalogueWriter['advance'];
  /** Keeps it up to date by the database's notifications. */
  readonly follower: (parts: FollowerParts) => CatalogueFollower;
  close(): Promise<void>;
}
