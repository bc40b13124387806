import type {
  BestsellerRecord,
  CategoryRecord,
  ColorGroupRecord,
  GenderRecord,
  GroupRecord,
  ProductLineRecord,
} from '#contract/reference.ts';
import { defaultBestsellerRank } from '#domain/article/stored-values.ts';
import { categoryTree } from '#domain/navigation/category-tree.ts';
import { slugify } from '#domain/text/slugify.ts';
import { type Tagged, tagged } from '#server/ports/cache-tag.ts';
import type { CatalogueChange, CatalogueIndex, FacetField, ListOf } from '#server/ports/catalogue/catalogue-index.ts';
import { done, type Result, refused, type Unknown } from '#server/ports/result.ts';
import { cachePerVersion } from '../catalogue/cache-per-version.ts';
import { type DescribedLists, describeCategories } from './describe-categories.ts';
import { pictureOfLine, picturesOfColor } from './list-pictures.ts';

/** The lists every page starts from, made from the catalogue when something in it changed. */
export function readReference(index: CatalogueIndex) {
  let revision = 0;
  const version = () => index.edition + revision;
  const counts = (field: FacetField) => {
    const facet = index.query({ from: 0, take: 0, facets: [field] }).facets[field] ?? [];
    return new Map(facet.map(({ id, count }) => [id, count]));
  };
  const lists = cachePerVersion(
    () => index.edition,
    (): DescribedLists => ({ mains: new Map(), subs: new Map() }),
  );
  const pictures = cachePerVersion(
    () => index.edition,
    () => new Map<ListOf, readonly string[]>(),
  );
  const categories = cachePerVersion(version, () => describeCategories(index, lists()));
  const tree = cachePerVersion(version, () => categoryTree(categories()));
  const productLines = cachePerVersion(version, (): ProductLineRecord[] => {
    const count = counts('ProductLineID');
    return index.reference.productLines.map(({ id, name }) => ({
      id,
      name,
      slug: slugify(name),
      count: count.get(id) ?? 0,
      image: pictureOfLine(index, id, pictures()),
    }));
  });
  const colorGroups = cachePerVersion(version, (): ColorGroupRecord[] => {
    const count = counts('ColorGroupID');
    return index.reference.colorGroups.map((group) => ({
      ...group,
      slug: slugify(group.name),
      count: count.get(group.id) ?? 0,
      images: picturesOfColor(index, group.id, pictures()),
    }));
  });
  const all = () => JSON.stringify([categories(), productLines(), colorGroups()]);
  return {
    categoryTree: tree,
    /** Whether there is any article to see. */
    hasGoods: cachePerVersion(version, () => categories().some(({ count }) => count > 0)),
    /** Brings the lists up to date; says whether one of them tells something else now. */
    articlesChanged: (change: CatalogueChange): boolean => {
      if (change.stockAlone || change.lists.length === 0) return false;
      const before = all();
      for (const list of change.lists) {
        lists().mains.delete(list);
        lists().subs.delete(list);
        pictures().delete(list);
      }
      revision += 1;
      return all() !== before;
    },
    genders: (): Result<Tagged<GenderRecord[]>, never> =>
      done(
        tagged(
          index.reference.genders.map(({ id, name }) => ({ id, name })),
          [],
        ),
      ),
    productLines: () => counted(productLines()),
    colorGroups: () => counted(colorGroups()),
    categories: (): Result<Tagged<CategoryRecord[]>, never> => counted(categories()),
    subcategoryGroups: ({ id }: { id: number }): Result<Tagged<GroupRecord[]>, Unknown> => {
      const found = categories()
        .flatMap((category) => category.subcategories)
        .find((sub) => sub.ArticleGroup2ID === id);
      return found === undefined ? refused({ reason: 'unknown' }) : counted(found.groups);
    },
    /** DEC-25: rank ascending, at most 100. */
    bestsellers: (): Result<Tagged<BestsellerRecord[]>, never> => {
      const { ids } = index.query({ from: 0, take: 100, sort: { by: 'BestsellerQty', order: 'asc' } });
      const ranked = index.bundle(ids).filter((article) => article.bestsellerQty < defaultBestsellerRank);
      const records = ranked.map(({ id, bestsellerQty, bestsellerTurnover }) => ({
        article_id: id,
        qty_rank: bestsellerQty,
        turnover_rank: bestsellerTurnover,
      }));
      return done(tagged(records, ['any', ...ranked.map(({ id }) => id)]));
    },
  };
}

/** A list that tells something else when the counts do. */
function counted<T>(list: T): Result<Tagged<T>, never> {
  return done(tagged(list, ['counts']));
}
