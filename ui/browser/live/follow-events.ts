export type EventHandlers = Readonly<Record<string, () => void>>;

/** A page that nobody sees for so long gives its connection back; a browser has six of them for a shop without HTTP/2. */
const hiddenMs = 10_000;
/** The stream is also closed on a page that lies open untouched: what a page does by itself must not keep a login alive. */
const untouchedMs = 30 * 60_000;
/** After a refusal, as 'too many', which ends an EventSource for good: doubled each time. */
const firstRetryMs = 15_000;
const longestRetryMs = 5 * 60_000;

const touches = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Follows server-sent events while the page is seen and used. What was missed while it was closed is made up for by its
 * `hello`: whoever reads the state after that has all. Gives what ends it.
 */
export function followEvents(url: string, handlers: EventHandlers): () => void {
  let source: EventSource | null = null;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let retrying: ReturnType<typeof setTimeout> | undefined;
  let retryMs = firstRetryMs;

  const close = () => {
    source?.close();
    source = null;
    clearTimeout(retrying);
    retrying = undefined;
  };
  const open = () => {
    retrying = undefined;
    if (source !== null || document.visibilityState === 'hidden') return;
    const opened = new EventSource(url);
    source = opened;
    for (const [event, handle] of Object.entries(handlers)) opened.addEventListener(event, handle);
    opened.addEventListener('hello', () => {
      retryMs = firstRetryMs;
    });
    opened.addEventListener('error', () => {
      // Otherwise the browser comes back by itself.
      if (opened.readyState !== EventSource.CLOSED || source !== opened) return;
      close();
      retrying = setTimeout(open, retryMs * (0.75 + Math.random() / 2));
      retryMs = Math.min(retryMs * 2, longestRetryMs);
    });
  };
  const touched = () => {
    clearTimeout(resting);
    resting = setTimeout(close, untouchedMs);
    if (retrying === undefined) open();
  };
  const seen = () => {
    clearTimeout(hiding);
    if (document.visibilityState === 'hidden') hiding = setTimeout(close, hiddenMs);
    else open();
  };

  document.addEventListener('visibilitychange', seen);
  // An open connection would keep the page out of the back/forward cache.
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', seen);
  for (const touch of touches) window.addEventListener(touch, touched, { passive: true });
  open();
  touched();
  return () => {
    close();
    clearTimeout(hiding);
    clearTimeout(resting);
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('pagehide', close);
    window.removeEventListener('pageshow', seen);
    for (const touch of touches) window.removeEventListener(touch, touched);
  };
}
