import type { QueuedEvent } from './replay-events.ts';

declare global {
  interface Window {
    /** Kept by the page itself until its code has come (server/http/ssr/deferred-bootstrap.ts). */
    replayQueue?: QueuedEvent[] | undefined;
  }
}

/** The page is alive: what was touched before is done again, so that a slow network loses nothing. Hardly ever is there any. */
export function replayQueuedEvents(): void {
  const touches = window.replayQueue ?? [];
  window.replayQueue = undefined;
  if (touches.length > 0) void import('./replay-events.ts').then(({ replayEvents }) => replayEvents(touches));
}
