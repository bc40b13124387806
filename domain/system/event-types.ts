/** What other systems can be told of. */
export const eventTypes = [
  'order.placed',
  'order.paid',
  'order.ready',
  'order.collected',
  'order.shipped',
  'order.delivered',
  'order.cancelled',
  'order.expired',
  'order.refunded',
  'withdrawal.received',
] as const;

export type EventType = (typeof eventTypes)[number];
