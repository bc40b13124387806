import type { EarlyTouch } from './replay-touches.ts';

declare global {
  interface Window {
    /** Kept by the page itself until its code has come (server/http/ssr/late-start.ts). */
    earlyTouches?: EarlyTouch[] | undefined;
  }
}

/** The page is alive: what was touched before is done again, so that a slow network loses nothing. Hardly ever is there any. */
export function takeUpEarlyTouches(): void {
  const touches = window.earlyTouches ?? [];
  window.earlyTouches = undefined;
  if (touches.length > 0) void import('./replay-touches.ts').then(({ replayTouches }) => replayTouches(touches));
}
