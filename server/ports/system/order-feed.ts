import type { OrdersAnswer, SystemOrder } from '#contract/system/orders.ts';

export interface FeedRequest {
  readonly after: number;
  readonly limit: number;
  /** Only of these shops; null: of all. */
  readonly shops: readonly number[] | null;
}

export interface OrderFeed {
  /** Events after a position, oldest first. None that has been passed over appears later. */
  events(asked: FeedRequest): Promise<OrdersAnswer['events']>;
  orders(ids: readonly number[]): Promise<readonly SystemOrder[]>;
}
