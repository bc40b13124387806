/// <reference lib="webworker" />

/** Put in when it is built: the files the app starts with, and a name that changes with them. */
declare const __BUILD__: string;
declare const __FILES__: readonly string[];

const worker = self as unknown as ServiceWorkerGlobalScope;
const cacheName = `disken-${__BUILD__}`;
const page = '/disk';

/**
 * So that a reload without a network opens the app instead of the browser's own error: its page and its files are cached.
 * Answers of the shop are never cached, so nothing of a customer is.
 */
worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll([page, ...__FILES__]))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name.startsWith('disken-') && name !== cacheName).map((name) => caches.delete(name)),
        ),
      )
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(async () => (await caches.match(page)) ?? Response.error()));
  } else if (pathname.startsWith(`${page}/assets/`)) {
    event.respondWith(fromCache(request));
  }
});

async function fromCache(request: Request): Promise<Response> {
  const cached = await caches.match(request);
  if (cached !== undefined) return cached;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(cacheName)).put(request, response.clone());
  return response;
}
