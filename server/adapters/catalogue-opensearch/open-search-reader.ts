import { type ChainWords, noChainWords } from '#domain/search/reader/chain-words.ts';
import type {
  CatalogueAnswer,
  CatalogueArticle,
  CatalogueArticleDetail,
  CatalogueQuery,
  CatalogueReader,
  CatalogueSuggester,
  ShopStock,
  Suggestions,
} from '../../ports/catalogue/catalogue-index.ts';
import type { StockCounts } from '../../ports/catalogue/catalogue-rows.ts';
import { CatalogueUnavailableError } from '../../ports/catalogue/catalogue-unavailable.ts';
import { chosenKinds } from '../catalogue-shared/chosen-kinds.ts';
import { allOf, type Clause } from './clause.ts';
import type { OpenSearch } from './connection/open-search.ts';
import type { Hit } from './connection/search-answer.ts';
import { type ArticleRecord, countedAnew } from './documents/article-record.ts';
import { readArticle, readArticleDetail, stockOfVariant } from './documents/read-record.ts';
import { type ListContext, listQuestion } from './queries/list-question.ts';
import { Selection } from './queries/selection.ts';
import type { TextHits, TextSearch } from './text-search-port.ts';

export interface ReaderParts {
  readonly engine: OpenSearch;
  /** The alias that readers ask. */
  readonly alias: string;
  readonly context: () => ListContext;
  readonly text: TextSearch;
  /** Where single articles come from while the cluster does not answer. */
  readonly fallback?: ArticleFallback;
  /**
   * How many pieces there are. The documents say surely only where there are any, as they are not written for every piece that is
   * sold; their own counts serve where these cannot be had.
   */
  readonly counts?: (articleIds: readonly number[]) => Promise<StockCounts>;
}

export interface ArticleFallback {
  records(ids: readonly number[]): Promise<ReadonlyMap<number, ArticleRecord>>;
  bySlug(slug: string): Promise<number | null>;
}

/** The catalogue as a cluster of OpenSearch answers it. */
export class OpenSearchReader implements CatalogueReader, CatalogueSuggester {
  readonly #parts: ReaderParts;

  constructor(parts: ReaderParts) {
    this.#parts = parts;
  }

  async query(query: CatalogueQuery): Promise<CatalogueAnswer> {
    const [answer] = await this.queries([query]);
    if (answer === undefined) throw new RangeError('A query has an answer.');
    return answer;
  }

  async queries(queries: readonly CatalogueQuery[]): Promise<CatalogueAnswer[]> {
    const context = this.#parts.context();
    const texts = await Promise.all(queries.map((query) => this.#textOf(query)));
    const questions = queries.map((query, at) => listQuestion(query, texts[at] ?? null, context));
    const answers = await this.#searches(questions.flatMap(({ bodies }) => bodies));
    let at = 0;
    return questions.map(({ bodies, read }) => {
      at += bodies.length;
      return read(answers.slice(at - bodies.length, at));
    });
  }

  async article(id: number): Promise<CatalogueArticleDetail | null> {
    const [article] = await this.articles([id]);
    return article ?? null;
  }

  async articles(ids: readonly number[]): Promise<CatalogueArticleDetail[]> {
    const { known, now } = this.#parts.context();
    return (await this.#counted(ids)).map((record) => readArticleDetail(record, known, now));
  }

  async bundle(ids: readonly number[]): Promise<CatalogueArticle[]> {
    const { known, now } = this.#parts.context();
    return (await this.#records(ids))
      .filter(({ article }) => article.visibleOnWeb)
      .map((record) => readArticle(record, known, now));
  }

  async idsAfter(id: number, take: number): Promise<number[]> {
    const query = allOf([{ term: { visible: true } }, { range: { id: { gt: id } } }]);
    return (await this.#hits({ query, sort: [{ id: 'asc' }], size: take, _source: false })).map(({ _id }) =>
      Number(_id),
    );
  }

  async bySlug(slug: string): Promise<number | null> {
    const current = { constant_score: { filter: { term: { slug } }, boost: 2 } };
    const query = { bool: { should: [current, { constant_score: { filter: { term: { oldSlugs: slug } } } }] } };
    try {
      return await this.#first(query);
    } catch (error) {
      return this.#instead(error).bySlug(slug);
    }
  }

  async slugsOf(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    try {
      const hits = await this.#byIds(ids, ['slug']);
      return new Map(hits.map(({ _id, _source }) => [Number(_id), _source?.slug ?? '']));
    } catch (error) {
      const records = await this.#instead(error).records(ids);
      return new Map(Array.from(records, ([id, { article }]) => [id, article.slug]));
    }
  }

  byEan(ean: string): Promise<number | null> {
    return this.#first({ term: { eans: ean } });
  }

  async stockOf(ean: string): Promise<ShopStock[] | null> {
    const id = await this.byEan(ean);
    const [record] = id === null ? [] : await this.#counted([id]);
    const variant = record?.variants.find((one) => one.ean === ean);
    return variant === undefined ? null : stockOfVariant(variant, this.#parts.context().known);
  }

  async piecesIn(articleId: number, shopIds: readonly number[], sizeId: number | null): Promise<ShopStock[]> {
    const { known } = this.#parts.context();
    const [record] = await this.#counted([articleId]);
    const pieces = new Map<number, number>();
    for (const variant of record?.variants ?? []) {
      if (sizeId !== null && variant.sizeId !== sizeId) continue;
      for (const { id, qty } of stockOfVariant(variant, known)) pieces.set(id, (pieces.get(id) ?? 0) + qty);
    }
    return shopIds.map((id) => ({ id, qty: pieces.get(id) ?? 0 })).filter(({ qty }) => qty > 0);
  }

  suggest(text: string, take: number, chain: ChainWords = noChainWords): Promise<Suggestions> {
    return this.#parts.text.suggest(text, take, chain);
  }

  async #textOf(query: CatalogueQuery): Promise<TextHits | null> {
    const text = query.text?.trim() ?? '';
    if (text === '') return null;
    const { scope = [], filters = [], ignore = [], chain = noChainWords } = query;
    const selection = new Selection(query, this.#parts.context().known.reference);
    return this.#parts.text.read(text, {
      unfinished: false,
      ignore,
      chain,
      chosen: chosenKinds(filters),
      within: scope.length + filters.length === 0 ? null : allOf([...selection.always, ...selection.choices()]),
    });
  }

  async #counted(ids: readonly number[]): Promise<ArticleRecord[]> {
    const asked = this.#parts.counts?.(ids).catch(() => null);
    const records = await this.#records(ids);
    const counts = await asked;
    return counts ? records.map((record) => countedAnew(record, counts)) : records;
  }

  async #records(ids: readonly number[]): Promise<ArticleRecord[]> {
    const byId = await this.#recordsById(ids);
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  async #recordsById(ids: readonly number[]): Promise<ReadonlyMap<number, ArticleRecord | undefined>> {
    try {
      const hits = await this.#byIds(ids, ['record']);
      return new Map(hits.map(({ _id, _source }) => [Number(_id), _source?.record]));
    } catch (error) {
      return this.#instead(error).records(ids);
    }
  }

  /** Throws the error again where it is another, or where there is nobody else to ask. */
  #instead(error: unknown): ArticleFallback {
    const { fallback } = this.#parts;
    if (fallback === undefined || !(error instanceof CatalogueUnavailableError)) throw error;
    return fallback;
  }

  #byIds(ids: readonly number[], source: readonly string[]): Promise<readonly Hit[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.#hits({ query: { terms: { _id: ids.map(String) } }, size: ids.length, _source: source });
  }

  async #first(query: Clause): Promise<number | null> {
    const [hit] = await this.#hits({ query, size: 1, _source: false });
    return hit === undefined ? null : Number(hit._id);
  }

  async #hits(body: Clause): Promise<readonly Hit[]> {
    const [answer] = await this.#searches([{ track_total_hits: false, ...body }]);
    return answer?.hits.hits ?? [];
  }

  #searches(bodies: readonly Clause[]) {
    return this.#parts.engine.searches(this.#parts.alias, bodies);
  }
}
