import { scrollAfterNavigation, scrollPosition } from './scroll.ts';

/** Longer than any list needs to be drawn. */
const patience = 4000;
const handsOn = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Goes to a position, again and again while the page is still growing towards it (NAV-08, DEC-31), until it is reached, time
 * is up, or the visitor scrolls.
 */
export function restoreScroll(y: number): () => void {
  const observer = new ResizeObserver(() => attempt());
  const timer = setTimeout(() => stop(), patience);
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

/** The page places itself; while another page is on its way the browser may. */
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

/** Whether the browser came back to this page, by reload or history, instead of being sent to it. */
export function isRestoredVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const type = entry !== undefined && 'type' in entry ? entry.type : '';
  return type === 'reload' || type === 'back_forward';
}
