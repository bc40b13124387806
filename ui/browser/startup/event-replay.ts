import type { QueuedEvent } from './replay-events.ts';

declare global {
  interface Window {
    /** Events before hydration, queued by an inline script (server/http/ssr/deferred-bootstrap.ts). */
    replayQueue?: QueuedEvent[] | undefined;
  }
}

/**
 * Replays what was pressed and typed before hydration, so that a slow network loses nothing. The queue is nearly always
 * empty, so the code for it is loaded on demand.
 */
export function replayQueuedEvents(): void {
  const events = window.replayQueue ?? [];
  window.replayQueue = undefined;
  if (events.length > 0) void import('./replay-events.ts').then(({ replayEvents }) => replayEvents(events));
}
