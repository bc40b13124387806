import { setImmediate as immediate } from 'node:timers/promises';
import type { BlogPostRecord } from '#contract/blog.ts';
import type { CategoryRecord } from '#contract/reference.ts';
import type { ShopApi } from '#contract/shop-api.ts';
import { type CategoryTrail, categoryPath, categoryTree } from '#domain/navigation/category-tree.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import type { Catalogue, CatalogueArticle } from '#server/ports/catalogue/catalogue-index.ts';
import type { Pages } from '#server/ports/content/pages.ts';
import type { SitemapPage } from './sitemap-xml.ts';

export interface SitemapSources {
  readonly index: Catalogue;
  readonly pages: Pages;
  readonly api: Pick<ShopApi, 'categories' | 'shops' | 'blogPosts' | 'blogCategories'>;
}

/** As many as one file holds; the protocol allows 50,000, but a file of this size is made in a few milliseconds. */
export const articlesPerFile = 10_000;

/** One file of each kind, and as many of articles as they need. */
export async function sitemapNames({ index }: Pick<SitemapSources, 'index'>): Promise<readonly string[]> {
  const { total } = await index.query({ from: 0, take: 0 });
  const articleFiles = Array.from({ length: Math.ceil(total / articlesPerFile) }, (_, file) => `varer-${file + 1}`);
  return [...articleFiles, 'kategorier', 'sider', 'butikker', 'blogg'];
}

/** The pages of a file; null when there is no such file. */
export async function sitemapPages(name: string, sources: SitemapSources): Promise<readonly SitemapPage[] | null> {
  if (!(await sitemapNames(sources)).includes(name)) return null;
  if (name === 'kategorier') return (await categoryPaths(sources.api)).map(bare);
  if (name === 'sider') return fixedPages(sources.pages);
  if (name === 'butikker') return (await shopPaths(sources.api)).map(bare);
  if (name === 'blogg') return blogPages(sources.api);
  return articlePages(sources.index, Number(name.slice('varer-'.length)) - 1);
}

function bare(path: string): SitemapPage {
  return { path };
}

/** Pictures named of one article: enough for every colour of most. */
const picturesNamed = 12;
/** Batch size, between which the event loop is yielded to other requests. */
const articlesAtOnce = 500;

/** Visible ones alone: the index's lists know no others (DEC-38). */
async function articlePages(index: Catalogue, file: number): Promise<readonly SitemapPage[]> {
  let ids: readonly number[] = [];
  for (let at = 0, last = 0; at <= file; at += 1, last = ids.at(-1) ?? last) {
    ids = await index.idsAfter(last, articlesPerFile);
  }
  const pages: SitemapPage[] = [];
  for (let at = 0; at < ids.length; at += articlesAtOnce) {
    if (at > 0) await immediate();
    pages.push(...(await index.bundle(ids.slice(at, at + articlesAtOnce))).map(articlePage));
  }
  return pages;
}

/** A campaign that begins changes the page as much as an editor does. */
function articlePage({ slug, changedAt, campaigns, images }: CatalogueArticle): SitemapPage {
  const changed = campaigns.reduce((last, { start }) => Math.max(last, start ?? 0), changedAt);
  return {
    path: pathTo('product', { articleName: slug }),
    changed: new Date(changed).toISOString(),
    pictures: images.slice(0, picturesNamed),
  };
}

/** Those with articles in them, on all three levels. */
async function categoryPaths(api: Pick<ShopApi, 'categories'>): Promise<readonly string[]> {
  const reply = await api.categories({});
  if (!reply.ok) return [];
  const counts = articleCounts(reply.data);
  const filled = (trail: CategoryTrail) => (counts.get(keyOf(trail)) ?? 0) > 0;
  return categoryTree(reply.data)
    .flatMap((main): CategoryTrail[] => [
      [main],
      ...main.children.flatMap((sub): CategoryTrail[] => [
        [main, sub],
        ...sub.children.map((group): CategoryTrail => [main, sub, group]),
      ]),
    ])
    .filter(filled)
    .map(categoryPath);
}

function articleCounts(categories: readonly CategoryRecord[]): ReadonlyMap<string, number> {
  return new Map(
    categories.flatMap((main) => [
      [`${main.id}`, main.count] as const,
      ...main.subcategories.flatMap((sub) => [
        [`${main.id}/${sub.ArticleGroup2ID}`, sub.articlesCount] as const,
        ...sub.groups.map(
          (group) => [`${main.id}/${sub.ArticleGroup2ID}/${group.articleGroup3ID}`, group.articlesCount] as const,
        ),
      ]),
    ]),
  );
}

function keyOf(trail: CategoryTrail): string {
  return trail.map(({ id }) => id).join('/');
}

function fixedPages(pages: Pages): readonly SitemapPage[] {
  const fixed = ['home', 'bestsellers', 'campaigns', 'paper', 'productLines', 'colorgroups', 'shops'] as const;
  return [
    ...fixed.map((name) => bare(pathTo(name))),
    ...pages.all.map(({ slug, updated }) => ({ path: `/${slug}`, changed: updated })),
  ];
}

async function shopPaths(api: Pick<ShopApi, 'shops'>): Promise<readonly string[]> {
  const reply = await api.shops({});
  return reply.ok ? reply.data.map(({ slug }) => pathTo('shop', { slug })) : [];
}

/** The blog, its categories and all its posts, a page of them after the other. */
async function blogPages(api: Pick<ShopApi, 'blogPosts' | 'blogCategories'>): Promise<readonly SitemapPage[]> {
  const categories = await api.blogCategories({});
  const filled = categories.ok ? categories.data.filter(({ postsCount }) => postsCount > 0) : [];
  const posts: SitemapPage[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const reply = await api.blogPosts({ page, per_page: 100 });
    if (!reply.ok) break;
    last = reply.data.meta.last_page;
    posts.push(...reply.data.data.map(postPage));
  }
  const lists = [pathTo('blog'), ...filled.map(({ slug }) => pathTo('blogCategory', { slug }))];
  return [...lists.map(bare), ...posts];
}

function postPage({ slug, published_at }: BlogPostRecord): SitemapPage {
  return { path: pathTo('blogPost', { slug }), changed: published_at };
}
