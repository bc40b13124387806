import type { CategoryRecord } from '#contract/reference.ts';
import type { PriceRange } from '#domain/filter/price-range.ts';
import { type CategoryNode, type CategoryTrail, categoryPath, categoryTree } from '#domain/navigation/category-tree.ts';
import { type PathTarget, resolvePath } from '#domain/navigation/resolve-path.ts';
import { getCategories } from '../data/get-start-lists.ts';
import { notFoundPage, redirectTo } from '../data/loader-result.ts';
import type { ListBanner, ListLink, ListPage } from './list-page.ts';
import { type DescribeList, loadList } from './load-list.ts';

type CategoryTarget = Extract<PathTarget, { kind: 'category' }>;

/**
 * The last route: any path that no other route matched is a moved address, a category, an alias, or not found (DEC-07).
 */
const describeCategory: DescribeList = async (args, api) => {
  const categories = await getCategories(api);
  const url = new URL(args.request.url);
  const target = resolvePath(url.pathname, categoryTree(categories));
  if (target.kind === 'redirect') throw redirectTo(target.to + url.search, target.status);
  if (target.kind !== 'category') throw notFoundPage();
  const { trail } = target;
  const node = trail.at(-1) ?? trail[0];
  const page = pages.get(node) ?? Object.freeze(pageOf(target, categories));
  pages.set(node, page);
  return page;
};

/** A tree is made for each answer about the categories: until the next one a category's page stays what it is, for all its lists. */
const pages = new WeakMap<CategoryNode, ListPage>();

function pageOf({ trail, canonical }: CategoryTarget, categories: readonly CategoryRecord[]): ListPage {
  const [main, sub, group] = trail;
  return {
    title: trail.at(-1)?.title ?? main.title,
    lead: null,
    source: {
      kind: 'category',
      main: main.id,
      ...(sub === undefined ? {} : { sub: sub.id }),
      ...(group === undefined ? {} : { group: group.id }),
    },
    canonical,
    indexed: true,
    parents: parentsOf(trail),
    shortcuts: levelBelow(trail, categories),
    prices: pricesOf(trail, categories),
    banner: bannerOf(trail, categories),
  };
}

export const loadCategory = loadList(describeCategory);

function parentsOf([main, sub, group]: CategoryTrail): readonly ListLink[] {
  const parents: ListLink[] = [];
  if (sub !== undefined) parents.push({ title: main.title, to: categoryPath([main]) });
  if (sub !== undefined && group !== undefined) parents.push({ title: sub.title, to: categoryPath([main, sub]) });
  return parents;
}

/** GEN-07: on into the subcategories or groups that have articles. */
function levelBelow(trail: CategoryTrail, categories: readonly CategoryRecord[]): readonly ListLink[] {
  const [main, sub] = trail;
  const record = categories.find(({ id }) => id === main.id);
  const counts = new Map(
    sub === undefined
      ? record?.subcategories.map(({ ArticleGroup2ID, articlesCount }) => [ArticleGroup2ID, articlesCount])
      : record?.subcategories
          .find(({ ArticleGroup2ID }) => ArticleGroup2ID === sub.id)
          ?.groups.map(({ articleGroup3ID, articlesCount }) => [articleGroup3ID, articlesCount]),
  );
  return (trail.at(-1)?.children ?? [])
    .filter(({ id }) => (counts.get(id) ?? 0) > 0)
    .map((child) => ({ title: child.title, to: categoryPath([...trail, child]) }));
}

/** DEC-51: the category's or subcategory's; a group has no prices of its own. */
function pricesOf([main, sub, group]: CategoryTrail, categories: readonly CategoryRecord[]): PriceRange | null {
  const record = categories.find(({ id }) => id === main.id);
  const place =
    sub === undefined ? record : record?.subcategories.find(({ ArticleGroup2ID }) => ArticleGroup2ID === sub.id);
  if (place === undefined || group !== undefined) return null;
  return { min: place.minPrice, max: place.maxPrice };
}

/** ENT-43: the main category's, on all its levels. */
function bannerOf([main]: CategoryTrail, categories: readonly CategoryRecord[]): ListBanner | null {
  const { banner, bannerLink } = categories.find(({ id }) => id === main.id) ?? {};
  return bannerLink ? { to: bannerLink, image: banner ?? null } : null;
}
