import type { OrdersAnswer } from '#contract/system/orders.ts';
import { done, type Result } from '#server/ports/result.ts';
import type { FeedRequest, OrderFeed } from '#server/ports/system/order-feed.ts';

/** What has happened to orders since another system asked last. */
export async function readOrderFeed(feed: OrderFeed, asked: FeedRequest): Promise<Result<OrdersAnswer, never>> {
  const events = await feed.events(asked);
  const ids = new Set(events.flatMap(({ order }) => (order === null ? [] : [order])));
  return done({
    events,
    orders: [...(await feed.orders([...ids]))],
    next: events.at(-1)?.position ?? asked.after,
    more: events.length === asked.limit,
  });
}
