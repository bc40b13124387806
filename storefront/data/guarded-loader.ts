import type { LoaderFunction } from 'react-router';
import { loginPathFor } from '#domain/navigation/addresses/next-path.ts';
import { enterThrough, type RefusedTarget } from '#domain/navigation/moving/guard.ts';
import { fillPattern, pathTo } from '#domain/navigation/path-to.ts';
import type { RouteName } from '#domain/navigation/routes.ts';
import { hydrated } from '#ui/browser/startup/hydrated.ts';
import type { LoaderArgs } from './api-context.ts';
import { currentPath } from './current-path.ts';
import { redirectTo } from './loader-result.ts';

export interface RouteGuard {
  /** Rejects when the visitor may not enter. */
  readonly requestAccess: (args: LoaderArgs) => Promise<unknown>;
  /** Where a refused visitor is sent; null is back, or home (NAV-24 to NAV-26). */
  readonly refusedTo: RouteName | null;
}

/**
 * A loader behind a guard (NAV-23). The server renders without asking, because it knows no visitor (DEC-05); `hydrate`
 * makes the browser ask after hydration. Not before: a redirect by then would find no mounted router to follow it.
 */
export function guardedLoader(
  { requestAccess, refusedTo }: RouteGuard,
  loader?: (args: LoaderArgs) => unknown,
): LoaderFunction {
  const load = async (args: LoaderArgs) => {
    if (!import.meta.env.SSR) {
      await hydrated;
      const refused = await enterThrough({ requestAccess: () => requestAccess(args), refusedTo }, currentPath());
      const { pathname, search } = new URL(args.request.url);
      if (refused !== null) throw redirectTo(pathOf(refused, args), 302, pathname + search);
    }
    return (await loader?.(args)) ?? null;
  };
  return Object.assign(load, { hydrate: true });
}

/** DEC-28: the login brings a visitor back to what they asked for. */
function pathOf(target: RefusedTarget, { request }: LoaderArgs): string {
  if (target.kind === 'previous') return target.path;
  if (target.kind === 'home') return pathTo('home');
  const { pathname, search } = new URL(request.url);
  return target.name === 'login' ? loginPathFor(pathname + search) : fillPattern(target.name, {});
}
