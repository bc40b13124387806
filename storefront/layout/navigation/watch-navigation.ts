import type { DataRouter, RouterState } from 'react-router';
import { manageScrollRestoration } from '#ui/browser/scroll/restore-scroll.ts';
import { scrollPosition } from '#ui/browser/scroll/scroll.ts';
import { setCurrentPath } from '../../data/current-path.ts';
import { closeModal } from '../../data/modal.ts';
import { arriveAtScreen, leaveScreen, readStoredTrail } from '../../features/breadcrumbs/trail-store.ts';
import { storePosition } from './scroll-positions.ts';
import { shownScreen } from './shown-screen.ts';

/**
 * Updates the breadcrumbs and stores the scroll positions on every navigation. The router reports a new location before
 * React has drawn it, so the window is still scrolled as the old screen was.
 */
export function watchNavigation(router: Pick<DataRouter, 'state' | 'subscribe'>): () => void {
  let shown = router.state.location;
  const leave = () => {
    leaveScreen(shown.search, scrollPosition());
    storePosition(shown.key, scrollPosition());
  };
  const arrive = (state: RouterState) => {
    shown = state.location;
    arriveAtScreen(shownScreen(state));
    setCurrentPath(shown.pathname + shown.search);
  };

  manageScrollRestoration(leave);
  readStoredTrail();
  arrive(router.state);
  return router.subscribe((state) => {
    if (state.location.key === shown.key) return;
    if (!state.preventScrollReset) closeModal(); // a new filter or sort keeps the scroll position, and an open modal stays open
    leave();
    arrive(state);
  });
}
