import { fillPattern } from '../path-to.ts';
import { routePatterns } from '../routes.ts';
import { withOpenCart } from './open-cart.ts';
import { isOwnPath } from './own-path.ts';

const longestPath = 2000;

/** The `next` of a login link, or null unless it is a path of this site (DEC-28). */
export function readNextPath(text: string | null | undefined): string | null {
  if (!text || text.length > longestPath) return null;
  return isOwnPath(text) ? text : null;
}

export function loginPathFor(path: string): string {
  return `${routePatterns.login}?next=${encodeURIComponent(path)}`;
}

export interface LoginOrigin {
  readonly next?: string | null;
  /** The path the login was opened from. */
  readonly openedFrom?: string | null;
  readonly fromCart?: boolean;
}

/** What is loaded after login or registration; started from the cart, the cart opens there (USER-01 to USER-04, DEC-111). */
export function pathAfterLogin({ next, openedFrom, fromCart = false }: LoginOrigin): string {
  const path = readNextPath(next) ?? readNextPath(openedFrom);
  if (fromCart) return withOpenCart(path ?? routePatterns.home);
  return path ?? fillPattern('account', {});
}
