import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router';
import { apiContext } from './data/api-context.ts';
import type { Rendered, RenderInput } from './rendered.ts';
import { areaChunk } from './routes/areas.ts';
import { routes } from './routes/route-table.ts';
import type { ScreenHandle } from './routes/screen-route.ts';
import { errorChunk, loadErrorScreens } from './screens/error/lazy-error-screen.tsx';

const handler = createStaticHandler(routes);
await loadErrorScreens();

export async function render({ url, api }: RenderInput): Promise<Rendered> {
  const requestContext = new RouterContextProvider();
  requestContext.set(apiContext, api);
  const context = await handler.query(new Request(url), { requestContext });
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  const router = createStaticRouter(handler.dataRoutes, context);
  const { head, body } = renderParts(<StaticRouterProvider router={router} context={context} hydrate={false} />);
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

/** The document as React writes it; the title, meta and link elements of any component are hoisted into its head. */
const documentParts = /^<html lang="nb"><head>(?<head>.*?)<\/head><body>(?<body>.*)<\/body><\/html>$/s;

/**
 * Head and body apart, as the server's own document template has a slot for each. Html and body are given one child
 * each, so that useId gives the same ids as in the browser, which hydrates the page without them.
 */
function renderParts(page: ReactNode): { readonly head: string; readonly body: string } {
  const { head, body } =
    documentParts.exec(
      renderToString(
        <html lang="nb">
          <body>{page}</body>
        </html>,
      ),
    )?.groups ?? {};
  if (head === undefined || body === undefined) throw new Error('React wrote no whole document');
  return { head, body };
}

async function chunksOf(screen: ScreenHandle | undefined): Promise<readonly string[]> {
  return screen === undefined ? [] : [areaChunk(screen), (await screen.parts()).chunk];
}
