/**
 * Server-sent events for shoppers, at `/api/events`: `?order=ID&token=…` follows one order by its receipt, `?mine=1` the orders of the
 * customer who is logged in, `?article=ID` the stock of an article. They carry numbers and versions alone: whoever hears one
 * asks for what has changed, by the calls that know who may.
 *
 * `hello` comes first, and again when something may have been missed: what is read after it misses nothing. `order` has id and
 * version, `stock` the article's id. `beat` comes every 15 seconds, `bye` before the server ends the stream.
 */
export const liveEventsPath = '/api/events';

const liveEventNames = ['hello', 'order', 'stock', 'beat', 'bye'] as const;

export type LiveEvent = (typeof liveEventNames)[number];

export type LiveTopic =
  | { readonly order: number; readonly token?: string | undefined }
  | { readonly mine: true }
  | { readonly article: number };

export function liveEventsUrl(topic: LiveTopic): string {
  if ('mine' in topic) return `${liveEventsPath}?mine=1`;
  if ('article' in topic) return `${liveEventsPath}?article=${topic.article}`;
  const token = topic.token === undefined ? '' : `&token=${encodeURIComponent(topic.token)}`;
  return `${liveEventsPath}?order=${topic.order}${token}`;
}
