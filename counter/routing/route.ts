import { atom } from 'nanostores';
import { type Route, readRoute, routePath } from './route-table.ts';

/** Where the clerk is. A history of our own rather than a router: a dozen addresses, none loaded by the server. */
export const route = atom<Route>(readRoute(location.pathname));

window.addEventListener('popstate', () => route.set(readRoute(location.pathname)));

export function goTo(next: Route, { replace = false } = {}): void {
  const path = routePath(next);
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  route.set(next);
  window.scrollTo(0, 0);
}

/** After an act that took its time: on to the next screen, unless the clerk has gone elsewhere meanwhile. */
export function goOnFrom(screen: Route['screen'], next: Route): void {
  if (route.get().screen === screen) goTo(next);
}
