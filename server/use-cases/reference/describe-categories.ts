import type { CategoryRecord, GroupRecord, SubcategoryRecord } from '#contract/reference.ts';
import { type CategoryNode, categoryTree } from '#domain/navigation/category-tree.ts';
import type {
  Catalogue,
  CatalogueAnswer,
  CatalogueQuery,
  FacetField,
  ListOf,
} from '#server/ports/catalogue/catalogue-index.ts';
import type { CatalogueReference, Group2Row, MainGroupRow } from '#server/ports/catalogue/catalogue-rows.ts';

const pageSize = 20; // CONST-06

type BareCategory = Omit<CategoryRecord, 'subcategories'>;

/**
 * Counts and price ranges as they were found for each list: an article's change touches those of its own alone. Those that
 * are missing are looked up and added.
 */
export interface DescribedLists {
  readonly mains: Map<ListOf, BareCategory>;
  readonly subs: Map<ListOf, SubcategoryRecord>;
}

/** ENT-43, ENT-45, ENT-46: the tree with counts and price ranges, as GET categories answers it. */
export async function describeCategories(index: Catalogue, { mains, subs }: DescribedLists): Promise<CategoryRecord[]> {
  const { reference } = index;
  const missingMains = reference.mainGroups.filter(({ id }) => !mains.has(mainList(id)));
  const missingSubs = reference.groups2.filter(({ id }) => !subs.has(subList(id)));
  const found = await index.queries([
    ...missingMains.map(({ id }) => counted('MainGroupID', id, 'ProductLineID')),
    ...missingSubs.map(({ id }) => counted('ArticleGroup2ID', id, 'ArticleGroup3ID')),
  ]);
  for (const [at, answer] of found.entries()) {
    const main = missingMains[at];
    const sub = missingSubs[at - missingMains.length];
    if (main !== undefined) mains.set(mainList(main.id), describeMain(reference, main, answer));
    else if (sub !== undefined) subs.set(subList(sub.id), describeSub(reference, sub, answer));
  }
  return withSlugs(
    reference.mainGroups.flatMap(({ id }) => {
      const main = mains.get(mainList(id));
      const own = reference.groups2.filter((sub) => sub.mainGroupId === id);
      const subcategories = own.flatMap((sub) => subs.get(subList(sub.id)) ?? []);
      return main === undefined ? [] : [{ ...main, subcategories }];
    }),
  );
}

function mainList(id: number): ListOf {
  return `MainGroupID:${id}`;
}

function subList(id: number): ListOf {
  return `ArticleGroup2ID:${id}`;
}

function counted(field: 'MainGroupID' | 'ArticleGroup2ID', value: number, facet: FacetField): CatalogueQuery {
  return { scope: [{ field, op: 'eq', value }], from: 0, take: 0, facets: [facet], priceFacet: true };
}

function describeMain(reference: CatalogueReference, main: MainGroupRow, found: CatalogueAnswer): BareCategory {
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
    availableProductlines: reference.productLines
      .filter(({ id }) => lines.has(id))
      .map(({ id, name }) => ({ id, name })),
    current_page: 1,
    last_page: Math.max(1, Math.ceil(found.total / pageSize)),
  };
}

function describeSub(reference: CatalogueReference, sub: Group2Row, found: CatalogueAnswer): SubcategoryRecord {
  const counts = new Map((found.facets.ArticleGroup3ID ?? []).map(({ id, count }) => [id, count]));
  const groups = reference.groups3.filter((group) => group.articleGroup2Id === sub.id);
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
