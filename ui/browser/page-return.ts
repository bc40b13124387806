/** Calls back when the visitor comes back to this tab, as what it shows may be out of date. */
export function onPageReturn(callback: () => void): () => void {
  const listener = () => {
    if (document.visibilityState === 'visible') callback();
  };
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('pageshow', onRestored);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('pageshow', onRestored);
  };

  /** Back from the browser's back/forward cache. */
  function onRestored(event: PageTransitionEvent): void {
    if (event.persisted) callback();
  }
}
