import type {
  BestsellerRecord,
  CategoryRecord,
  ColorGroupRecord,
  GenderRecord,
  GroupRecord,
  ProductLineRecord,
} from '#contract/reference.ts';
import { defaultBestsellerRank } from '#domain/article/stored-values.ts';
import type { CategoryTree } from '#domain/navigation/category-tree.ts';
import { asListed, type Tagged, tagged } from '#server/ports/cache-tag.ts';
import type { Catalogue, CatalogueChange } from '#server/ports/catalogue/catalogue-index.ts';
import { done, type Result, refused, type Unknown } from '#server/ports/result.ts';
import { type ReferenceLists, referenceLists } from './reference-lists.ts';

/** The lists every page starts from, made from the catalogue when something in it changed, once for all who ask. */
export function readReference(index: Catalogue) {
  let newest: { readonly edition: number; readonly lists: Promise<ReferenceLists> } | undefined;
  let latest: ReferenceLists | undefined;
  const begin = (making: Promise<ReferenceLists>): Promise<ReferenceLists> => {
    const begun = { edition: index.edition, lists: making };
    newest = begun;
    making.then(
      (lists) => {
        if (newest === begun) latest = lists;
      },
      () => {
        if (newest === begun) newest = undefined;
      },
    );
    return making;
  };
  const current = (): Promise<ReferenceLists> =>
    newest?.edition === index.edition ? newest.lists : begin(referenceLists(index, null, new Set()));
  return {
    categoryTree: async (): Promise<CategoryTree> => (await current()).tree,
    /** Whether there is any article to see; as of the last lists that were made. */
    hasGoods: () => latest?.hasGoods ?? false,
    /** Brings the lists up to date; says whether one of them tells something else now. */
    articlesChanged: async (change: CatalogueChange): Promise<boolean> => {
      if (change.stockAlone || change.lists.length === 0) return false;
      const touched = new Set(change.lists);
      const before = current();
      const after = begin(
        before.then(
          (lists) => referenceLists(index, lists, touched),
          () => referenceLists(index, null, touched),
        ),
      );
      const [old] = await Promise.allSettled([before]);
      return old.status === 'rejected' || old.value.told !== (await after).told;
    },
    genders: (): Result<Tagged<GenderRecord[]>, never> =>
      done(
        tagged(
          index.reference.genders.map(({ id, name }) => ({ id, name })),
          [],
        ),
      ),
    productLines: async (): Promise<Result<Tagged<ProductLineRecord[]>, never>> =>
      counted((await current()).productLines),
    colorGroups: async (): Promise<Result<Tagged<ColorGroupRecord[]>, never>> => counted((await current()).colorGroups),
    categories: async (): Promise<Result<Tagged<CategoryRecord[]>, never>> => counted((await current()).categories),
    subcategoryGroups: async ({ id }: { id: number }): Promise<Result<Tagged<GroupRecord[]>, Unknown>> => {
      const found = (await current()).categories
        .flatMap((category) => category.subcategories)
        .find((sub) => sub.ArticleGroup2ID === id);
      return found === undefined ? refused({ reason: 'unknown' }) : counted(found.groups);
    },
    /** DEC-25: rank ascending, at most 100. */
    bestsellers: async (): Promise<Result<Tagged<BestsellerRecord[]>, never>> => {
      const { articles } = await index.query({
        sort: { by: 'BestsellerQty', order: 'asc' },
        from: 0,
        take: 100,
        articles: () => true,
      });
      const ranked = articles.filter((article) => article.bestsellerQty < defaultBestsellerRank);
      const records = ranked.map(({ id, bestsellerQty, bestsellerTurnover }) => ({
        article_id: id,
        qty_rank: bestsellerQty,
        turnover_rank: bestsellerTurnover,
      }));
      return done(tagged(records, ['any', ...asListed(ranked.map(({ id }) => id))]));
    },
  };
}

/** A list that tells something else when the counts do. */
function counted<T>(list: T): Result<Tagged<T>, never> {
  return done(tagged(list, ['counts']));
}
