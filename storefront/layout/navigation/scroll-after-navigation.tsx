import { useLayoutEffect, useRef } from 'react';
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router';
import { decideScroll } from '#domain/navigation/moving/scroll.ts';
import { isRecord } from '#domain/storage/parse-json.ts';
import { isRestoredVisit, restoreScroll } from '#ui/browser/scroll/restore-scroll.ts';
import { scrollAfterNavigation } from '#ui/browser/scroll/scroll.ts';
import { storedPosition } from './scroll-positions.ts';

/** Runs when the new screen is on the page, its data loaded: only then is there something to scroll to (NAV-06 to NAV-08). */
export function ScrollAfterNavigation() {
  const location = useLocation();
  const type = useNavigationType();
  const previous = useRef<Location>(null);

  useLayoutEffect(() => {
    const from = previous.current;
    previous.current = location;
    if (from?.key === location.key) return;
    const decision = decideScroll({
      hash: location.hash,
      scrollPosition: positionToRestore(location, type, from === null),
      samePath: from === null || (from.pathname === location.pathname && from.search !== location.search),
    });
    if (decision.kind === 'position') return restoreScroll(decision.y);
    scrollAfterNavigation(decision);
  }, [location, type]);

  return null;
}

/** Back and forward bring their own position, a breadcrumb passes one along (NAV-20). */
function positionToRestore(location: Location, type: NavigationType, first: boolean): number | null {
  if (type === 'POP') return first && !isRestoredVisit() ? null : storedPosition(location.key);
  const passed = isRecord(location.state) ? location.state.scrollPosition : null;
  return typeof passed === 'number' ? passed : null;
}
