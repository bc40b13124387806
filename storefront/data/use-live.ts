import { useEffect, useEffectEvent } from 'react';
import { type LiveTopic, liveEventsUrl } from '#contract/live.ts';

export interface LiveOptions {
  /** Milliseconds after the page is shown; what is looked at in passing needs no connection. */
  readonly after?: number;
}

/**
 * Calls back when what is followed may have changed, here or anywhere; null follows nothing. The code comes when it is
 * needed, and without it, or without a connection, the page is as it was.
 */
export function useLive(topic: LiveTopic | null, onChange: () => void, { after = 0 }: LiveOptions = {}): void {
  const url = topic === null ? null : liveEventsUrl(topic);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    if (url === null || typeof EventSource === 'undefined') return;
    let stop: (() => void) | null = null;
    let isOver = false;
    const timer = setTimeout(async () => {
      const code = await import('#ui/browser/live/follow-events.ts').catch(() => null);
      if (code && !isOver) stop = code.followEvents(url, { hello: changed, order: changed, stock: changed });
    }, after);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [url, after]);
}
