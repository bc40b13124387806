import { apiPrefix, endpoints } from '#contract/endpoints.ts';
import { pathTo } from '#domain/navigation/path-to.ts';

/** What a request is to the service worker; null: none of its business, the browser does as without one. */
export type Plan =
  /** Its name carries its content's hash: kept once, true for ever. */
  | 'asset'
  /** From the network; the kept page, or the offline page, only when there is no network. */
  | 'page'
  /** The shopper's own: from the network and kept, so that it is there without one. */
  | 'own'
  /** A picture among the shopper's own things. */
  | 'picture'
  /** Who is logged in may be another after it. */
  | 'forget';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly isNavigation: boolean;
  /** Path of the page that asks; '' when it is not known. */
  readonly from: string;
}

const ownPages: ReadonlySet<string> = new Set([pathTo('qrCode'), pathTo('history'), pathTo('favourites')]);
const ownAnswers: ReadonlySet<string> = new Set(
  (['currentCustomer', 'clubCard', 'ownReservations', 'ownOrders'] as const).map(
    (name) => apiPrefix + endpoints[name].path,
  ),
);
const bundle = apiPrefix + endpoints.articleBundle.path;
const customers = `${apiPrefix}/customers/`;
export const currentCustomer = apiPrefix + endpoints.currentCustomer.path;

/** Pages whose frame is kept: what they show is the shopper's own and comes after them. */
export function isOwnPage(path: string): boolean {
  return ownPages.has(path);
}

export function isBundle(path: string): boolean {
  return path === bundle;
}

export function planOf({ method, path, isNavigation, from }: Asked): Plan | null {
  if (method !== 'GET') return changesCustomer(method, path) ? 'forget' : null;
  if (isNavigation) return path.startsWith('/api/') || path.startsWith('/dev/') ? null : 'page';
  if (path.startsWith('/assets/')) return 'asset';
  if (ownAnswers.has(path)) return 'own';
  // Favourites are the only articles that are kept: prices anywhere else are always asked for.
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
