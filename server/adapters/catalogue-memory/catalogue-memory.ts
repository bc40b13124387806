import { type ChainWords, noChainWords } from '#domain/search/reader/chain-words.ts';
import type {
  CatalogueAnswer,
  CatalogueArticle,
  CatalogueArticleDetail,
  CatalogueChange,
  CatalogueIndex,
  CatalogueQuery,
  ShopStock,
  Suggestions,
} from '../../ports/catalogue/catalogue-index.ts';
import type { CatalogueReference, CatalogueRows, StockRow } from '../../ports/catalogue/catalogue-rows.ts';
import { listsWithArticle } from '../catalogue-shared/lists-with-article.ts';
import { checked } from '../catalogue-shared/structures/checked.ts';
import { TimeSlice } from '../catalogue-shared/structures/time-slice.ts';
import { suggestTexts } from '../catalogue-shared/suggestions/suggest-texts.ts';
import { buildSnapshot } from './build-snapshot.ts';
import { spareCapacity } from './columns/article-columns.ts';
import { piecesIn } from './columns/pieces-in.ts';
import { readArticle, readArticleDetail, stockOfVariant } from './columns/read-article.ts';
import { answerQuery, type QueryContext } from './lists/answer-query.ts';
import { ListCache } from './lists/list-cache.ts';
import { noRows } from './no-rows.ts';
import { TextSearch } from './search/matching/text-search.ts';
import type { Snapshot } from './snapshot.ts';
import { countBits, docsIn, hasBit } from './structures/bit-set.ts';
import { smallest } from './structures/smallest.ts';
import { advancePrices, applyPatch } from './updates/apply-patch.ts';
import { type ArticleChange, inBatches } from './updates/change-batches.ts';
import { mergedRows } from './updates/merged-rows.ts';
import { patchStock } from './updates/patch-stock.ts';
import { preparePatch } from './updates/prepare-patch.ts';

const emptySnapshot = await buildSnapshot(noRows, 0);

/**
 * The catalogue index in this process's memory. Whatever it is asked is worked out before the call returns, so that each
 * answer is of one state; the promises are the port's.
 */
export class CatalogueMemory implements CatalogueIndex {
  #current: QueryContext = contextOf(emptySnapshot);
  #version = 0;
  #building: Promise<unknown> = Promise.resolve();
  #edition = 0;
  #updating: Promise<unknown> = Promise.resolve();
  /** Changes since the running build began to load, to be replayed on its snapshot; null when none is running. */
  #changesDuringBuild: Change[] | null = null;
  /** Stock that changed since the running update began to load: newer than what it loads. */
  #stockDuringUpdate: StockRow[] | null = null;

  get version(): number {
    return this.#version;
  }

  get edition(): number {
    return this.#edition;
  }

  get reference(): CatalogueReference {
    return this.#current.snapshot.reference;
  }

  get size(): number {
    return this.#current.snapshot.articles.docById.size;
  }

  async query(query: CatalogueQuery): Promise<CatalogueAnswer> {
    return answerQuery(this.#current, query);
  }

  async queries(queries: readonly CatalogueQuery[]): Promise<CatalogueAnswer[]> {
    return queries.map((query) => answerQuery(this.#current, query));
  }

  async article(id: number): Promise<CatalogueArticleDetail | null> {
    return this.#article(id);
  }

  async articles(ids: readonly number[]): Promise<CatalogueArticleDetail[]> {
    return ids.flatMap((id) => this.#article(id) ?? []);
  }

  #article(id: number): CatalogueArticleDetail | null {
    const { snapshot } = this.#current;
    const doc = snapshot.articles.docById.find(id);
    return doc === -1 ? null : readArticleDetail(snapshot, doc);
  }

  async idsAfter(id: number, take: number): Promise<number[]> {
    const { ids, visible } = this.#current.snapshot.articles;
    const after = docsIn(visible, countBits(visible))
      .map((doc) => checked(ids[doc]))
      .filter((other) => other > id);
    return [...smallest(after, take)];
  }

  async bundle(ids: readonly number[]): Promise<CatalogueArticle[]> {
    const { snapshot } = this.#current;
    return ids
      .map((id) => snapshot.articles.docById.find(id))
      .filter((doc) => doc !== -1 && hasBit(snapshot.articles.visible, doc))
      .map((doc) => readArticle(snapshot, doc));
  }

  async bySlug(slug: string): Promise<number | null> {
    const { bySlug, retiredSlugs, articles } = this.#current.snapshot;
    const doc = bySlug.find(slug);
    return doc === -1 ? (retiredSlugs.get(slug) ?? null) : (articles.ids[doc] ?? null);
  }

  async slugsOf(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const { articles, texts } = this.#current.snapshot;
    return new Map(
      ids.flatMap((id) => {
        const doc = articles.docById.find(id);
        return doc === -1 ? [] : [[id, texts.text(checked(articles.slug[doc]))] as const];
      }),
    );
  }

  async byEan(ean: string): Promise<number | null> {
    const { byEan, variants, articles } = this.#current.snapshot;
    const variant = byEan.find(ean);
    return variant === -1 ? null : (articles.ids[checked(variants.doc[variant])] ?? null);
  }

  async stockOf(ean: string): Promise<ShopStock[] | null> {
    const { snapshot } = this.#current;
    const variant = snapshot.byEan.find(ean);
    return variant === -1 ? null : stockOfVariant(snapshot, variant);
  }

  async piecesIn(articleId: number, shopIds: readonly number[], sizeId: number | null): Promise<ShopStock[]> {
    return piecesIn(this.#current.snapshot, articleId, shopIds, sizeId);
  }

  async suggest(text: string, take: number, chain: ChainWords = noChainWords): Promise<Suggestions> {
    const { snapshot, search } = this.#current;
    const { completions, meant, categories } = search.run(
      suggestTexts(search.reader, snapshot.reference, { text, take, chain }),
      () => true,
    );
    const unfinished = meant === text.trimEnd() && !text.endsWith(' ');
    const { ids } = answerQuery(this.#current, { text: meant, chain, from: 0, take }, { unfinished });
    return { completions, articleIds: ids, categories };
  }

  replace(load: () => Promise<CatalogueRows>, now: number): Promise<void> {
    return this.#build(load, now);
  }

  update(articleIds: readonly number[], load: () => Promise<CatalogueRows>, now: number): Promise<CatalogueChange> {
    const updated = this.#updating.then(async () => {
      const stock: StockRow[] = [];
      this.#stockDuringUpdate = stock;
      try {
        const made: CatalogueChange[] = [];
        const timeSlice = new TimeSlice();
        for (const part of inBatches(articleIds, await load())) {
          if (made.length > 0) await timeSlice.yield();
          made.push(await this.#change(part, stock, now, timeSlice));
        }
        return mergeChanges(made);
      } finally {
        this.#stockDuringUpdate = null;
      }
    });
    this.#updating = updated.catch(() => undefined);
    return updated;
  }

  async applyStock(changes: readonly StockRow[]): Promise<CatalogueChange> {
    for (const change of changes) this.#stockDuringUpdate?.push(change);
    this.#changesDuringBuild?.push({ stock: changes });
    const { snapshot, lists } = this.#current;
    const patch = patchStock(snapshot, changes);
    lists.stockChanged(patch);
    return {
      articleIds: idsOf(snapshot, patch.docs),
      piecesAlone: idsOf(snapshot, patch.docsInPieces),
      lists: [...new Set(patch.docsInOrOut.flatMap((doc) => listsWithArticle(readArticleDetail(snapshot, doc))))],
      stockAlone: true,
    };
  }

  nextChangeAt(): number | null {
    return this.#current.snapshot.prices.nextChangeAt;
  }

  async advance(now: number): Promise<CatalogueChange> {
    const { snapshot } = this.#current;
    const { docs, lists } = advancePrices(snapshot, now);
    if (docs.size > 0) this.#changed();
    return { articleIds: idsOf(snapshot, docs), lists, stockAlone: false };
  }

  async #change(
    change: ArticleChange,
    stock: readonly StockRow[],
    now: number,
    timeSlice: TimeSlice,
  ): Promise<CatalogueChange> {
    for (;;) {
      const { snapshot } = this.#current;
      const patch = await preparePatch(snapshot, change.articleIds, change.rows, timeSlice);
      if (patch === null) return this.#rebuild(change, stock, now);
      if (snapshot !== this.#current.snapshot) continue; // another was swapped in meanwhile
      const made = applyPatch(snapshot, patch, now);
      patchStock(snapshot, stock);
      this.#changesDuringBuild?.push(change, { stock });
      if (made.articleIds.length > 0) this.#changed();
      if (needsCompaction(snapshot) && this.#changesDuringBuild === null)
        this.#rebuild(null, [], now).catch(() => undefined);
      return made;
    }
  }

  /**
   * Compacts: rebuilds from what is in memory, with the change in it. Readers and further changes need not wait. `stock` is
   * newer than the rows of the change.
   */
  async #rebuild(change: ArticleChange | null, stock: readonly StockRow[], now: number): Promise<CatalogueChange> {
    const { articleIds, rows } = change ?? { articleIds: [], rows: null };
    await this.#build(() => {
      const { snapshot } = this.#current;
      this.#changesDuringBuild?.push({ stock: [...stock] });
      return mergedRows(snapshot, new Set(articleIds), rows ?? { ...noRows, reference: snapshot.reference });
    }, now);
    return { articleIds, lists: [], stockAlone: false };
  }

  #changed(): void {
    this.#current = contextOf(this.#current.snapshot);
    this.#version += 1;
  }

  /** Builds run one after the other; a failed one rejects for its caller and does not stop those after it. */
  #build(load: () => Promise<CatalogueRows>, now: number): Promise<void> {
    const built = this.#building.then(async () => {
      const changes: Change[] = [];
      this.#changesDuringBuild = changes;
      try {
        let snapshot = await buildSnapshot(await load(), now);
        for (let change = changes.shift(); change; change = changes.shift())
          snapshot = await replayChange(snapshot, change, now);
        this.#current = contextOf(snapshot);
        this.#version += 1;
        this.#edition += 1;
      } finally {
        this.#changesDuringBuild = null;
      }
    });
    this.#building = built.catch(() => undefined);
    return built;
  }
}

type Change = ArticleChange | { readonly stock: readonly StockRow[] };

async function replayChange(snapshot: Snapshot, change: Change, now: number): Promise<Snapshot> {
  if ('stock' in change) {
    patchStock(snapshot, change.stock);
    return snapshot;
  }
  const { articleIds, rows } = change;
  const patch = await preparePatch(snapshot, articleIds, rows, new TimeSlice());
  if (patch === null) return buildSnapshot(await mergedRows(snapshot, new Set(articleIds), rows), now);
  applyPatch(snapshot, patch, now);
  return snapshot;
}

/** Half of the spare documents are taken, or little room is left behind the variants that updates have moved. */
function needsCompaction({ articles, variants }: Snapshot): boolean {
  const room = spareCapacity(articles.docById.size);
  return articles.freeDocs.length < room / 2 || variants.ids.length - variants.count < room * 2;
}

function mergeChanges(changes: readonly CatalogueChange[]): CatalogueChange {
  return {
    articleIds: changes.flatMap(({ articleIds }) => articleIds),
    lists: [...new Set(changes.flatMap(({ lists }) => lists))],
    stockAlone: false,
  };
}

function idsOf({ articles }: Snapshot, docs: Iterable<number>): number[] {
  return Array.from(docs, (doc) => checked(articles.ids[doc]));
}

function contextOf(snapshot: Snapshot): QueryContext {
  return { snapshot, search: new TextSearch(snapshot), lists: new ListCache() };
}
