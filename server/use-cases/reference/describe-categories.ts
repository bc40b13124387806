import type { CategoryRecord, GroupRecord, SubcategoryRecord } from '#contract/reference.ts';
import { type CategoryNode, categoryTree } from '#domain/navigation/category-tree.ts';
import type { CatalogueFilter, CatalogueIndex, ListOf } from '#server/ports/catalogue/catalogue-index.ts';
import type { Group2Row, MainGroupRow } from '#server/ports/catalogue/catalogue-rows.ts';

const pageSize = 20; // CONST-06

type BareCategory = Omit<CategoryRecord, 'subcategories'>;

/** Counts and price ranges as they were found for each list: an article's change touches those of its own alone. */
export interface DescribedLists {
  readonly mains: Map<ListOf, BareCategory>;
  readonly subs: Map<ListOf, SubcategoryRecord>;
}

/** ENT-43, ENT-45, ENT-46: the tree with counts and price ranges, as GET categories answers it. */
export function describeCategories(index: CatalogueIndex, { mains, subs }: DescribedLists): CategoryRecord[] {
  const { mainGroups, groups2 } = index.reference;
  const bare = mainGroups.map((main) => ({
    ...known(mains, `MainGroupID:${main.id}`, () => describeMain(index, main)),
    subcategories: groups2
      .filter((sub) => sub.mainGroupId === main.id)
      .map((sub) => known(subs, `ArticleGroup2ID:${sub.id}`, () => describeSub(index, sub))),
  }));
  return withSlugs(bare);
}

function known<T>(lists: Map<ListOf, T>, list: ListOf, describe: () => T): T {
  const found = lists.get(list) ?? describe();
  lists.set(list, found);
  return found;
}

function describeMain(index: CatalogueIndex, main: MainGroupRow): BareCategory {
  const scope: CatalogueFilter[] = [{ field: 'MainGroupID', op: 'eq', value: main.id }];
  const found = index.query({ scope, from: 0, take: 0, facets: ['ProductLineID'], priceFacet: true });
  const lines = new Set((found.facets.ProductLineID ?? []).map(({ id }) => id));
  return {
    id: main.id,
    name: main.name,
    slug: '',
    count: found.total,
    banner: main.banner,
    bannerLink: main.bannerLink,
    minPrice: found.price?.min ?? 0,
    maxPrice: found.price?.max ?? 0,
    availableProductlines: index.reference.productLines
      .filter(({ id }) => lines.has(id))
      .map(({ id, name }) => ({ id, name })),
    current_page: 1,
    last_page: Math.max(1, Math.ceil(found.total / pageSize)),
  };
}

function describeSub(index: CatalogueIndex, sub: Group2Row): SubcategoryRecord {
  const scope: CatalogueFilter[] = [{ field: 'ArticleGroup2ID', op: 'eq', value: sub.id }];
  const found = index.query({ scope, from: 0, take: 0, facets: ['ArticleGroup3ID'], priceFacet: true });
  const counts = new Map((found.facets.ArticleGroup3ID ?? []).map(({ id, count }) => [id, count]));
  const groups = index.reference.groups3.filter((group) => group.articleGroup2Id === sub.id);
  return {
    ArticleGroup2ID: sub.id,
    MainGroupID: sub.mainGroupId,
    Name: sub.name,
    slug: '',
    minPrice: found.price?.min ?? 0,
    maxPrice: found.price?.max ?? 0,
    articlesCount: found.total,
    custom: sub.custom,
    groups: groups.map(
      ({ id, name }): GroupRecord => ({
        id,
        name,
        slug: '',
        articleGroup2ID: sub.id,
        articleGroup3ID: id,
        articlesCount: counts.get(id) ?? 0,
      }),
    ),
  };
}

/** The addresses are the tree's: one place decides what a category's slug is. */
function withSlugs(categories: readonly CategoryRecord[]): CategoryRecord[] {
  const tree = categoryTree(categories);
  const nodeOf = (nodes: readonly CategoryNode[], id: number) => nodes.find((node) => node.id === id);
  return categories.map((category) => {
    const main = nodeOf(tree, category.id);
    return {
      ...category,
      slug: main?.slug ?? '',
      subcategories: category.subcategories.map((sub) => {
        const node = nodeOf(main?.children ?? [], sub.ArticleGroup2ID);
        const groups = sub.groups.map((group) => ({
          ...group,
          slug: nodeOf(node?.children ?? [], group.articleGroup3ID)?.slug ?? '',
        }));
        return { ...sub, slug: node?.slug ?? '', groups };
      }),
    };
  });
}
