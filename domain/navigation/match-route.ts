import { type RouteName, routeNames, routePatterns } from './routes.ts';

export interface RouteMatch {
  readonly name: RouteName;
  readonly params: Readonly<Record<string, string>>;
}

/** gender and category match anything and come last, by their own rules; product takes the place of productById (DEC-09). */
const triedLater: ReadonlySet<RouteName> = new Set(['gender', 'category', 'productById']);

const candidates = routeNames
  .filter((name) => !triedLater.has(name))
  .map((name) => ({ name, pattern: routePatterns[name].split('/').slice(1) }));

/** The literal route or two-part prefix that a path belongs to (ROUTE-46, DEC-07). Segments are decoded ones. */
export function matchRoute(segments: readonly string[]): RouteMatch | null {
  const given = segments.length === 0 ? [''] : segments;
  for (const { name, pattern } of candidates) {
    const params = matchPattern(pattern, given);
    if (params !== null) return { name, params };
  }
  return null;
}

function matchPattern(pattern: readonly string[], given: readonly string[]): Record<string, string> | null {
  if (given.length > pattern.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const value = given[index];
    if (!expected.startsWith(':')) {
      if (value !== expected) return null;
    } else if (value) {
      params[expected.replace(/^:|\?$/g, '')] = value;
    } else if (!expected.endsWith('?')) {
      return null;
    }
  }
  return params;
}
