import { apiPrefix, endpoints } from '#contract/endpoints.ts';
import { pathTo } from '#domain/navigation/path-to.ts';

/** How the service worker answers a request; null leaves it to the browser. */
export type CacheStrategy =
  /** Cache first: the file's name carries the hash of its content, so it never changes. */
  | 'asset'
  /** Network first; without a network the cached page, or else the offline page. */
  | 'page'
  /** The shopper's own data: network first, and cached for use without a network. */
  | 'own'
  /** Cache first: a picture of a favourite. */
  | 'picture'
  /** Clears the shopper's own cache: afterwards another person may be logged in, or nobody. */
  | 'clear';

export interface WorkerRequest {
  readonly method: string;
  readonly path: string;
  readonly isNavigation: boolean;
  /** Path of the page that asks; '' when it is not known. */
  readonly from: string;
}

const ownPages: ReadonlySet<string> = new Set([pathTo('qrCode'), pathTo('history'), pathTo('favourites')]);
const ownResponses: ReadonlySet<string> = new Set(
  (['currentCustomer', 'clubCard', 'ownReservations', 'ownOrders'] as const).map(
    (name) => apiPrefix + endpoints[name].path,
  ),
);
const bundle = apiPrefix + endpoints.articleBundle.path;
const customers = `${apiPrefix}/customers/`;
export const currentCustomer = apiPrefix + endpoints.currentCustomer.path;

/** Pages that are cached. They hold no personal data: what is the shopper's own is fetched afterwards. */
export function isOwnPage(path: string): boolean {
  return ownPages.has(path);
}

export function isBundle(path: string): boolean {
  return path === bundle;
}

export function cacheStrategyOf({ method, path, isNavigation, from }: WorkerRequest): CacheStrategy | null {
  if (method !== 'GET') return changesCustomer(method, path) ? 'clear' : null;
  if (isNavigation) return path.startsWith('/api/') || path.startsWith('/dev/') ? null : 'page';
  if (path.startsWith('/assets/')) return 'asset';
  if (ownResponses.has(path)) return 'own';
  // Favourites are the only articles that are cached: everywhere else a price is always fetched.
  if (from !== pathTo('favourites')) return null;
  if (path === bundle) return 'own';
  return path.startsWith('/bilder/') ? 'picture' : null;
}

/** Logging in and out, registering, a new password by link, and deleting the account. */
function changesCustomer(method: string, path: string): boolean {
  if (!path.startsWith(customers)) return false;
  const rest = path.slice(customers.length);
  if (method === 'DELETE') return /^\d+$/.test(rest);
  return method === 'POST' && /^(login|logout|register|password\/reset)(\/|$)/.test(rest);
}
