import { scrollAfterNavigation, scrollPosition } from './scroll.ts';

/** Gives up after this long; no list takes longer to draw. */
const timeoutMs = 4000;
const handsOn = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Goes to a position, again and again while the page is still growing towards it (NAV-08, DEC-31), until it is reached, time
 * is up, or the visitor scrolls.
 */
export function restoreScroll(y: number): () => void {
  const observer = new ResizeObserver(() => attempt());
  const timer = setTimeout(() => stop(), timeoutMs);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of handsOn) window.removeEventListener(event, stop);
  };
  const attempt = () => {
    scrollAfterNavigation({ kind: 'position', y });
    if (Math.abs(scrollPosition() - y) <= 1) stop();
  };
  for (const event of handsOn) window.addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  attempt();
  return stop;
}

/** The app restores scroll positions itself; when the page is left, that is given back to the browser. */
export function manageScrollRestoration(onLeave: () => void): void {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    onLeave();
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual';
  });
}

/** Whether this page load is a reload or a step in the history, and not a new visit. */
export function isRestoredVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const type = entry !== undefined && 'type' in entry ? entry.type : '';
  return type === 'reload' || type === 'back_forward';
}
