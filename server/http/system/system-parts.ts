import type { OrderFeed } from '#server/ports/system/order-feed.ts';
import type { StockIntake } from '#server/ports/system/stock-intake.ts';
import type { SystemKeys } from '#server/ports/system/system-keys.ts';

/** What the calls of other systems are answered with. */
export interface SystemParts {
  readonly keys: SystemKeys;
  readonly stock: StockIntake;
  readonly orders: OrderFeed;
}
