import { slugify } from '../text/slugify.ts';
import { readProductParam } from './addresses/product-param.ts';
import { categoryAliases } from './aliases.ts';
import { type CategoryTrail, type CategoryTree, categoryPath, findCategory } from './category-tree.ts';
import { isRouteGender, type RouteGender } from './genders.ts';
import { matchRoute, type RouteMatch } from './match-route.ts';
import { encodeSegment, fillPattern } from './path-to.ts';
import { type Redirect, redirectFor } from './redirects.ts';
import type { RouteName } from './routes.ts';

export type PathTarget =
  | ({ readonly kind: 'redirect' } & Redirect)
  | ({ readonly kind: 'route' } & RouteMatch)
  | { readonly kind: 'gender'; readonly gender: RouteGender }
  /** `canonical` is another path than the one asked for when the category was reached through an alias (DEC-17). */
  | { readonly kind: 'category'; readonly trail: CategoryTrail; readonly canonical: string }
  | { readonly kind: 'not-found' };

const notFound: PathTarget = { kind: 'not-found' };

/** Parameters that slugify made; another spelling of them moves on to it (DEC-11). */
const slugParams: Partial<Record<RouteName, string>> = {
  product: 'articleName',
  productLine: 'slug',
  colorgroup: 'slug',
  shop: 'slug',
};

/**
 * What a path means (DEC-07): redirects and literal routes, then prefixes, then gender, alias, category. `/api` and assets
 * have been taken by the server before. An empty tree leaves every category unknown.
 */
export function resolvePath(path: string, tree: CategoryTree): PathTarget {
  const segments = decodeSegments(path);
  if (segments === null) return notFound;
  const filled = segments.filter((segment) => segment !== '');
  if (path !== '/' && filled.length !== segments.length) return moved(rawPath(filled)); // trailing or doubled slash

  const redirect = redirectFor(filled);
  if (redirect) return { kind: 'redirect', ...redirect };
  const match = matchRoute(filled);
  if (match) return settleRoute(match);
  return resolveNames(filled, tree);
}

/** Segments of a path, decoded; null when the encoding is broken. */
export function decodeSegments(path: string): readonly string[] | null {
  try {
    return path.replace(/^\//, '').split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
}

function settleRoute(match: RouteMatch): PathTarget {
  const param = slugParams[match.name];
  const given = param === undefined ? undefined : match.params[param];
  if (param !== undefined && given !== undefined) {
    if (match.name === 'product' && readProductParam(given).kind === 'id') {
      return { kind: 'route', name: 'productById', params: { articleId: given } };
    }
    const slug = slugify(given);
    if (slug === '') return notFound;
    if (slug !== given) return moved(fillPattern(match.name, { [param]: slug }));
  }
  return { kind: 'route', ...match };
}

function resolveNames(segments: readonly string[], tree: CategoryTree): PathTarget {
  const slugs = segments.map(slugify);
  const canonicalForm = slugs.every((slug, index) => slug === segments[index]);
  const [first = ''] = slugs;
  const otherSpelling = canonicalForm ? null : resolveLiteral(slugs); // '/Om-Oss', '/Voksen'
  if (otherSpelling) return otherSpelling;

  if (slugs.length === 1 && isRouteGender(first)) {
    return canonicalForm ? { kind: 'gender', gender: first } : moved(fillPattern('gender', { gender: first }));
  }
  const aliased = slugs.length === 1 ? categoryAliases.get(first) : undefined;
  const trail = slugs.length <= 3 ? findCategory(tree, aliased ?? slugs) : null;
  if (trail) {
    const canonical = categoryPath(trail);
    if (aliased) return canonicalForm ? { kind: 'category', trail, canonical } : moved(`/${first}`);
    const asked = trail.every((node, index) => node.slug === segments[index]);
    return asked ? { kind: 'category', trail, canonical } : moved(canonical);
  }
  return notFound;
}

function resolveLiteral(slugs: readonly string[]): PathTarget | null {
  const redirect = redirectFor(slugs);
  if (redirect) return { kind: 'redirect', ...redirect };
  return matchRoute(slugs) ? moved(rawPath(slugs)) : null;
}

function moved(to: string): PathTarget {
  return { kind: 'redirect', to, status: 301 };
}

function rawPath(segments: readonly string[]): string {
  return `/${segments.map(encodeSegment).join('/')}`;
}
