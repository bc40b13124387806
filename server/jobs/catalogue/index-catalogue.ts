import type { CatalogueChanges, CatalogueState, NotedChanges } from '../../ports/catalogue/catalogue-changes.ts';
import type { CatalogueChange, CatalogueView, CatalogueWriter } from '../../ports/catalogue/catalogue-index.ts';
import type { CatalogueRows, StockCounts } from '../../ports/catalogue/catalogue-rows.ts';

export interface IndexingParts {
  readonly writer: CatalogueWriter & CatalogueView & Restocks & { readonly needsRebuild: boolean };
  readonly changes: CatalogueChanges;
  readonly loadCatalogue: (articleIds: readonly number[]) => Promise<CatalogueRows>;
  /** Of every EAN, those without any too. */
  readonly loadStock: (eans: readonly string[]) => Promise<StockCounts>;
  /** Builds everything anew and swaps it in. */
  readonly rebuild: () => Promise<void>;
  /** Given to this indexer when it took over, and what the catalogue's state was then. */
  readonly epoch: number;
  readonly before: CatalogueState;
  readonly now: () => number;
  /** How long the oldest change has waited until it could be searched. */
  readonly onLag?: (milliseconds: number) => void;
}

interface Restocks {
  /** Variants of the articles get the stock that `load` gives; all else is what it was. */
  restock(articleIds: readonly number[], load: () => Promise<StockCounts>): Promise<CatalogueChange>;
}

/** As many changes are taken at once. */
const mostAtOnce = 4_000;

/**
 * The indexer's loop, one turn after the other: writes the changes of the database into the catalogue, then notifies the shop's
 * processes.
 */
export class CatalogueIndexing {
  readonly #parts: IndexingParts;
  #rebuilding: Promise<void> | null = null;
  #failure: Error | null = null;
  #saidEdition = 0;

  constructor(parts: IndexingParts) {
    this.#parts = parts;
  }

  /** Whether there was something to do, and whether there is more. */
  async turn(): Promise<'idle' | 'done' | 'more'> {
    if (this.#failure !== null) throw this.#failure;
    const { writer, changes, now, onLag = () => undefined } = this.#parts;
    await this.#turnPrices();
    const noted = await changes.noted(this.#parts.epoch, mostAtOnce);
    if (noted.all || writer.needsRebuild) this.#rebuild();
    if (noted.since === null) {
      if (writer.edition !== this.#saidEdition) await this.#publish(null);
      return 'idle';
    }
    const change = await this.#written(noted);
    // An article's page also shows what the index does not hold, such as the texts of its reviews and how many pieces there are.
    const askedIds = [...noted.articleIds, ...noted.placed.keys(), ...noted.countedIds];
    const asked = { ...change, articleIds: [...new Set([...askedIds, ...change.articleIds])] };
    await noted.done(this.#isAnew() ? null : asked, this.#state());
    onLag(now() - noted.since);
    return noted.more ? 'more' : 'done';
  }

  async #written({ articleIds, placed, reference }: NotedChanges): Promise<CatalogueChange> {
    const { writer, loadCatalogue, loadStock, now } = this.#parts;
    const updated =
      articleIds.length > 0 || reference
        ? await writer.update(articleIds, () => loadCatalogue(articleIds), now())
        : nothingChanged;
    const restocked =
      placed.size > 0
        ? await writer.restock([...placed.keys()], () => loadStock([...placed.values()].flat()))
        : nothingChanged;
    return {
      articleIds: [...updated.articleIds, ...restocked.articleIds],
      lists: [...new Set([...updated.lists, ...restocked.lists])],
      stockAlone: updated.stockAlone && restocked.stockAlone,
    };
  }

  /** Waits for a build that is under way. */
  async settled(): Promise<void> {
    await this.#rebuilding;
  }

  async #turnPrices(): Promise<void> {
    const { writer, now } = this.#parts;
    const next = writer.nextChangeAt();
    if (next !== null && next <= now()) await this.#publish(await writer.advance(now()));
  }

  async #publish(change: CatalogueChange | null): Promise<void> {
    await this.#parts.changes.publish(this.#isAnew() ? null : change, this.#state());
  }

  /** Any answer may be another since it was last said. */
  #isAnew(): boolean {
    const { edition } = this.#parts.writer;
    const isAnew = edition !== this.#saidEdition;
    this.#saidEdition = edition;
    return isAnew;
  }

  /** Beside the turns, which go on in the index that readers ask. */
  #rebuild(): void {
    this.#rebuilding ??= this.#parts
      .rebuild()
      .catch((error: Error) => {
        this.#failure = error;
      })
      .finally(() => {
        this.#rebuilding = null;
      });
  }

  /** Counted on from what was said before this indexer took over. */
  #state(): CatalogueState {
    const { writer, before } = this.#parts;
    return {
      version: before.version + writer.version,
      edition: before.edition + writer.edition,
      size: writer.size,
      nextChangeAt: writer.nextChangeAt(),
    };
  }
}

const nothingChanged: CatalogueChange = { articleIds: [], lists: [], stockAlone: true };
