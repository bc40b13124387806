import type { DataRouter, RouterState } from 'react-router';
import { manageScrollRestoration } from '#ui/browser/scroll/restore-scroll.ts';
import { scrollPosition } from '#ui/browser/scroll/scroll.ts';
import { setCurrentPath } from '../../data/current-path.ts';
import { closeModal } from '../../data/modal.ts';
import { arriveAtScreen, leaveScreen, readStoredTrail } from '../../features/breadcrumbs/trail-store.ts';
import { storePosition } from './scroll-positions.ts';
import { shownScreen } from './shown-screen.ts';

/**
 * Keeps the breadcrumbs and the scroll positions while the visitor moves about. The router tells of a new place before React
 * has drawn it: the window is then still scrolled as the old screen was.
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
    if (!state.preventScrollReset) closeModal(); // a filter or a sort stays where it is, and so does what is open
    leave();
    arrive(state);
  });
}
