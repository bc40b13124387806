let announce: () => void = () => {};

/** Resolves after hydration; whatever is personal or loaded later waits for it (DEC-05, DEC-33). */
export const hydrated = new Promise<void>((resolve) => {
  announce = resolve;
});

/** Called by the frame's first effect. */
export function markHydrated(): void {
  announce();
}
