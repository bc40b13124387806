import { useEffect, useSyncExternalStore } from 'react';
import { mobileBreakpoint } from '#domain/browser-rules/layout.ts';

/** CONST-14; the style sheets write the same number. */
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
 * The server knows no window: it renders as if it were wide, and CSS does what must be right at first paint. A phone draws
 * again whatever uses this once it is alive: for small parts. What only acts asks isMobile when it acts.
 */
export function useMobile(): boolean {
  return useSyncExternalStore(watchMobile, isMobile, () => false);
}

/** What only narrow windows have is shut when the window has become wide; `setOpen` is the state's own setter. */
export function useCloseWhenWide(setOpen: (open: boolean) => void): void {
  useEffect(() => watchMobile(() => isMobile() || setOpen(false)), [setOpen]);
}
