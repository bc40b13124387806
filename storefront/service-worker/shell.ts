import { isOwnPage } from './cache-strategy.ts';

declare const __BUILD__: string;
declare const __SHELL_FILES__: readonly string[];

const prefix = 'hent-shell-';
/** One cache for each build: its pages need its files. */
const shellCache = prefix + __BUILD__;
export const offlinePage = '/uten-nett';

/** The code of the pages that work without a network, and the page for all others. */
export async function installShell(): Promise<void> {
  const cache = await caches.open(shellCache);
  await cache.addAll([...__SHELL_FILES__, new Request(offlinePage, { cache: 'reload' })]);
}

/** Deletes the caches of old builds but the latest: pages of that build may still be open and need their code. */
export async function dropOldShells(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== shellCache);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
}

export async function assetOf(request: Request): Promise<Response> {
  const cached = await caches.match(request.url);
  if (cached !== undefined) return cached;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(shellCache);
    await cache.put(request.url, response.clone());
  }
  return response;
}

/** Caches an own page with its headers: the policy in them names the script in the page by its hash. */
export async function cachePage(url: string, response: Response): Promise<void> {
  if (!isOwnPage(new URL(url).pathname) || response.status !== 200 || response.redirected) return;
  const cache = await caches.open(shellCache);
  await cache.put(pageKey(url), response.clone());
}

/** Fetches and caches a page that was opened by navigation inside the app, so was never requested as a page. */
export async function fetchPage(path: string): Promise<void> {
  if (!isOwnPage(path) || (await caches.match(path, { cacheName: shellCache })) !== undefined) return;
  await cachePage(new URL(path, location.href).href, await fetch(path, { headers: { accept: 'text/html' } }));
}

export function cachedPage(url: string): Promise<Response | undefined> {
  return isOwnPage(new URL(url).pathname) ? caches.match(pageKey(url)) : Promise.resolve(undefined);
}

function pageKey(url: string): string {
  return new URL(url, location.href).pathname;
}
