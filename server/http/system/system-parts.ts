import type { Imports } from '#server/ports/imports.ts';
import type { IdempotentAnswers } from '#server/ports/system/idempotent-answers.ts';
import type { OrderFeed } from '#server/ports/system/order-feed.ts';
import type { PlannedPrices } from '#server/ports/system/planned-prices.ts';
import type { StockIntake } from '#server/ports/system/stock-intake.ts';
import type { SystemKeys } from '#server/ports/system/system-keys.ts';
import type { OrderMoveParts } from '#server/use-cases/system/move-order.ts';
import type { PictureIntakeParts } from '#server/use-cases/system/place-pictures.ts';
import type { DayReportParts } from '#server/use-cases/system/read-day-report.ts';

/** What the calls of other systems are answered with. */
export interface SystemParts extends OrderMoveParts, PictureIntakeParts, DayReportParts {
  readonly keys: SystemKeys;
  readonly idempotentAnswers: IdempotentAnswers;
  readonly stock: StockIntake;
  readonly orders: OrderFeed;
  readonly planned: PlannedPrices;
  /** Null where nobody has handed the import in: its calls are not there. */
  readonly imports: Imports | null;
}
