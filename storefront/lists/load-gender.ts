import { menuText } from '#content/nb/menu.ts';
import type { CategoryRecord } from '#contract/reference.ts';
import { noChoice } from '#domain/filter/filter-choice.ts';
import { writeListQuery } from '#domain/filter/list-query.ts';
import { searchFilters } from '#domain/filter/search-filters.ts';
import { defaultSort } from '#domain/filter/sort.ts';
import { categoryPath, categoryTree } from '#domain/navigation/category-tree.ts';
import { genderIds } from '#domain/navigation/genders.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { getCategories } from '../data/get-start-lists.ts';
import { optional } from '../data/loader-result.ts';
import type { ListLink } from './list-page.ts';
import { type DescribeList, loadList } from './load-list.ts';
import { type ShownGender, shownGenders } from './shown-genders.ts';

/** Genders whose lists show the guide to dressing a child among the articles. */
const children: ReadonlySet<ShownGender> = new Set(['barn', 'barn-junior']);

/** DEC-16: the gender's id alone decides; barn-junior is both of its parts (DEC-15). */
const describeGender: DescribeList = async ({ request }, api) => {
  const gender = genderOf(new URL(request.url).pathname);
  const genders = genderIds[gender];
  const filters = searchFilters({ choice: noChoice, fixed: { genders } });
  const [categories, counted] = await Promise.all([
    getCategories(api),
    api.searchArticles({ query: '', take: 1, page: 0, filters, aggregations: true }),
  ]);
  const groups = optional(counted, null)?.aggregations?.groups ?? [];
  return {
    title: menuText.genders[gender],
    lead: null,
    source: { kind: 'search', query: '', fixed: { genders } },
    canonical: pathTo('gender', { gender }),
    indexed: true,
    parents: [],
    shortcuts: categoriesWith(new Set(groups.map(({ key }) => key)), genders, categories),
    prices: null,
    banner: children.has(gender) ? { to: pathTo('hvordan-kle-barna'), image: null } : null,
  };
};

export const loadGender = loadList(describeGender);

/** Each gender has a literal path in the route table (ROUTE-26), so the router gives no parameter. */
function genderOf(path: string): ShownGender {
  const shown = shownGenders.find((gender) => path === `/${gender}`);
  if (shown === undefined) throw new Error(`${path} is no gender's`);
  return shown;
}

/** The main categories that hold something for the gender, opened with it ticked. */
function categoriesWith(
  groups: ReadonlySet<number>,
  genders: readonly number[],
  categories: readonly CategoryRecord[],
): readonly ListLink[] {
  const query = writeListQuery({ choice: { ...noChoice, genders }, sort: defaultSort, ignored: [] });
  return categoryTree(categories)
    .filter((main) => main.children.some((sub) => sub.children.some(({ id }) => groups.has(id))))
    .map((main) => ({ title: main.title, to: categoryPath([main]) + query }));
}
