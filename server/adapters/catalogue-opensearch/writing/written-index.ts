import type { CatalogueChange } from '../../../ports/catalogue/catalogue-index.ts';
import type { CatalogueReference, StockCounts, StockRow } from '../../../ports/catalogue/catalogue-rows.ts';
import type { Clause } from '../clause.ts';
import { type Hit, totalOf } from '../connection/search-answer.ts';
import { type ArticleRecord, withStock } from '../documents/article-record.ts';
import { type CatalogueDocument, documentOf, restocked } from '../documents/catalogue-document.ts';
import { KnownValues } from '../documents/known-values.ts';
import { NameOrder } from '../documents/name-order.ts';
import type { ArticleTerms, TermsOf } from '../text-search-port.ts';
import { ChangeLog } from './change-log.ts';
import type { IndexClient, Write } from './index-client.ts';

/** Gives every batch of writes a version above those before it. */
export type NextVersion = () => number;

const mostPerSearch = 1_000;
/** While the cluster writes some articles, the next are read and made. */
const atOnce = 2;
const mostPerPart = 250;

/** One index of OpenSearch, as the one who writes it knows it. Nothing of what is written is seen before `refresh`. */
export class WrittenIndex {
  readonly index: string;
  readonly #client: IndexClient;
  readonly #nextVersion: NextVersion;
  /** Below it are the versions of former writers. */
  readonly #firstVersion: number;
  readonly #termsOf: TermsOf;
  #names: NameOrder | null;
  #known: KnownValues;
  #terms: (record: ArticleRecord) => ArticleTerms;
  /** What the prices in its documents hold for. */
  #now: number;

  constructor(
    index: string,
    {
      client,
      nextVersion,
      firstVersion,
      termsOf,
    }: { client: IndexClient; nextVersion: NextVersion; firstVersion: number; termsOf: TermsOf },
    { names, reference, now }: { names: NameOrder | null; reference: CatalogueReference; now: number },
  ) {
    this.index = index;
    this.#client = client;
    this.#nextVersion = nextVersion;
    this.#firstVersion = firstVersion;
    this.#termsOf = termsOf;
    this.#names = names;
    this.#known = new KnownValues(reference);
    this.#terms = termsOf(reference);
    this.#now = now;
  }

  get reference(): CatalogueReference {
    return this.#known.reference;
  }

  get known(): KnownValues {
    return this.#known;
  }

  get now(): number {
    return this.#now;
  }

  /** Articles that are not there yet. */
  async fill(records: Iterable<ArticleRecord>): Promise<void> {
    const names = await this.#order();
    const version = this.#nextVersion();
    let writes: Write[] = [];
    for (const record of records) {
      writes.push({ id: record.article.id, document: this.#document(record, names.rankOf(record.article.name)) });
      if (writes.length < mostPerSearch) continue;
      await this.#client.write(this.index, version, writes);
      writes = [];
    }
    await this.#client.write(this.index, version, writes);
  }

  /** The articles become what the records say; those without one are removed. Prices of all others are brought to the instant. */
  async update(
    ids: readonly number[],
    records: ReadonlyMap<number, ArticleRecord>,
    reference: CatalogueReference,
    now: number,
  ): Promise<{ change: CatalogueChange; anew: boolean }> {
    const anew = this.#takeReference(reference);
    const was = this.#now;
    this.#now = now;
    const before = await this.#client.documents(this.index, ids);
    const names = await this.#order();
    const changed = new ChangeLog({ stockAlone: false });
    for (const id of new Set(ids)) {
      const stored = before.get(id);
      const old = stored?.document ?? null;
      const made = this.#remade(records.get(id), old, names);
      const isOwn = stored !== undefined && stored.version >= this.#firstVersion;
      // A former writer that read these rows before they changed back may still be on its way to write them.
      if (!changed.note(id, old, made) && !isOwn) changed.claim({ id, document: made });
    }
    await this.#write(changed);
    if (anew) await this.#rewrite({ match_all: {} }, new Set(ids), changed);
    else if (was < now) await this.#rewrite(turnedBy(now), new Set(ids), changed);
    return { change: changed.toChange(), anew };
  }

  #remade(record: ArticleRecord | undefined, old: CatalogueDocument | null, names: NameOrder) {
    if (record === undefined) return null;
    const { name } = record.article;
    return this.#document(record, old?.name === name ? old.nameRank : names.rankOf(name));
  }

  /** Variants of the articles get these counts. Articles that are not there stay away. */
  async restock(ids: readonly number[], counts: StockCounts): Promise<CatalogueChange> {
    const changed = new ChangeLog({ stockAlone: true });
    const version = this.#nextVersion();
    const parts = partsOf(ids);
    const write = async () => {
      for (const part of parts) {
        for (const [id, { document, version: before }] of await this.#client.documents(this.index, part)) {
          const made = restocked(document, counts, this.#known);
          const isOwn = before >= this.#firstVersion;
          if (!changed.noteStock(id, document, made) && !isOwn) changed.claim({ id, document: made });
        }
        await this.#client.write(this.index, version, changed.drain());
      }
    };
    await Promise.all(Array.from({ length: atOnce }, write));
    return changed.toChange();
  }

  async applyStock(changes: readonly StockRow[]): Promise<CatalogueChange> {
    const byEan = new Map<string, Map<number, number>>();
    for (const { ean, shopId, qty } of changes) {
      const shops = byEan.get(ean) ?? new Map<number, number>();
      byEan.set(ean, shops.set(shopId, Math.max(0, qty)));
    }
    const changed = new ChangeLog({ stockAlone: true });
    for await (const { _source } of this.#each({ terms: { eans: [...byEan.keys()] } })) {
      const record = withStock(_source.record, byEan);
      if (record !== _source.record) changed.note(_source.id, _source, this.#document(record, _source.nameRank));
    }
    await this.#write(changed);
    return changed.toChange();
  }

  async advance(now: number): Promise<CatalogueChange> {
    this.#now = now;
    const changed = new ChangeLog({ stockAlone: false });
    await this.#rewrite(turnedBy(now), new Set(), changed);
    return changed.toChange();
  }

  /** Makes what was written visible, and tells what of it every process knows. */
  async refresh(): Promise<{ size: number; nextChangeAt: number | null }> {
    await this.#client.refresh(this.index);
    const found = await this.#client.search(this.index, {
      size: 0,
      track_total_hits: true,
      aggs: { next: { min: { field: 'nextAt' } } },
    });
    return { size: totalOf(found), nextChangeAt: found.aggregations?.next?.value ?? null };
  }

  /** New names no longer find room between their neighbours. */
  get needsRebuild(): boolean {
    return this.#names?.isFull ?? false;
  }

  /** Whether what all documents are made with is another now. */
  #takeReference(reference: CatalogueReference): boolean {
    if (JSON.stringify(reference) === JSON.stringify(this.#known.reference)) return false;
    this.#known = new KnownValues(reference);
    this.#terms = this.#termsOf(reference);
    return true;
  }

  #document(record: ArticleRecord, nameRank: number): CatalogueDocument {
    return documentOf(record, nameRank, { known: this.#known, termsOf: this.#terms, now: this.#now });
  }

  /** Makes documents anew from their own records. */
  async #rewrite(query: Clause, except: ReadonlySet<number>, changed: ChangeLog): Promise<void> {
    for await (const { _source: old } of this.#each(query)) {
      if (!except.has(old.id)) changed.note(old.id, old, this.#document(old.record, old.nameRank));
      if (changed.pending >= mostPerSearch) await this.#write(changed);
    }
    await this.#write(changed);
  }

  #write(changed: ChangeLog): Promise<void> {
    return this.#client.write(this.index, this.#nextVersion(), changed.drain());
  }

  async *#each(query: Clause): AsyncGenerator<Hit & { readonly _source: CatalogueDocument }> {
    let after: readonly unknown[] | undefined;
    for (;;) {
      const { hits } = await this.#client.search(this.index, {
        query,
        sort: [{ id: 'asc' }],
        size: mostPerSearch,
        track_total_hits: false,
        ...(after && { search_after: after }),
      });
      yield* hits.hits as (Hit & { readonly _source: CatalogueDocument })[];
      after = hits.hits.at(-1)?.sort;
      if (hits.hits.length < mostPerSearch || after === undefined) return;
    }
  }

  /** After a start the names are read back from the index. */
  async #order(): Promise<NameOrder> {
    this.#names ??= NameOrder.resume(await this.#givenRanks());
    return this.#names;
  }

  async #givenRanks(): Promise<[string, number][]> {
    const ranks: [string, number][] = [];
    let after: readonly unknown[] | undefined;
    for (;;) {
      const { hits } = await this.#client.search(this.index, {
        sort: [{ id: 'asc' }],
        size: 10 * mostPerSearch,
        track_total_hits: false,
        _source: ['name', 'nameRank'],
        ...(after && { search_after: after }),
      });
      for (const { _source } of hits.hits) ranks.push([_source?.name ?? '', _source?.nameRank ?? 0]);
      after = hits.hits.at(-1)?.sort;
      if (hits.hits.length < 10 * mostPerSearch || after === undefined) return ranks;
    }
  }
}

function* partsOf(ids: readonly number[]): Generator<readonly number[]> {
  for (let at = 0; at < ids.length; at += mostPerPart) yield ids.slice(at, at + mostPerPart);
}

/** Articles with a campaign that has started or ended by then. */
function turnedBy(now: number): Clause {
  return { range: { nextAt: { lte: now } } };
}
