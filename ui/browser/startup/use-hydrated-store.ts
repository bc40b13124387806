import { useCallback, useSyncExternalStore } from 'react';
import { hydrated, isHydrating } from './hydrated.ts';

/**
 * A store outside the components, on a page that the server rendered. Until all of the page is hydrated it is the value that the
 * server rendered with, so that no part of it mismatches (DEC-05, TRAP-41); what only the browser knows appears afterwards. `subscribe`
 * should be the same function each time: another is subscribed to anew.
 */
export function useHydratedStore<T>(
  subscribe: (onChange: () => void) => () => void,
  get: () => T,
  rendered: () => T,
): T {
  const subscribeTwice = useCallback(
    (onChange: () => void) => {
      if (isHydrating()) void hydrated.then(onChange);
      return subscribe(onChange);
    },
    [subscribe],
  );
  return useSyncExternalStore(subscribeTwice, () => (isHydrating() ? rendered() : get()), rendered);
}
