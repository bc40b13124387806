import { useSyncExternalStore } from 'react';

/** What a component needs of a store: nanostores' atoms have it. */
interface Listenable<T> {
  get(): T;
  listen(onChange: () => void): () => void;
}

/** A store's value in a component of an app that is not rendered on the server. */
export function useStore<T>(source: Listenable<T>): T {
  return useSyncExternalStore(
    (onChange) => source.listen(onChange),
    () => source.get(),
  );
}
