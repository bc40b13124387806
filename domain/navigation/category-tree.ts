import { type Category, displayCategoryName } from '#domain/article/category.ts';
import { slugify } from '../text/slugify.ts';
import { fillPattern } from './path-to.ts';
import { reservedSegments } from './reserved-segments.ts';

/** One place in the tree with the address it has; the tree knows nothing but names and ids. */
export interface CategoryNode {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  /** The slug of the name as stored; '/tekstil' moves on to '/klaer' (DEC-11). */
  readonly storedSlug: string;
  readonly children: readonly CategoryNode[];
}

export type CategoryTree = readonly CategoryNode[];

/** Main category, subcategory and group, as deep as the path goes. */
export type CategoryTrail = readonly [CategoryNode, ...CategoryNode[]];

interface NamedNode {
  readonly id: number;
  readonly name: string;
  readonly children: readonly NamedNode[];
}

const trees = new WeakMap<readonly CategoryNames[], CategoryTree>();

/** The tree that paths are looked up in, from what GET categories answers; made once for each answer. */
export function categoryTree(categories: readonly CategoryNames[]): CategoryTree {
  const known = trees.get(categories) ?? treeOf(categories);
  trees.set(categories, known);
  return known;
}

function treeOf(categories: readonly CategoryNames[]): CategoryTree {
  const named = categories.map((main) => ({
    id: main.id,
    name: main.name,
    children: main.subcategories.map((sub) => ({
      id: sub.ArticleGroup2ID,
      name: sub.Name,
      children: sub.groups.map((group) => ({ id: group.articleGroup3ID, name: group.name, children: [] })),
    })),
  }));
  return assignNodeSlugs(named, reservedSegments);
}

/** What of a category the tree is made from. */
export interface CategoryNames extends Pick<Category, 'id' | 'name'> {
  readonly subcategories: readonly {
    readonly ArticleGroup2ID: number;
    readonly Name: string;
    readonly groups: readonly { readonly articleGroup3ID: number; readonly name: string }[];
  }[];
}

/** Finds a path's category by displayed or stored name; the caller redirects when `categoryPath` differs from what was asked. */
export function findCategory(tree: CategoryTree, segments: readonly string[]): CategoryTrail | null {
  const [first, ...rest] = segments.map(slugify);
  if (first === undefined) return null;
  const main = findNode(tree, first);
  if (main === null) return null;
  const trail: [CategoryNode, ...CategoryNode[]] = [main];
  let level = main.children;
  for (const slug of rest) {
    const node = findNode(level, slug);
    if (node === null) return null;
    trail.push(node);
    level = node.children;
  }
  return trail;
}

export function categoryPath([main, sub, group]: CategoryTrail): string {
  return fillPattern('category', { categoryName: main.slug, subcategoryName: sub?.slug, group: group?.slug });
}

/** A slug that is taken, reserved or empty carries the id; the first in the list keeps the plain one. */
function assignNodeSlugs(nodes: readonly NamedNode[], taken: ReadonlySet<string>): CategoryTree {
  const used = new Set(taken);
  return nodes.map(({ id, name, children }) => {
    const title = displayCategoryName(name);
    const plain = slugify(title);
    const slug = plain === '' || used.has(plain) ? `${plain || 'gruppe'}-${id}` : plain;
    used.add(slug);
    return { id, title, slug, storedSlug: slugify(name), children: assignNodeSlugs(children, new Set()) };
  });
}

function findNode(level: CategoryTree, slug: string): CategoryNode | null {
  return level.find((node) => node.slug === slug) ?? level.find((node) => node.storedSlug === slug) ?? null;
}
