import type { Article } from '#domain/article/article.ts';
import { type CategoryTrail, type CategoryTree, categoryPath } from '#domain/navigation/category-tree.ts';
import type { ListLink } from '../../lists/list-page.ts';

type ArticlePlace = Pick<Article, 'category' | 'articleGroup2ID' | 'articleGroup3ID'>;

/** From the main category down to the article's group, as far as the tree knows them. */
export function articleParents(
  { category, articleGroup2ID, articleGroup3ID }: ArticlePlace,
  tree: CategoryTree,
): readonly ListLink[] {
  const main = tree.find(({ id }) => id === category);
  const sub = main?.children.find(({ id }) => id === articleGroup2ID);
  const group = sub?.children.find(({ id }) => id === articleGroup3ID);
  const trail = [main, sub, group].filter((node) => node !== undefined);
  return trail.map(({ title }, index): ListLink => {
    const above = trail.slice(0, index + 1) as unknown as CategoryTrail;
    return { title, to: categoryPath(above) };
  });
}
