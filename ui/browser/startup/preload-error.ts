import { decidePreloadError, preloadReloadKey } from '#domain/browser-rules/preload-error.ts';
import { reloadPage } from '../location.ts';
import { sessionJson } from '../storage/json-storage.ts';

/** Vite dispatches a cancelable event when a chunk cannot be loaded, and rethrows unless it is prevented (ERR-32, ERR-33). */
export function handlePreloadErrors(reload: () => void = reloadPage): () => void {
  const listener = (event: Event) => {
    // without a network the code is not gone, only out of reach: a reload would take away what is shown
    if (!navigator.onLine) return;
    const alreadyReloaded = sessionJson.read(preloadReloadKey, isTrue) ?? false;
    if (decidePreloadError(alreadyReloaded) === 'rethrow') return;
    // without storage to remember the reload, a broken deploy would reload for ever
    if (!sessionJson.write(preloadReloadKey, true)) return;
    event.preventDefault();
    reload();
  };
  window.addEventListener('vite:preloadError', listener);
  return () => window.removeEventListener('vite:preloadError', listener);
}

function isTrue(value: unknown): boolean {
  return value === true;
}
