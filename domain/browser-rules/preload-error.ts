/** What is stored, per session, so that a page whose code is gone for good is not reloaded for ever. */
export const preloadReloadKey = 'preloadReloaded';

/**
 * A chunk that cannot be loaded is usually one that a new version has replaced: reload once, which handles the event; the
 * second time let the error be thrown on (ERR-32, ERR-33, DEC-140).
 */
export function decidePreloadError(alreadyReloaded: boolean): 'reload' | 'rethrow' {
  return alreadyReloaded ? 'rethrow' : 'reload';
}
