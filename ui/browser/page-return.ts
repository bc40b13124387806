/** Calls back when the visitor comes back to this tab: what it shows may have grown old. */
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
