import type { CatalogueChange } from './catalogue-index.ts';

/** What the database says has changed since it was last asked. */
export interface NotedChanges {
  readonly articleIds: readonly number[];
  /** Articles that are in stock in other places, and are otherwise what they were; with the EANs that are. */
  readonly placed: ReadonlyMap<number, readonly string[]>;
  /** Articles with other counts in the same places: nothing that can be searched for is another. */
  readonly countedIds: readonly number[];
  /** Names, groups or shops. */
  readonly reference: boolean;
  /** More than is known: everything is to be built anew. */
  readonly all: boolean;
  /** When the oldest of them was made, in milliseconds; null when there is none. */
  readonly since: number | null;
  /** There are more. */
  readonly more: boolean;
  /** The changes are searchable: the shop's processes are notified, and the changes forgotten. */
  done(told: CatalogueChange | null, state: CatalogueState): Promise<void>;
}

/** What every process knows of the catalogue without asking. */
export interface CatalogueState {
  readonly version: number;
  readonly edition: number;
  readonly size: number;
  readonly nextChangeAt: number | null;
}

/** A message to the processes of the shop: these articles and lists are others; without them everything may be. */
export interface PublishedChange extends CatalogueState {
  readonly change: CatalogueChange | null;
}

export interface CatalogueChanges {
  /**
   * From now on changes are noted; `missed`: until now they were not, or not all. Gives a number above all given before, and what
   * the catalogue's state was.
   */
  takeOver(): Promise<{ readonly epoch: number; readonly missed: boolean; readonly state: CatalogueState }>;
  /** Fails when another has taken over since `epoch` was given. */
  noted(epoch: number, most: number): Promise<NotedChanges>;
  /** Tells of a change that the database knows nothing of, such as a price that the clock has changed. */
  publish(change: CatalogueChange | null, state: CatalogueState): Promise<void>;
}
