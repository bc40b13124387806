import type { RouteObject } from 'react-router';

/**
 * The part of a route table that an address may be found in, by the first segment of its path. The router tries one route after
 * the other, each with a regular expression of its own, and a category's comes after all that have a name.
 */
export function routesByFirstSegment(routes: RouteObject[]): (pathname: string) => RouteObject[] {
  const tables = new Map<string, RouteObject[]>();
  for (const name of namesIn(routes)) tables.set(name, narrowed(routes, name));
  const unnamed = narrowed(routes, null);
  return (pathname) => {
    const [, first = ''] = pathname.toLowerCase().split('/');
    // What is written otherwise than the table writes it is for the router to read.
    if (pathname.includes('%') || (first === '' && pathname !== '/')) return routes;
    return tables.get(first) ?? unnamed;
  };
}

function namesIn(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children = [] }) => (path === undefined ? namesIn(children) : (nameOf(path) ?? [])));
}

/** With the routes whose path begins with the name, and those that begin with a parameter. */
function narrowed(routes: readonly RouteObject[], name: string | null): RouteObject[] {
  return routes.flatMap((route): RouteObject[] => {
    const { path, children } = route;
    if (path !== undefined) return [name, null].includes(nameOf(path)) ? [ownCopy(route)] : [];
    return children === undefined ? [route] : [{ ...route, children: narrowed(children, name) } as RouteObject];
  });
}

/** The router takes out of `lazy` what it has loaded, for the table it was asked with: each has its own. */
function ownCopy(route: RouteObject): RouteObject {
  return typeof route.lazy === 'object' ? { ...route, lazy: { ...route.lazy } } : route;
}

/** Null: a parameter. The home page's is empty. */
function nameOf(path: string): string | null {
  const first = path.replace(/^\//, '').split('/')[0]?.toLowerCase() ?? '';
  return /[:*?]/.test(first) ? null : first;
}
