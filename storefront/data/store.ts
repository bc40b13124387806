import { atom, type PreinitializedWritableAtom } from 'nanostores';
import { useHydratedStore } from '#ui/browser/startup/use-hydrated-store.ts';

/** A store and the value it had when the server rendered. */
export interface Store<T> extends PreinitializedWritableAtom<T> {
  readonly rendered: T;
}

export function store<T>(first: T): Store<T> {
  return Object.assign(atom(first), { rendered: first });
}

/** A store's value in a component; while hydrating it is the value the server rendered with. */
export function useStore<T>(source: Store<T>): T {
  // Atoms are closures: their methods stand alone, and are the same each time.
  return useHydratedStore(source.listen, source.get, () => source.rendered);
}
