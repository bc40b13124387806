import { useEffect } from 'react';
import { mobileBreakpoint } from '#domain/browser-rules/layout.ts';
import { useHydratedStore } from './startup/use-hydrated-store.ts';

/** The breakpoint of CONST-14; the style sheets use the same number. */
const mobileQuery = `(max-width: ${mobileBreakpoint - 0.02}px)`;

export function isMobile(): boolean {
  return window.matchMedia(mobileQuery).matches;
}

/** Calls when the window has become narrow or wide. */
export function watchMobile(onChange: () => void): () => void {
  const list = window.matchMedia(mobileQuery);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/**
 * Whether the window is narrow. The server renders as if it were wide, and CSS does what must be right at first paint;
 * a phone draws again whatever uses this hook after hydration, so it is for small parts. Event handlers call isMobile
 * instead.
 */
export function useMobile(): boolean {
  return useHydratedStore(watchMobile, isMobile, () => false);
}

/** Closes what only narrow windows have when the window becomes wide; `setOpen` is a state setter. */
export function useCloseWhenWide(setOpen: (open: boolean) => void): void {
  useEffect(() => watchMobile(() => isMobile() || setOpen(false)), [setOpen]);
}
