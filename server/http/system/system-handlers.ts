import type { z } from 'zod';
import type { SystemCall, systemEndpoints } from '#contract/system/endpoints.ts';
import type { SystemKey } from '#server/ports/system/system-keys.ts';
import { readOrderFeed } from '#server/use-cases/system/read-order-feed.ts';
import { takeStockLines } from '#server/use-cases/system/take-stock-lines.ts';
import type { SystemParts } from './system-parts.ts';

type Input<Call extends SystemCall> = z.infer<(typeof systemEndpoints)[Call]['request']>;
type Output<Call extends SystemCall> = z.infer<(typeof systemEndpoints)[Call]['answer']>;

export type SystemHandlers = {
  readonly [Call in SystemCall]: (
    key: SystemKey,
    input: Input<Call>,
  ) => Promise<{ readonly status: number; readonly body: Output<Call> }>;
};

/** One handler for each row of the table; a row without one does not compile. */
export function systemHandlers({ stock, orders }: SystemParts): SystemHandlers {
  return {
    stock: async (key, { lines }) => {
      const taken = await takeStockLines(stock, key, lines);
      if (!taken.ok) return taken.refusal;
      const isAllTaken = taken.value.results.every(({ result }) => result !== 'refused');
      return { status: isAllTaken ? 200 : 207, body: taken.value };
    },
    orders: async ({ shops }, input) => {
      const read = await readOrderFeed(orders, { ...input, shops });
      return read.ok ? { status: 200, body: read.value } : read.refusal;
    },
  };
}
