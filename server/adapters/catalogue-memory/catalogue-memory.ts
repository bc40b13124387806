import type {
  CatalogueAnswer,
  CatalogueArticle,
  CatalogueArticleDetail,
  CatalogueIndex,
  CatalogueQuery,
  NearestText,
  ShopStock,
  Suggestions,
} from '../../ports/catalogue-index.ts';
import type { CatalogueReference, CatalogueRows, StockRow } from '../../ports/catalogue-rows.ts';
import { hasBit } from './bit-set.ts';
import { buildSnapshot } from './build-snapshot.ts';
import { mergedRows } from './merged-rows.ts';
import { patchStock } from './patch-stock.ts';
import { priceChanges, pricesAt } from './prices.ts';
import { answerQuery, hasHits, type QueryTools } from './query.ts';
import { readArticle, readArticleDetail, stockOfVariant } from './read-article.ts';
import { RecentLists } from './recent-lists.ts';
import { nearestText } from './search/nearest.ts';
import { categories, completions } from './search/suggest.ts';
import { TextSearch } from './search/text-search.ts';
import type { Snapshot } from './snapshot.ts';

const nothing: CatalogueRows = {
  articles: [],
  variants: [],
  stock: [],
  campaigns: [],
  pricePoints: [],
  ranks: [],
  reviews: [],
  customMembers: [],
  retiredSlugs: [],
  reference: {
    genders: [],
    productLines: [],
    colors: [],
    colorGroups: [],
    mainGroups: [],
    groups2: [],
    groups3: [],
    sizes: [],
    shops: [],
  },
};
const emptySnapshot = await buildSnapshot(nothing, 0);

/** The catalogue index in this process's memory. Reads are synchronous and make no I/O. */
export class CatalogueMemory implements CatalogueIndex {
  #current: QueryTools = withTools(emptySnapshot);
  #version = 0;
  #building: Promise<unknown> = Promise.resolve();
  /** Stock changes since the running building began to load; null when none is running. */
  #since: StockRow[] | null = null;

  get version(): number {
    return this.#version;
  }

  get reference(): CatalogueReference {
    return this.#current.snapshot.reference;
  }

  get size(): number {
    return this.#current.snapshot.articles.count;
  }

  query(query: CatalogueQuery): CatalogueAnswer {
    return answerQuery(this.#current, query);
  }

  article(id: number): CatalogueArticleDetail | null {
    const { snapshot } = this.#current;
    const doc = snapshot.articles.docOf.rowOf(id);
    return doc === -1 ? null : readArticleDetail(snapshot, doc);
  }

  bundle(ids: readonly number[]): CatalogueArticle[] {
    const { snapshot } = this.#current;
    return ids
      .map((id) => snapshot.articles.docOf.rowOf(id))
      .filter((doc) => doc !== -1 && hasBit(snapshot.articles.visible, doc))
      .map((doc) => readArticle(snapshot, doc));
  }

  bySlug(slug: string): number | null {
    const { bySlug, retiredSlugs, articles } = this.#current.snapshot;
    const doc = bySlug.find(slug);
    return doc === -1 ? (retiredSlugs.get(slug) ?? null) : (articles.ids[doc] ?? null);
  }

  slugOf(id: number): string | null {
    const { articles, texts } = this.#current.snapshot;
    const doc = articles.docOf.rowOf(id);
    return doc === -1 ? null : texts.text(articles.slug[doc] ?? 0);
  }

  byEan(ean: string): number | null {
    const { byEan, variants, articles } = this.#current.snapshot;
    const variant = byEan.find(ean);
    return variant === -1 ? null : (articles.ids[variants.doc[variant] ?? 0] ?? null);
  }

  stockOf(ean: string): ShopStock[] | null {
    const { snapshot } = this.#current;
    const variant = snapshot.byEan.find(ean);
    return variant === -1 ? null : stockOfVariant(snapshot, variant);
  }

  piecesIn(articleId: number, shopIds: readonly number[], sizeId: number | null): ShopStock[] {
    const { articles, variants, stock, shops, dimensions } = this.#current.snapshot;
    const doc = articles.docOf.rowOf(articleId);
    if (doc === -1) return [];
    const size = sizeId === null ? null : dimensions.SizeID.placeOf(sizeId);
    return shopIds
      .map((id) => {
        const shop = shops.placeOf(id);
        let qty = 0;
        const end = variants.starts[doc + 1] ?? 0;
        for (let variant = variants.starts[doc] ?? 0; variant < end; variant++) {
          if (size === null || variants.size[variant] === size) qty += stock.pieces(variant, shop);
        }
        return { id, qty };
      })
      .filter(({ qty }) => qty > 0);
  }

  suggest(text: string, take: number): Suggestions {
    const { snapshot, search } = this.#current;
    return {
      completions: completions(snapshot, search, text, take),
      articleIds: answerQuery(this.#current, { text, from: 0, take }, { unfinished: !text.endsWith(' ') }).ids,
      categories: categories(snapshot, text, take),
    };
  }

  nearest(text: string, within: Pick<CatalogueQuery, 'scope' | 'filters'> = {}): NearestText | null {
    return nearestText(this.#current.snapshot, text, (tried) => hasHits(this.#current, tried, within));
  }

  replace(load: () => Promise<CatalogueRows>, now: number): Promise<void> {
    return this.#build(load, now);
  }

  update(articleIds: readonly number[], load: () => Promise<CatalogueRows>, now: number): Promise<void> {
    return this.#build(async () => mergedRows(this.#current.snapshot, new Set(articleIds), await load()), now);
  }

  applyStock(changes: readonly StockRow[]): number[] {
    this.#since?.push(...changes);
    const { snapshot, lists } = this.#current;
    const patch = patchStock(snapshot, changes);
    lists.stockChanged(patch);
    return patch.docs.map((doc) => snapshot.articles.ids[doc] ?? 0);
  }

  nextChangeAt(): number | null {
    return this.#current.snapshot.prices.nextChangeAt;
  }

  advance(now: number): number[] {
    const { snapshot, lists } = this.#current;
    const before = snapshot.prices;
    snapshot.prices = pricesAt(now, snapshot.articles, snapshot.priceSources);
    const changed = priceChanges(before, snapshot.prices);
    if (changed.length > 0) {
      lists.clear();
      this.#version += 1;
    }
    return changed.map((doc) => snapshot.articles.ids[doc] ?? 0);
  }

  /** One after the other; what fails is told to its caller and keeps none of the following. */
  #build(load: () => Promise<CatalogueRows>, now: number): Promise<void> {
    const built = this.#building.then(async () => {
      this.#since = [];
      try {
        const snapshot = await buildSnapshot(await load(), now);
        patchStock(snapshot, this.#since);
        this.#current = withTools(snapshot);
        this.#version += 1;
      } finally {
        this.#since = null;
      }
    });
    this.#building = built.catch(() => undefined);
    return built;
  }
}

function withTools(snapshot: Snapshot): QueryTools {
  return { snapshot, search: new TextSearch(snapshot), lists: new RecentLists() };
}
