/** Where the counter is, and what its calls carry beside their bodies. */
export const counterPath = '/disk';
export const counterApi = `${counterPath}/api/v1`;
export const counterEvents = `${counterPath}/events`;

export const counterHeaders = {
  /** '1' on every call that is no GET: no form of another site can send it. */
  own: 'x-disk',
  /** Whole seconds since somebody last touched the screen or scanned; a call without it counts as a touch when it acts. */
  idle: 'x-disk-idle',
  /** A uuid, made when the screen opens and the same until answered. */
  key: 'idempotency-key',
} as const;

/**
 * Events of /disk/events?shop=ID. `hello` comes first, when the subscription is live: read the queue after it, and nothing
 * is missed. `order` has id and version; `device` says that who stands at the device has changed (read /device);
 * `beat` comes every 15 seconds; `bye` before the server ends the stream.
 */
const counterEventNames = ['hello', 'order', 'device', 'beat', 'bye'] as const;

export type CounterEvent = (typeof counterEventNames)[number];
