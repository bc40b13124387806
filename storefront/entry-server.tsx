import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router';
import { provideMarkupCache } from '#ui/components/cached-markup/cached-markup.tsx';
import { forgetContextReaders } from './contexts-on-server.ts';
import { apiContext } from './data/api-context.ts';
import { loadCookieNotice } from './features/cookies/lazy-cookie-notice.tsx';
import { collectHead } from './layout/head/collected-head.ts';
import { markupCache } from './markup-cache.ts';
import type { Rendered, RenderInput } from './rendered.ts';
import { areaChunk } from './routes/areas.ts';
import { routes } from './routes/route-table.ts';
import { routesByFirstSegment } from './routes/routes-for.ts';
import type { ScreenHandle } from './routes/screen-route.ts';
import { errorChunk, loadErrorScreens } from './screens/error/lazy-error-screen.tsx';

const routesFor = routesByFirstSegment(routes);
const handlers = new Map<RouteObject[], ReturnType<typeof createStaticHandler>>();
await loadErrorScreens();
await loadCookieNotice();
provideMarkupCache(markupCache(renderPart));
forgetContextReaders();

export async function render({ url, api }: RenderInput): Promise<Rendered> {
  const handler = handlerOf(routesFor(new URL(url).pathname));
  const requestContext = new RouterContextProvider();
  requestContext.set(apiContext, api);
  const context = await handler.query(new Request(url), { requestContext });
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  // The table of routes, which it copies for each page, is needed to find the screen of an error: matches carry their own routes.
  const router = createStaticRouter(context.errors === null ? [] : handler.dataRoutes, context);
  const { head, body } = collectHead(() =>
    renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />),
  );
  return {
    kind: 'page',
    status: context.statusCode,
    head,
    body,
    state: {
      matched: context.matches.map(({ route }) => route.id),
      loaderData: context.loaderData,
      errors: context.errors,
    },
    chunks: [
      ...(await chunksOf(context.matches.at(-1)?.route.handle)),
      ...(context.errors === null ? [] : [errorChunk]),
    ],
  };
}

function handlerOf(table: RouteObject[]) {
  const known = handlers.get(table) ?? createStaticHandler(table);
  handlers.set(table, known);
  return known;
}

async function chunksOf(screen: ScreenHandle | undefined): Promise<readonly string[]> {
  return screen === undefined ? [] : [areaChunk(screen), (await screen.parts()).chunk];
}

/** React's types know no second parameter; Preact takes the contexts around the part. */
function renderPart(part: ReactElement, context: unknown): string {
  return (renderToString as (part: ReactElement, context: unknown) => string)(part, context);
}
