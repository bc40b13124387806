let announce: () => void = () => {};

/** Kept once the page is alive: what is personal or loaded later comes after that (DEC-05, DEC-33). */
export const hydrated = new Promise<void>((resolve) => {
  announce = resolve;
});

/** Called by the frame's first effect. */
export function markHydrated(): void {
  announce();
}
