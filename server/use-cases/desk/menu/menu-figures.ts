import type { Permission } from '#domain/staff/permissions.ts';
import type { DeskTransaction } from '#server/ports/desk/desk-transaction.ts';
import type { DeskContext } from '../desk-use-case.ts';
import { waitingFigure } from '../orders/find-orders.ts';

export interface MenuFigure {
  readonly permission: Permission;
  /** Null: nothing stands beside the page. It is asked every minute by everybody, so it must be cheap. */
  count(
    tx: Omit<DeskTransaction, 'log'>,
    context: DeskContext,
  ): Promise<{ readonly count: number; readonly alert: boolean } | null>;
}

/** The small figures of the menu, by the name of the page; an area adds a line. */
export const menuFigures: Readonly<Record<string, MenuFigure>> = {
  orders: waitingFigure,
  reviews: { permission: 'reviews.see', count: async (tx) => figure(await tx.reviews.waiting()) },
  campaigns: {
    permission: 'campaigns.see',
    count: async (tx, { now }) => ({ count: await tx.campaigns.count(now), alert: false }),
  },
  imports: {
    permission: 'imports.see',
    count: async (tx, { now }) => {
      const count = await tx.uploads.failed(now);
      return count === 0 ? null : { count, alert: true };
    },
  },
};
function figure(count: number) {
  return count === 0 ? null : { count, alert: false };
}
