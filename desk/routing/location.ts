import { atom } from 'nanostores';
import { deskPath } from '#contract/desk/wire.ts';

export interface Place {
  /** Below /kontor: '/ordre/20188'; the start is '/'. */
  readonly path: string;
  readonly query: URLSearchParams;
}

/** Where the person is. A history of our own rather than a router: no page of the desk is loaded by the server. */
export const place = atom<Place>(here());

function here(): Place {
  const path = location.pathname.slice(deskPath.length).replace(/\/+$/, '');
  return { path: path === '' ? '/' : path, query: new URLSearchParams(location.search) };
}

window.addEventListener('popstate', () => place.set(here()));

export function hrefOf(path: string): string {
  return path === '/' ? deskPath : `${deskPath}${path}`;
}

/** To a path below /kontor, with its query if any. */
export function goTo(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', hrefOf(path));
  else history.pushState(null, '', hrefOf(path));
  place.set(here());
  if (!replace) window.scrollTo(0, 0);
}

/** The values of a pattern's names ('/ordre/:id'); null: the path is another. */
export function matchPath(pattern: string, path: string): Readonly<Record<string, string>> | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) {
      if (value === '') return null;
      params[part.slice(1)] = decodeURIComponent(value);
    } else if (part !== value) return null;
  }
  return params;
}
