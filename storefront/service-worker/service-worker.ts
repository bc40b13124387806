import { type CacheStrategy, cacheStrategyOf } from './cache-strategy.ts';
import { withTimeout } from './fetch-timeout.ts';
import { cachedOwn, cachePicture, clearOwnCache, fetchOwn } from './own-cache.ts';
import { assetOf, cachedPage, cachePage, dropOldShells, fetchPage, installShell, offlinePage } from './shell.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

/**
 * The shop without a network: the club card, favourites and own reservations once they have been seen, and a page that
 * says so for everything else. With a network nothing is shown from a copy but files whose name is their content.
 */
const worker = globalThis as unknown as WorkerScope;

// A new version may take over at once: pages come from the network, files are found by their hash, and those of the build
// before stay cached for pages that are still open.
worker.addEventListener('install', (event) => event.waitUntil(installShell().then(() => worker.skipWaiting())));

worker.addEventListener('activate', (event) => {
  const preload = worker.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([preload, dropOldShells(), worker.clients.claim()]));
});

worker.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer !== null) event.respondWith(answer);
});

// What the page had loaded before this worker took over.
worker.addEventListener('message', (event) => {
  const { from, urls } = event.data as { from: string; urls: readonly string[] };
  event.waitUntil(cacheSeen(from, urls));
});

function strategyFor(request: Request, from: string): CacheStrategy | null {
  const { origin, pathname: path } = new URL(request.url);
  if (origin !== location.origin) return null;
  return cacheStrategyOf({ method: request.method, path, isNavigation: request.mode === 'navigate', from });
}

function answerTo(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  switch (strategyFor(request, pathOf(request.referrer))) {
    case 'asset':
      return assetOf(request);
    case 'page':
      return pageOf(event);
    case 'own':
      event.waitUntil(fetchPage(pathOf(request.referrer)).catch(() => {}));
      return withTimeout(fetchOwn(request), () => cachedOwn(request.url));
    case 'picture':
      return cachePicture(request);
    case 'clear':
      event.waitUntil(clearOwnCache());
      return null;
    default:
      return null;
  }
}

async function pageOf(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const load = async () => {
    const response = (await event.preloadResponse) ?? (await fetch(request));
    event.waitUntil(cachePage(request.url, response.clone()));
    return response;
  };
  const network = load();
  event.waitUntil(network.catch(() => {})); // it may finish after the timeout, when the cached page has been shown
  try {
    return await withTimeout(network, () => cachedPage(request.url));
  } catch (error) {
    const page = await caches.match(offlinePage);
    if (page === undefined) throw error;
    return page;
  }
}

async function cacheSeen(from: string, urls: readonly string[]): Promise<void> {
  await Promise.allSettled([
    fetchPage(from),
    ...urls.map(async (url) => {
      const request = new Request(url);
      const strategy = strategyFor(request, from);
      if (strategy === 'asset') await assetOf(request);
      if (strategy === 'own') await fetchOwn(request);
      if (strategy === 'picture') await cachePicture(request);
    }),
  ]);
}

/** '' when a request does not say which page it is from. */
function pathOf(referrer: string): string {
  return URL.canParse(referrer) && new URL(referrer).origin === location.origin ? new URL(referrer).pathname : '';
}
