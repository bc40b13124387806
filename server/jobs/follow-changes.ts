import type { CatalogueIndex } from '#server/ports/catalogue-index.ts';
import type { CatalogueRows, StockRow } from '#server/ports/catalogue-rows.ts';

export interface FollowParts {
  readonly index: CatalogueIndex;
  readonly loadCatalogue: () => Promise<CatalogueRows>;
  readonly reloadPublished: () => Promise<void>;
  /** What is kept of these articles is no longer true. */
  readonly articlesChanged: (articleIds: readonly number[]) => void;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** How long to wait for more changes before everything is read again; an import sends many messages. */
const gatherMs = 200;
/** Node's timers hold no more; a campaign further away is met by a later look. */
const longestTimerMs = 2_000_000_000;

/**
 * Keeps this process's memory true to the database: stock is patched in place, anything else is read again aside and
 * swapped, and prices change at the minute a campaign starts or ends.
 */
export class ChangeFollower {
  readonly #parts: FollowParts;
  #reload: NodeJS.Timeout | undefined;
  #campaign: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(parts: FollowParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#waitForCampaign();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#reload);
    clearTimeout(this.#campaign);
  }

  /** A message of the database (0009-notifications.sql). */
  onMessage(channel: string, payload: string): void {
    const changes = channel === 'stock' ? stockChanges(payload) : null;
    if (changes === null) this.readAgain();
    else this.#parts.articlesChanged(this.#parts.index.applyStock(changes));
  }

  /** Also after a lost connection: what was said meanwhile is not known. */
  readAgain(): void {
    if (this.#stopped) return;
    this.#reload ??= setTimeout(() => {
      this.#reload = undefined;
      this.#replace().catch(this.#parts.onError);
    }, gatherMs);
  }

  async #replace(): Promise<void> {
    await this.#parts.reloadPublished();
    await this.#parts.index.replace(this.#parts.loadCatalogue, this.#parts.now());
    this.#waitForCampaign();
  }

  #waitForCampaign(): void {
    clearTimeout(this.#campaign);
    const next = this.#parts.index.nextChangeAt();
    if (next === null || this.#stopped) return;
    const wait = Math.min(Math.max(next - this.#parts.now(), 0), longestTimerMs);
    this.#campaign = setTimeout(() => {
      this.#parts.articlesChanged(this.#parts.index.advance(this.#parts.now()));
      this.#waitForCampaign();
    }, wait);
    this.#campaign.unref();
  }
}

function stockChanges(payload: string): StockRow[] | null {
  return (JSON.parse(payload) as { changes: StockRow[] | null }).changes;
}
