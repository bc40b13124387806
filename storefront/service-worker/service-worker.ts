import { askOwn, forgetOwn, keepPicture, keptOwn } from './own-answers.ts';
import { withPatience } from './patience.ts';
import { type Plan, planOf } from './plan.ts';
import { assetOf, dropOldShells, fetchPage, installShell, keepPage, keptPage, offlinePage } from './shell.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

/**
 * The shop without a network: the club card, favourites and own reservations once they have been seen, and a page that
 * says so for everything else. With a network nothing is shown from a copy but files whose name is their content.
 */
const worker = globalThis as unknown as WorkerScope;

// At once: pages are always the network's, files are found by their hash, and the last build's are kept for open pages.
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
  event.waitUntil(keepSeen(from, urls));
});

function planFor(request: Request, from: string): Plan | null {
  const { origin, pathname: path } = new URL(request.url);
  if (origin !== location.origin) return null;
  return planOf({ method: request.method, path, isNavigation: request.mode === 'navigate', from });
}

function answerTo(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  switch (planFor(request, pathOf(request.referrer))) {
    case 'asset':
      return assetOf(request);
    case 'page':
      return pageOf(event);
    case 'own':
      event.waitUntil(fetchPage(pathOf(request.referrer)).catch(() => {}));
      return withPatience(askOwn(request), () => keptOwn(request.url));
    case 'picture':
      return keepPicture(request);
    case 'forget':
      event.waitUntil(forgetOwn());
      return null;
    default:
      return null;
  }
}

async function pageOf(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const asked = async () => {
    const response = (await event.preloadResponse) ?? (await fetch(request));
    event.waitUntil(keepPage(request.url, response.clone()));
    return response;
  };
  const network = asked();
  event.waitUntil(network.catch(() => {})); // it may be late, and then be given up for the kept page
  try {
    return await withPatience(network, () => keptPage(request.url));
  } catch (error) {
    const page = await caches.match(offlinePage);
    if (page === undefined) throw error;
    return page;
  }
}

async function keepSeen(from: string, urls: readonly string[]): Promise<void> {
  await Promise.allSettled([
    fetchPage(from),
    ...urls.map(async (url) => {
      const request = new Request(url);
      const plan = planFor(request, from);
      if (plan === 'asset') await assetOf(request);
      if (plan === 'own') await askOwn(request);
      if (plan === 'picture') await keepPicture(request);
    }),
  ]);
}

/** '' when a request does not say which page it is from. */
function pathOf(referrer: string): string {
  return URL.canParse(referrer) && new URL(referrer).origin === location.origin ? new URL(referrer).pathname : '';
}
