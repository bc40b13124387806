import './shared-chunk.ts';
import { startTransition } from 'react';
import { createBrowserRouter, type LoaderFunction, RouterContextProvider, RouterProvider } from 'react-router';
import { guardedRoutes } from '#domain/navigation/routes.ts';
import { followLinks } from '#ui/browser/follow-links.ts';
import { hydrate } from '#ui/browser/startup/hydrate.ts';
import { beginHydration } from '#ui/browser/startup/hydrated.ts';
import { whenIdle } from '#ui/browser/startup/idle.ts';
import { nextTask } from '#ui/browser/startup/next-task.ts';
import { lacksToken, readToken, writeToken } from '#ui/browser/startup/page-token.ts';
import { handlePreloadErrors } from '#ui/browser/startup/preload-error.ts';
import { apiContext } from './data/api-context.ts';
import { httpApi } from './data/http-api.ts';
import { cookieQuestion, removeAnsweredQuestion } from './features/cookies/cookie-store.ts';
import { loadCookieNotice } from './features/cookies/lazy-cookie-notice.tsx';
import type { PageState } from './rendered.ts';
import { loadAreas } from './routes/areas.ts';
import { routes, screenRoutes } from './routes/route-table.ts';
import type { ScreenHandle } from './routes/screen-route.ts';
import { loadErrorScreens } from './screens/error/lazy-error-screen.tsx';
import { startShop } from './start-shop.ts';

handlePreloadErrors();
const api = httpApi({ fetch: (...args) => fetch(...args), readToken, writeToken, lacksToken });
void start();

async function start(): Promise<void> {
  await nextTask();
  const state = readState();
  await Promise.all([
    loadScreen(state.matched),
    state.errors ? loadErrorScreens() : null,
    cookieQuestion.get() ? loadCookieNotice() : null,
  ]);
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
  removeAnsweredQuestion();
  beginHydration();
  startTransition(() => {
    hydrate(root, <RouterProvider router={router} />);
  });
  await nextTask(); // before the parts that are hydrated in turns, and their effects
  followLinks((path, options) => router.navigate(path, options));
  startShop(api, router);
  whenIdle(() => {
    void loadErrorScreens().catch(() => undefined); // in advance: they may be needed when there is no network
    void loadAreas();
  });
}

/** Loads the screen's code before hydration: React Router would treat a screen that is still lazy as missing. */
async function loadScreen(ids: PageState['matched']): Promise<void> {
  const route = screenRoutes.find(({ id }) => id !== undefined && ids.includes(id));
  if (route === undefined) return;
  const { name, parts } = route.handle as ScreenHandle;
  const { screen, load } = await parts();
  route.Component = await screen();
  if (load) route.loader = guardedRoutes.has(name) ? await load() : deferredLoader(load);
  delete route.lazy;
}

/**
 * The page came with the loader's data, so the loader's code can wait until the page is idle or the data is needed again; a
 * guard's cannot. Fetched in advance, a list that is gone back to is painted from what the tab has, with no request before it.
 */
function deferredLoader(load: () => Promise<LoaderFunction>): LoaderFunction {
  whenIdle(() => void load().catch(() => undefined));
  return async (args, context) => (await load())(args, context);
}

function readState(): PageState {
  return JSON.parse(document.getElementById('page-state')?.textContent ?? '{}') as PageState;
}
