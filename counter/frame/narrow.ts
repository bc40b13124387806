import { useSyncExternalStore } from 'react';

/** Below this the counter is a phone's: tabs instead of columns, the menu at the foot. The style sheets write it, too. */
const query = '(max-width: 899.98px)';

function follow(changed: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

export function useNarrow(): boolean {
  return useSyncExternalStore(follow, () => window.matchMedia(query).matches);
}
