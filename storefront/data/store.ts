import { atom, type PreinitializedWritableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/** A store and the value it had when the server rendered. */
export interface Store<T> extends PreinitializedWritableAtom<T> {
  readonly rendered: T;
}

export function store<T>(first: T): Store<T> {
  return Object.assign(atom(first), { rendered: first });
}

/**
 * A store's value in a component. While hydrating it is the value the server rendered with; what only the browser knows
 * appears afterwards, so hydration never mismatches (DEC-05, TRAP-41).
 */
export function useStore<T>(source: Store<T>): T {
  return useSyncExternalStore(
    (onChange) => source.listen(onChange),
    () => source.get(),
    () => source.rendered,
  );
}
