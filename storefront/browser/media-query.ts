import { useCallback, useSyncExternalStore } from 'react';
import { mobileBreakpoint } from '#domain/browser-rules/layout.ts';

/** CONST-14; the style sheets write the same number. */
const mobileQuery = `(max-width: ${mobileBreakpoint - 0.02}px)`;

/** The server knows no window: it renders as if the query did not match, and CSS does what must be right at first paint. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

export function useMobile(): boolean {
  return useMediaQuery(mobileQuery);
}
