import type { CatalogueState, PublishedChange } from '#server/ports/catalogue/catalogue-changes.ts';
import type { CatalogueChange } from '#server/ports/catalogue/catalogue-index.ts';
import type { CatalogueFollower } from './catalogue-sync.ts';

export interface FollowingParts {
  readonly hear: (state: CatalogueState) => void;
  /** Reads names, groups and the state again; whatever was answered before may be another. */
  readonly startOver: () => Promise<void>;
  readonly reloadPublished: () => Promise<void>;
  /** Invalidates the caches. */
  readonly articlesChanged: (change: CatalogueChange) => Promise<void>;
  readonly replaced: () => void;
  readonly onError: (error: unknown) => void;
}

/** Waits for more messages before the published data is read again. */
const debounceMs = 50;
/** When reading failed: PostgreSQL may be away for a while after the listening connection is back. */
const retryMs = 2_000;

/**
 * Follows an indexer instead of the tables: it says what has changed when that can be searched, and not before, since pages made
 * earlier would be made of the old state and cached. Settings, texts and campaigns are still read from the database.
 */
export class IndexerFollowing implements CatalogueFollower {
  readonly #parts: FollowingParts;
  #published: NodeJS.Timeout | undefined;
  #all: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(parts: FollowingParts) {
    this.#parts = parts;
  }

  start(): void {}

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#published);
    clearTimeout(this.#all);
  }

  onMessage(channel: string, payload: string): void {
    if (channel !== 'published') {
      const { kind, articleIds } = JSON.parse(payload) as { kind: string; articleIds: readonly number[] | null };
      if (articleIds === null || kind === 'campaign_articles') this.#reloadPublished();
      return;
    }
    const { change, ...state } = JSON.parse(payload) as PublishedChange;
    if (change === null) this.reloadAll(0);
    else {
      this.#parts.hear(state);
      this.#parts.articlesChanged(change).catch(this.#parts.onError);
    }
  }

  reloadAll(afterMs = debounceMs): void {
    if (this.#stopped) return;
    this.#all ??= setTimeout(() => {
      this.#all = undefined;
      this.#startOver().catch((error: unknown) => {
        this.#parts.onError(error);
        this.reloadAll(retryMs);
      });
    }, afterMs);
  }

  async #startOver(): Promise<void> {
    await this.#parts.reloadPublished();
    await this.#parts.startOver();
    this.#parts.replaced();
  }

  #reloadPublished(): void {
    if (this.#stopped) return;
    this.#published ??= setTimeout(() => {
      this.#published = undefined;
      this.#parts.reloadPublished().catch((error: unknown) => {
        this.#parts.onError(error);
        this.reloadAll(retryMs);
      });
    }, debounceMs);
  }
}
