import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/** A store's value in a component; nothing of the desk is rendered on the server. */
export function useStore<T>(source: ReadableAtom<T>): T {
  return useSyncExternalStore(
    (onChange) => source.listen(onChange),
    () => source.get(),
  );
}
