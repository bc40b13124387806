import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type LoaderFunction,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
} from 'react-router';
import { guardedRoutes, type RouteName } from '#domain/navigation/routes.ts';
import { hydrated } from './browser/hydrated.ts';
import { nextTask } from './browser/next-task.ts';
import { readToken, writeToken } from './browser/page-token.ts';
import { handlePreloadErrors } from './browser/preload-error.ts';
import { apiContext } from './data/api-context.ts';
import { httpApi } from './data/http-api.ts';
import type { PageState } from './rendered.ts';
import { routes } from './routes/route-table.ts';
import { loadErrorScreens } from './screens/error/late-error-screen.tsx';
import { startShop } from './start-shop.ts';

handlePreloadErrors();
const api = httpApi({ fetch: (...args) => fetch(...args), readToken, writeToken });
void start();

async function start(): Promise<void> {
  await nextTask();
  const state = readState();
  await Promise.all([loadScreens(state.matched), state.errors ? loadErrorScreens() : null]);
  await nextTask();
  const router = createBrowserRouter(routes, {
    hydrationData: state,
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(apiContext, api);
      return context;
    },
  });
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  await nextTask();
  startTransition(() => {
    hydrateRoot(root, <RouterProvider router={router} />);
  });
  startShop(api, router);
  void hydrated.then(nextTask).then(loadErrorScreens); // there when the network is not
}

/** The screen's code is there before React hydrates it: a lazy screen would otherwise be taken for missing. */
async function loadScreens(ids: PageState['matched']): Promise<void> {
  const shown = withChildren(routes).filter(({ id }) => id !== undefined && ids.includes(id));
  await Promise.all(shown.map(resolveLazy));
}

function withChildren(some: readonly RouteObject[]): readonly RouteObject[] {
  return some.flatMap((route) => [route, ...withChildren(route.children ?? [])]);
}

async function resolveLazy(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'object') return;
  const { Component: loadComponent, loader: loadLoader } = route.lazy;
  const [Component, loader] = await Promise.all([
    loadComponent?.(),
    guardedRoutes.has(route.id as RouteName) ? loadLoader?.() : loadLoader && lateLoader(loadLoader),
  ]);
  delete route.lazy;
  if (Component) route.Component = Component;
  if (loader) route.loader = loader;
}

/** What it loads is in the page already, so its code can wait until it is asked for anew; a guard's cannot. */
function lateLoader(load: () => Promise<RouteObject['loader'] | null>): LoaderFunction {
  return async (args, context) => {
    const loader = await load();
    return typeof loader === 'function' ? loader(args, context) : null;
  };
}

function readState(): PageState {
  return JSON.parse(document.getElementById('page-state')?.textContent ?? '{}') as PageState;
}
