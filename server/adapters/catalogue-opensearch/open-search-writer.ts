import type { CatalogueChange, CatalogueView, CatalogueWriter } from '../../ports/catalogue/catalogue-index.ts';
import type { CatalogueReference, CatalogueRows, StockCounts, StockRow } from '../../ports/catalogue/catalogue-rows.ts';
import { type ArticleRecord, recordsOf } from './documents/article-record.ts';
import { KnownValues } from './documents/known-values.ts';
import { NameOrder } from './documents/name-order.ts';
import type { ListContext } from './queries/list-question.ts';
import type { TermsOf } from './text-search-port.ts';
import type { IndexClient, IndexShape } from './writing/index-client.ts';
import { WrittenIndex } from './writing/written-index.ts';

export interface WriterParts {
  readonly client: IndexClient;
  readonly alias: string;
  readonly shape: IndexShape;
  readonly termsOf: TermsOf;
  /** Higher than that of every writer before this one, so that a late write of theirs is refused. */
  readonly epoch: number;
}

const noReference: CatalogueReference = {
  genders: [],
  productLines: [],
  colors: [],
  colorGroups: [],
  mainGroups: [],
  groups2: [],
  groups3: [],
  sizes: [],
  shops: [],
};

/** A change of the running index that one being built must have too. */
type Replayed = (on: WrittenIndex) => Promise<unknown>;

/**
 * Writes the catalogue into OpenSearch. When a write's promise resolves, readers see it: it is indexed and refreshed. There is one
 * writer at a time for an alias; `epoch` fences a former one off.
 */
export class OpenSearchWriter implements CatalogueWriter, CatalogueView {
  readonly #parts: WriterParts;
  #current: WrittenIndex | null = null;
  #version = 0;
  #edition = 0;
  #size = 0;
  #nextChangeAt: number | null = null;
  #batch = 0;
  #writing: Promise<unknown> = Promise.resolve();
  #updating: Promise<unknown> = Promise.resolve();
  #building: Promise<unknown> = Promise.resolve();
  /** What changed since the running build began to load; null when none is running. */
  #duringBuild: Replayed[] | null = null;
  /** Stock that changed since the running update began to load: newer than what it loads. */
  #duringUpdate: StockRow[] | null = null;

  constructor(parts: WriterParts) {
    this.#parts = parts;
  }

  get version(): number {
    return this.#version;
  }

  get edition(): number {
    return this.#edition;
  }

  get size(): number {
    return this.#size;
  }

  get reference(): CatalogueReference {
    return this.#current?.reference ?? noReference;
  }

  nextChangeAt(): number | null {
    return this.#nextChangeAt;
  }

  /** New names no longer find their place: time for `replace`. */
  get needsRebuild(): boolean {
    return this.#current?.needsRebuild ?? false;
  }

  /** For a reader in the same process. */
  context(): ListContext {
    return { known: this.#current?.known ?? nothingKnown, now: this.#current?.now ?? 0 };
  }

  /** Goes on with the index that another writer has left behind. */
  async resume(index: string, reference: CatalogueReference, now: number): Promise<void> {
    this.#current = this.#written(index, null, reference, now);
    await this.#refreshed(this.#current);
  }

  replace(load: () => Promise<CatalogueRows>, now: number): Promise<void> {
    return this.rebuild(async (fill) => {
      const rows = await load();
      const names = rows.articles.map(({ name }) => name);
      await fill(names, rows.reference, inParts([...recordsOf(rows).values()]));
    }, now);
  }

  /** As `replace`, for catalogues that are too large to be loaded at once: `load` fills the new index part by part. */
  rebuild(load: (fill: Fill) => Promise<void>, now: number): Promise<void> {
    const built = this.#building.then(async () => {
      const replayed: Replayed[] = [];
      this.#duringBuild = replayed;
      try {
        const former = (await this.#parts.client.behind(this.#parts.alias)).map(({ index }) => index);
        const made = await this.#filled(load, now);
        await this.#exclusively(() => this.#swapIn(made, former, replayed));
      } finally {
        this.#duringBuild = null;
      }
    });
    this.#building = built.catch(() => undefined);
    return built;
  }

  update(articleIds: readonly number[], load: () => Promise<CatalogueRows>, now: number): Promise<CatalogueChange> {
    const updated = this.#updating.then(async () => {
      const stock: StockRow[] = [];
      this.#duringUpdate = stock;
      try {
        const rows = await load();
        const records = recordsOf(rows);
        return await this.#exclusively(async () => {
          const write = async (on: WrittenIndex) => {
            const { change, anew } = await on.update(articleIds, records, rows.reference, now);
            if (stock.length > 0) {
              await on.refresh();
              await on.applyStock(stock);
            }
            return { change, anew };
          };
          return this.#changed(write);
        });
      } finally {
        this.#duringUpdate = null;
      }
    });
    this.#updating = updated.catch(() => undefined);
    return updated;
  }

  /** Of articles that are in stock in other places than they were: nothing else of them is read or made anew. */
  restock(articleIds: readonly number[], load: () => Promise<StockCounts>): Promise<CatalogueChange> {
    const restocked = this.#updating.then(async () => {
      const counts = await load();
      return this.#exclusively(() =>
        this.#changed(async (on) => ({ change: await on.restock(articleIds, counts), anew: false })),
      );
    });
    this.#updating = restocked.catch(() => undefined);
    return restocked;
  }

  applyStock(changes: readonly StockRow[]): Promise<CatalogueChange> {
    this.#duringUpdate?.push(...changes);
    return this.#exclusively(() =>
      this.#changed(async (on) => ({ change: await on.applyStock(changes), anew: false })),
    );
  }

  advance(now: number): Promise<CatalogueChange> {
    return this.#exclusively(() => this.#changed(async (on) => ({ change: await on.advance(now), anew: false })));
  }

  async #changed(
    write: (on: WrittenIndex) => Promise<{ change: CatalogueChange; anew: boolean }>,
  ): Promise<CatalogueChange> {
    if (this.#current === null) return { articleIds: [], lists: [], stockAlone: false };
    const { change, anew } = await write(this.#current);
    this.#duringBuild?.push(write);
    await this.#refreshed(this.#current);
    if (anew || (change.articleIds.length > 0 && !change.stockAlone)) this.#version += 1;
    if (anew) this.#edition += 1;
    return anew ? { ...change, lists: [] } : change;
  }

  async #filled(load: (fill: Fill) => Promise<void>, now: number): Promise<WrittenIndex> {
    const { client, alias, shape } = this.#parts;
    const index = `${alias}-${Date.now().toString(36)}-${this.#nextVersion().toString(36)}`;
    let made: WrittenIndex | null = null;
    try {
      await load(async (names, reference, parts) => {
        await client.create(index, shape);
        made = this.#written(index, NameOrder.spread(names), reference, now);
        await filledBySeveral(made, parts);
      });
      if (made === null) throw new Error('Nothing was loaded.');
      return made;
    } catch (error) {
      await client.remove(index).catch(() => undefined);
      throw error;
    }
  }

  async #swapIn(made: WrittenIndex, former: readonly string[], replayed: Replayed[]): Promise<void> {
    const { client, alias, shape } = this.#parts;
    await made.refresh();
    for (let change = replayed.shift(); change; change = replayed.shift()) {
      await change(made);
      await made.refresh();
    }
    await client.replicate(made.index, shape);
    await this.#refreshed(made);
    await client.swap(alias, made.index, former);
    this.#current = made;
    this.#version += 1;
    this.#edition += 1;
  }

  async #refreshed(index: WrittenIndex): Promise<void> {
    const { size, nextChangeAt } = await index.refresh();
    this.#size = size;
    this.#nextChangeAt = nextChangeAt;
  }

  #written(index: string, names: NameOrder | null, reference: CatalogueReference, now: number): WrittenIndex {
    const { client, termsOf } = this.#parts;
    const nextVersion = () => this.#nextVersion();
    const firstVersion = this.#parts.epoch * 2 ** 32;
    return new WrittenIndex(index, { client, nextVersion, firstVersion, termsOf }, { names, reference, now });
  }

  #nextVersion(): number {
    this.#batch += 1;
    return this.#parts.epoch * 2 ** 32 + this.#batch;
  }

  #exclusively<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#writing.then(work);
    this.#writing = done.catch(() => undefined);
    return done;
  }
}

/** While one part is read and made into documents, the cluster writes another. */
const atOnce = 2;
const partSize = 2_000;

async function filledBySeveral(made: WrittenIndex, parts: Parameters<Fill>[2]): Promise<void> {
  const waiting = (async function* () {
    yield* parts;
  })();
  const fillOn = async () => {
    for await (const records of waiting) await made.fill(records);
  };
  await Promise.all(Array.from({ length: atOnce }, fillOn));
}

function* inParts(records: readonly ArticleRecord[]): Generator<ArticleRecord[]> {
  for (let at = 0; at < records.length; at += partSize) yield records.slice(at, at + partSize);
}

/** All names first, since their order is that of the whole; then the articles, in parts. */
export type Fill = (
  names: Iterable<string>,
  reference: CatalogueReference,
  parts: AsyncIterable<Iterable<ArticleRecord>> | Iterable<Iterable<ArticleRecord>>,
) => Promise<void>;

const nothingKnown = new KnownValues(noReference);
