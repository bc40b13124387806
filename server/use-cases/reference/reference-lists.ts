import type { CategoryRecord, ColorGroupRecord, ProductLineRecord } from '#contract/reference.ts';
import { type CategoryTree, categoryTree } from '#domain/navigation/category-tree.ts';
import { slugify } from '#domain/text/slugify.ts';
import type { Catalogue, FacetCount, ListOf } from '#server/ports/catalogue/catalogue-index.ts';
import { type DescribedLists, describeCategories } from './describe-categories.ts';
import { picturesOfColors, picturesOfLines } from './list-pictures.ts';

/** The lists every page starts from, as they are at one time. */
export interface ReferenceLists {
  readonly categories: CategoryRecord[];
  readonly tree: CategoryTree;
  readonly productLines: ProductLineRecord[];
  readonly colorGroups: ColorGroupRecord[];
  /** Whether there is any article to see. */
  readonly hasGoods: boolean;
  /** Everything they tell: two of them that tell the same are the same. */
  readonly told: string;
  /** What they were made of, by list, for the next ones. */
  readonly found: Found;
}

interface Found extends DescribedLists {
  readonly pictures: Map<ListOf, readonly string[]>;
}

/** Asks for what is not known from before, and for the lists that were touched since. */
export async function referenceLists(
  index: Catalogue,
  before: ReferenceLists | null,
  touched: ReadonlySet<ListOf>,
): Promise<ReferenceLists> {
  const found = remaining(before, touched);
  const [categories, lineImage, colorImages, [counts]] = await Promise.all([
    describeCategories(index, found),
    picturesOfLines(index, found.pictures),
    picturesOfColors(index, found.pictures),
    index.queries([{ from: 0, take: 0, facets: ['ProductLineID', 'ColorGroupID'] }]),
  ]);
  const lineCount = countsOf(counts?.facets.ProductLineID);
  const productLines = index.reference.productLines.map(({ id, name }) => ({
    id,
    name,
    slug: slugify(name),
    count: lineCount(id),
    image: lineImage(id),
  }));
  const colorCount = countsOf(counts?.facets.ColorGroupID);
  const colorGroups = index.reference.colorGroups.map((group) => ({
    ...group,
    slug: slugify(group.name),
    count: colorCount(group.id),
    images: colorImages(group.id),
  }));
  return {
    categories,
    tree: categoryTree(categories),
    productLines,
    colorGroups,
    hasGoods: categories.some(({ count }) => count > 0),
    told: JSON.stringify([categories, productLines, colorGroups]),
    found,
  };
}

/** Copies: lists that are being read are not changed under their readers. */
function remaining(before: ReferenceLists | null, touched: ReadonlySet<ListOf>): Found {
  const rest = <T>(lists: ReadonlyMap<ListOf, T> = new Map()) =>
    new Map([...lists].filter(([list]) => !touched.has(list)));
  return {
    mains: rest(before?.found.mains),
    subs: rest(before?.found.subs),
    pictures: rest(before?.found.pictures),
  };
}

function countsOf(facet: readonly FacetCount[] = []): (id: number) => number {
  const counts = new Map(facet.map(({ id, count }) => [id, count]));
  return (id) => counts.get(id) ?? 0;
}
