import { isOwnPage } from './plan.ts';

declare const __BUILD__: string;
declare const __SHELL_FILES__: readonly string[];

const prefix = 'hent-shell-';
/** Pages and files of one build belong together. */
const shellCache = prefix + __BUILD__;
export const offlinePage = '/uten-nett';

/** The code of the pages that work without a network, and the page for all others. */
export async function installShell(): Promise<void> {
  const cache = await caches.open(shellCache);
  await cache.addAll([...__SHELL_FILES__, new Request(offlinePage, { cache: 'reload' })]);
}

/** The build before this one stays: pages of it may be open, and need their code. */
export async function dropOldShells(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== shellCache);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
}

export async function assetOf(request: Request): Promise<Response> {
  const kept = await caches.match(request.url);
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(shellCache);
    await cache.put(request.url, response.clone());
  }
  return response;
}

/** The frame of an own page as it was sent: with its nonce and the policy that names it. */
export async function keepPage(url: string, response: Response): Promise<void> {
  if (!isOwnPage(new URL(url).pathname) || response.status !== 200 || response.redirected) return;
  const cache = await caches.open(shellCache);
  await cache.put(pageKey(url), response.clone());
}

/** For a page that was reached without being asked for as a page. */
export async function fetchPage(path: string): Promise<void> {
  if (!isOwnPage(path) || (await caches.match(path, { cacheName: shellCache })) !== undefined) return;
  await keepPage(new URL(path, location.href).href, await fetch(path, { headers: { accept: 'text/html' } }));
}

export function keptPage(url: string): Promise<Response | undefined> {
  return isOwnPage(new URL(url).pathname) ? caches.match(pageKey(url)) : Promise.resolve(undefined);
}

function pageKey(url: string): string {
  return new URL(url, location.href).pathname;
}
