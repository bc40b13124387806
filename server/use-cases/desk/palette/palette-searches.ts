import type { PaletteHit } from '#contract/desk/palette/schemas.ts';
import type { Permission } from '#domain/staff/permissions.ts';
import type { DeskTransaction } from '#server/ports/desk/desk-transaction.ts';
import { findCustomers } from '../customers/customers-use-cases.ts';
import type { DeskContext } from '../desk-use-case.ts';
import { findOrders } from '../orders/find-orders.ts';

export interface PaletteSearch {
  readonly permission: Permission;
  /** At most five, best first. Asked at every pause of typing, so it must be found by an index. */
  search(tx: Omit<DeskTransaction, 'log'>, text: string, context: DeskContext): Promise<readonly PaletteHit[]>;
}

/** What can be found from everywhere; an area adds a line. */
export const paletteSearches: readonly PaletteSearch[] = [
  findOrders,
  findCustomers,
  {
    permission: 'goods.see',
    search: async (tx, text) =>
      (await tx.goods.find(text, 5)).map(({ id, articleNo, name }) => ({
        page: 'goods',
        title: name,
        detail: articleNo,
        to: `/varer/${id}`,
      })),
  },
];
