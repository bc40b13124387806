import { currentCustomer, isBundle } from './plan.ts';

/** Emptied when the shopper logs out, is deleted or is another; also from the page (browser/offline.ts). */
export const ownCache = 'hent-own-1';

/** A copy this old says nothing a till or a shopper should rely on. */
const longestDays = 30;
const keptAt = 'x-kept-at';
const mostPictures = 150;

/**
 * Whoever was logged in when an answer was asked for: what arrives after they have gone is not kept. It counts in this
 * worker's life alone, which is as long as a request that waits.
 */
let generation = 0;

export async function forgetOwn(): Promise<void> {
  generation += 1;
  await caches.delete(ownCache);
}

/** From the network, and kept. Throws when there is none. */
export async function askOwn(request: Request): Promise<Response> {
  const asked = generation;
  const response = await fetch(request);
  const path = new URL(request.url).pathname;
  const nobody = response.status === 401 || (path === currentCustomer && response.status === 204);
  // A guest's favourites are nobody's: they stay, as they do in the page's own storage.
  if (nobody && (await keptCustomer(request.url)) !== undefined) await forgetOwn();
  if (response.status !== 200) return response;
  const text = await response.clone().text();
  const another = path === currentCustomer && (await isAnother(request.url, text));
  if (asked !== generation) return response;
  if (another) await forgetOwn();
  const headers = { 'content-type': 'application/json; charset=utf-8', [keptAt]: new Date().toISOString() };
  const cache = await caches.open(ownCache);
  await cache.put(request.url, new Response(text, { headers }));
  return response;
}

/** What is kept of it; undefined when nothing is, or what is has grown old. */
export async function keptOwn(url: string): Promise<Response | undefined> {
  const cache = await caches.open(ownCache);
  const kept = await cache.match(url);
  if (kept === undefined) return isBundle(new URL(url).pathname) ? gathered(cache, url) : undefined;
  return isFresh(kept) ? kept : undefined;
}

export async function keepPicture(request: Request): Promise<Response> {
  const cache = await caches.open(ownCache);
  const kept = await cache.match(request.url);
  if (kept !== undefined) return kept;
  const asked = generation;
  const response = await fetch(request);
  if (response.ok && asked === generation) {
    const pictures = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/bilder/'));
    await Promise.all(pictures.slice(0, pictures.length - mostPictures + 1).map((old) => cache.delete(old)));
    await cache.put(request.url, response.clone());
  }
  return response;
}

function keptCustomer(anyUrl: string): Promise<Response | undefined> {
  return caches.match(new URL(currentCustomer, anyUrl).href, { cacheName: ownCache });
}

async function isAnother(url: string, text: string): Promise<boolean> {
  const kept = await keptCustomer(url);
  return kept !== undefined && idIn(await kept.text()) !== idIn(text);
}

function idIn(text: string): unknown {
  return (JSON.parse(text) as { id?: unknown }).id;
}

function isFresh(kept: Response): boolean {
  const age = Date.now() - Date.parse(kept.headers.get(keptAt) ?? '');
  return age < longestDays * 24 * 3_600_000;
}

/** Favourites that were never shown together, from the answers that have each of them. */
async function gathered(cache: Cache, url: string): Promise<Response | undefined> {
  const records = new Map<number, unknown>();
  for (const { url: keptUrl } of await cache.keys()) {
    if (!isBundle(new URL(keptUrl).pathname)) continue;
    const kept = await cache.match(keptUrl);
    if (kept === undefined || !isFresh(kept)) continue;
    for (const record of (await kept.json()) as { ArticleID: number }[]) records.set(record.ArticleID, record);
  }
  const ids = (new URL(url).searchParams.get('articles') ?? '').split(',').map(Number);
  const found = ids.flatMap((id) => records.get(id) ?? []);
  return found.length === 0 ? undefined : Response.json(found);
}
