import { routePatterns } from './routes.ts';

export interface Redirect {
  readonly to: string;
  readonly status: 301 | 302;
}

const { home, support, 'cookies-screen': privacy } = routePatterns;

/** Addresses that have moved for good (ROUTE-37 to ROUTE-45, ROUTE-32), answered 301 (DEC-08, DEC-14). */
export const movedPaths: ReadonlyMap<string, string> = new Map([
  ['/payment', support],
  ['/return', support],
  ['/terms', support],
  ['/reclamation', support],
  ['/privacy', privacy],
  ['/jan-mayen', home],
  ['/skikkelig-stresstest', home],
  ['/ny-kolleksjon-fra-heldre-jan-mayen', home],
  ['/heldre-pa-langtur-over-vidda', home],
  ['/voksen', '/uni'],
]);

/** Addresses that lack what they need and go home for now (DEC-12, DEC-57). */
const incompletePaths: ReadonlySet<string> = new Set(['/product', '/search', '/article']);

/**
 * Where a path sends the visitor on, before any route is tried; null when it stays. The caller keeps query and hash.
 * The segments are decoded ones: targets are always written anew from them, so that neither '//host' nor '/\host' can
 * become the target of a redirect.
 */
export function redirectFor(segments: readonly string[]): Redirect | null {
  const path = `/${segments.join('/')}`;
  const moved = movedPaths.get(path);
  if (moved !== undefined) return { to: moved, status: 301 };
  if (incompletePaths.has(path)) return { to: home, status: 302 };
  if (segments.length === 2 && segments[0] === 'article' && segments[1]) {
    return { to: `/product/${encodeURIComponent(segments[1])}`, status: 301 };
  }
  return null;
}
