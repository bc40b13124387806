import type { CatalogueChange, CatalogueIndex } from '#server/ports/catalogue/catalogue-index.ts';
import type { CatalogueRows, StockRow } from '#server/ports/catalogue/catalogue-rows.ts';

export interface CatalogueSyncParts {
  readonly index: CatalogueIndex;
  /** The rows of some articles with all names and groups; null: of all articles. */
  readonly loadCatalogue: (articleIds: readonly number[] | null) => Promise<CatalogueRows>;
  readonly reloadPublished: () => Promise<void>;
  /** Invalidates the caches. */
  readonly articlesChanged: (change: CatalogueChange) => Promise<void>;
  /** All of it was read again. */
  readonly replaced: () => void;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** Waits for more changes of articles before reading them: saving one in the chain's system writes several tables. */
const debounceMs = 50;
/** The same before everything is reloaded; an import sends many messages. */
const debounceAllMs = 200;
/** When reading failed: PostgreSQL may be away for a while after the listening connection is back. */
const retryMs = 2_000;
/** Node's timers take no longer delay; for a later campaign the timer is set again when it fires. */
const maxTimerMs = 2_000_000_000;

/** A message of the database (0009-notifications.sql). */
interface CatalogueMessage {
  readonly kind: string;
  readonly articleIds: readonly number[] | null;
}

/**
 * Tables that are about articles: a message without ids means that many changed, and everything is reloaded. Shops too: the
 * stock of a closed shop is not in memory, and the shop may open again.
 */
const articleTables = new Set([
  'articles',
  'slug_history',
  'article_genders',
  'custom_subcategory_articles',
  'variants',
  'article_images',
  'price_history',
  'campaign_articles',
  'bestseller_ranks',
  'reviews',
  'shops',
]);

/** How a process hears of changes. */
export interface CatalogueFollower {
  start(): void;
  stop(): void;
  onMessage(channel: string, payload: string): void;
  /** After a lost connection, as the messages sent meanwhile are lost. */
  reloadAll(): void;
}

/**
 * Keeps this process's memory in sync with the database: stock is patched in place, changed articles and published data are
 * read again, and prices change at the minute a campaign starts or ends.
 */
export class CatalogueSync implements CatalogueFollower {
  readonly #parts: CatalogueSyncParts;
  readonly #articleIds = new Set<number>();
  #published = false;
  #some: NodeJS.Timeout | undefined;
  #all: NodeJS.Timeout | undefined;
  #campaign: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(parts: CatalogueSyncParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#waitForCampaign();
  }

  stop(): void {
    this.#stopped = true;
    for (const timer of [this.#some, this.#all, this.#campaign]) clearTimeout(timer);
  }

  onMessage(channel: string, payload: string): void {
    if (channel === 'stock') {
      const { changes } = JSON.parse(payload) as { changes: StockRow[] | null };
      if (changes === null) this.reloadAll();
      else this.#parts.index.applyStock(changes).then(this.#parts.articlesChanged).catch(this.#parts.onError);
      return;
    }
    const { kind, articleIds } = JSON.parse(payload) as CatalogueMessage;
    if (articleIds === null && articleTables.has(kind)) this.reloadAll();
    else this.#reloadSome(articleIds ?? [], { published: articleIds === null || kind === 'campaign_articles' });
  }

  /** Also called after a lost connection, as the messages sent meanwhile are lost. */
  reloadAll(afterMs = debounceAllMs): void {
    if (this.#stopped) return;
    this.#all ??= setTimeout(() => {
      this.#all = undefined;
      this.#replace().catch((error: unknown) => {
        this.#parts.onError(error);
        this.reloadAll(retryMs);
      });
    }, afterMs);
  }

  /** Names and groups are loaded along with any articles, so a change of names passes no ids. */
  #reloadSome(articleIds: readonly number[], { published }: { published: boolean }): void {
    if (this.#stopped) return;
    for (const id of articleIds) this.#articleIds.add(id);
    this.#published ||= published;
    this.#some ??= setTimeout(() => {
      this.#some = undefined;
      this.#update().catch((error: unknown) => {
        this.#parts.onError(error);
        this.reloadAll(retryMs);
      });
    }, debounceMs);
  }

  async #update(): Promise<void> {
    const { index, loadCatalogue, reloadPublished, articlesChanged, now } = this.#parts;
    const articleIds = [...this.#articleIds];
    const published = this.#published;
    this.#articleIds.clear();
    this.#published = false;
    if (published) await reloadPublished();
    const change = await index.update(articleIds, () => loadCatalogue(articleIds), now());
    // An article's page also shows what the index does not hold, such as the texts of its reviews.
    await articlesChanged({ ...change, articleIds: [...new Set([...articleIds, ...change.articleIds])] });
    this.#waitForCampaign();
  }

  async #replace(): Promise<void> {
    const { index, loadCatalogue, reloadPublished, replaced, now } = this.#parts;
    await reloadPublished();
    await index.replace(() => loadCatalogue(null), now());
    replaced();
    this.#waitForCampaign();
  }

  #waitForCampaign(): void {
    clearTimeout(this.#campaign);
    const next = this.#parts.index.nextChangeAt();
    if (next === null || this.#stopped) return;
    const wait = Math.min(Math.max(next - this.#parts.now(), 0), maxTimerMs);
    this.#campaign = setTimeout(() => {
      const { index, articlesChanged, now, onError } = this.#parts;
      index
        .advance(now())
        .then(articlesChanged)
        .catch(onError)
        .finally(() => this.#waitForCampaign());
    }, wait);
    this.#campaign.unref();
  }
}
