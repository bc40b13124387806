import { useHydratedStore } from './startup/use-hydrated-store.ts';

/** A subscription to something that never changes. */
export const never = () => () => {};

/** False on the server and while hydrating, then true: what the server cannot know is shown after that (DEC-05, TRAP-41). */
export function useMounted(): boolean {
  return useHydratedStore(
    never,
    () => true,
    () => false,
  );
}
