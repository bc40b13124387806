import type { CategoryTree } from '#domain/navigation/category-tree.ts';
import { type PageRouteName, pageRouteNames, pageSlug } from '#domain/navigation/page-slugs.ts';
import { type PathTarget, resolvePath } from '#domain/navigation/resolve-path.ts';
import type { RouteName } from '#domain/navigation/routes.ts';
import type { Pages } from '#server/ports/content/pages.ts';
import type { Published } from '#server/ports/content/published.ts';

/** What there is to lead to. */
export interface LinkTargets {
  readonly tree: CategoryTree;
  readonly pages: Pages;
  readonly published: Pick<Published, 'shops' | 'campaigns' | 'editorial'>;
  /** Those of the addresses of articles (names or numbers) that none has. */
  readonly unknownArticles: (names: readonly string[]) => Promise<readonly string[]>;
}

/** Of the links of a text, those that lead nowhere: as they are written, each once. `ids` are the places of the text itself. */
export async function brokenLinks(
  links: readonly string[],
  ids: ReadonlySet<string>,
  targets: LinkTargets,
): Promise<string[]> {
  const own = [...new Set(links)].filter((link) => !/^(https?:\/\/|mailto:|tel:)/i.test(link) && !link.includes('{{'));
  const articles = new Map<string, string>();
  const broken = new Set<string>();
  for (const link of own) {
    const [path = '', anchor] = link.split('?')[0]?.split('#') ?? [];
    if (path === '') {
      if (!ids.has(anchor ?? '')) broken.add(link);
      continue;
    }
    const target = /^\/(?![/\\])/.test(path) ? resolvePath(path, targets.tree) : ({ kind: 'not-found' } as const);
    const article = articleOf(target);
    if (article !== null) articles.set(link, article);
    else if (!leads(target, anchor, targets)) broken.add(link);
  }
  const unknown = new Set(articles.size === 0 ? [] : await targets.unknownArticles([...articles.values()]));
  for (const [link, article] of articles) if (unknown.has(article)) broken.add(link);
  return own.filter((link) => broken.has(link));
}

function articleOf(target: PathTarget): string | null {
  if (target.kind !== 'route') return null;
  if (target.name === 'product') return target.params.articleName ?? null;
  return target.name === 'productById' ? (target.params.articleId ?? null) : null;
}

const chainPages: ReadonlySet<RouteName> = new Set<PageRouteName>([
  ...pageRouteNames,
  'returns',
  'bhg-start-1',
  'hvordan-kle-barna',
]);

function leads(target: PathTarget, anchor: string | undefined, { pages, published }: LinkTargets): boolean {
  if (target.kind === 'not-found') return false;
  if (target.kind !== 'route') return true;
  const { name, params } = target;
  if (chainPages.has(name)) {
    const page = pages.find(pageSlug(name as PageRouteName));
    return page !== undefined && (anchor === undefined || page.html.includes(` id="${anchor}"`));
  }
  if (name === 'shop') return published.shops.some(({ slug }) => slug === params.slug);
  if (name === 'campaign') return published.campaigns.some(({ record }) => String(record.id) === params.id);
  if (name === 'blogPost') return published.editorial.posts.some(({ slug }) => slug === params.slug);
  if (name === 'blogCategory') return published.editorial.categories.some(({ slug }) => slug === params.slug);
  if (name === 'poll') return published.editorial.polls.some(({ record }) => String(record.id) === params.id);
  return true;
}
