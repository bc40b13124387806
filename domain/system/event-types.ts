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
  'stock.short',
  'stock.changed',
  'review.submitted',
  'customer.joined_club',
  'customer.erased',
] as const;

export type EventType = (typeof eventTypes)[number];

/** So frequent that only those hear of them who have asked for them by name. */
const byChoice: readonly EventType[] = ['stock.changed'];

/** What a webhook hears of that names nothing. */
export const usualEventTypes: readonly EventType[] = eventTypes.filter((type) => !byChoice.includes(type));
