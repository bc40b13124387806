import { currentCustomer, isBundle } from './cache-strategy.ts';

/**
 * Cache of the shopper's own responses and pictures. Cleared when the shopper logs out, deletes the account or is another
 * person; the page clears it too (ui/browser/offline).
 */
export const ownCache = 'hent-own-1';

/** An older copy is not shown: neither a till nor a shopper should rely on it. */
const maxAgeDays = 30;
const cachedAtHeader = 'x-kept-at';
const maxPictures = 150;

/**
 * Counts the times the cache was cleared. A response that was asked for before the latest one belongs to somebody who has
 * logged out since, and is not cached. It may live in memory: a worker is not stopped while a request is under way.
 */
let generation = 0;

export async function clearOwnCache(): Promise<void> {
  generation += 1;
  await caches.delete(ownCache);
}

/** Fetches from the network and caches the response. Rejects when there is no network. */
export async function fetchOwn(request: Request): Promise<Response> {
  const before = generation;
  const response = await fetch(request);
  const path = new URL(request.url).pathname;
  const nobody = response.status === 401 || (path === currentCustomer && response.status === 204);
  // Without a logged-in customer the cache holds a guest's favourites: they stay, as they do in local storage.
  if (nobody && (await cachedCustomer(request.url)) !== undefined) await clearOwnCache();
  if (response.status !== 200) return response;
  const text = await response.clone().text();
  const another = path === currentCustomer && (await isAnother(request.url, text));
  if (before !== generation) return response;
  if (another) await clearOwnCache();
  const headers = { 'content-type': 'application/json; charset=utf-8', [cachedAtHeader]: new Date().toISOString() };
  const cache = await caches.open(ownCache);
  await cache.put(request.url, new Response(text, { headers }));
  return response;
}

/** The cached response; undefined when there is none or it is too old. */
export async function cachedOwn(url: string): Promise<Response | undefined> {
  const cache = await caches.open(ownCache);
  const cached = await cache.match(url);
  if (cached === undefined) return isBundle(new URL(url).pathname) ? combined(cache, url) : undefined;
  return isFresh(cached) ? cached : undefined;
}

/** What the server shows for now is asked for again, and shown where nothing else can be had. */
export async function cachePicture(request: Request): Promise<Response> {
  const cache = await caches.open(ownCache);
  const cached = await cache.match(request.url);
  if (cached !== undefined && cached.headers.get('cache-control') !== 'no-store') return cached;
  const before = generation;
  const response = await fetch(request).catch((error: unknown) => cached ?? Promise.reject(error));
  if (response === cached) return response;
  if (response.ok && before === generation) {
    const pictures = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/bilder/'));
    await Promise.all(pictures.slice(0, pictures.length - maxPictures + 1).map((old) => cache.delete(old)));
    await cache.put(request.url, response.clone());
  }
  return response;
}

function cachedCustomer(anyUrl: string): Promise<Response | undefined> {
  return caches.match(new URL(currentCustomer, anyUrl).href, { cacheName: ownCache });
}

async function isAnother(url: string, text: string): Promise<boolean> {
  const cached = await cachedCustomer(url);
  return cached !== undefined && idIn(await cached.text()) !== idIn(text);
}

function idIn(text: string): unknown {
  return (JSON.parse(text) as { id?: unknown }).id;
}

function isFresh(cached: Response): boolean {
  const age = Date.now() - Date.parse(cached.headers.get(cachedAtHeader) ?? '');
  return age < maxAgeDays * 24 * 3_600_000;
}

/** Favourites that were never asked for in one call, put together from the cached responses that hold them. */
async function combined(cache: Cache, url: string): Promise<Response | undefined> {
  const records = new Map<number, unknown>();
  for (const { url: cachedUrl } of await cache.keys()) {
    if (!isBundle(new URL(cachedUrl).pathname)) continue;
    const cached = await cache.match(cachedUrl);
    if (cached === undefined || !isFresh(cached)) continue;
    for (const record of (await cached.json()) as { ArticleID: number }[]) records.set(record.ArticleID, record);
  }
  const ids = (new URL(url).searchParams.get('articles') ?? '').split(',').map(Number);
  const found = ids.flatMap((id) => records.get(id) ?? []);
  return found.length === 0 ? undefined : Response.json(found);
}
