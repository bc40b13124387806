import type { PaletteHit } from '#contract/desk/palette/schemas.ts';
import { readPersonSearch } from '#domain/order/order-search.ts';
import type { DeskOrders } from '#server/ports/desk/desk-orders.ts';
import type { DeskContext } from '../desk-use-case.ts';
import { shopsOf } from './order-wish.ts';

const most = 5;

type Reading = { readonly deskOrders: DeskOrders };

/** By number, phone, e-mail or name; as in the list, no more of the person than that. */
export const findOrders = {
  permission: 'orders.see',
  search: async (tx: Reading, text: string, context: DeskContext): Promise<readonly PaletteHit[]> => {
    const search = readPersonSearch(text);
    if (search.by === 'nothing') return [];
    const rows = await tx.deskOrders.list({ search, shops: shopsOf(context, undefined) }, most);
    return rows.map(({ id, name, phoneEnd, shop }) => ({
      page: 'orders',
      title: String(id),
      detail: [name, phoneEnd === null ? null : `•• ${phoneEnd}`, shop].filter(Boolean).join(', '),
      to: `/ordre/${id}`,
    }));
  },
} as const;

/** Beside the page in the menu. */
export const waitingFigure = {
  permission: 'orders.see',
  count: async (tx: Reading, context: DeskContext) => {
    const waiting = await tx.deskOrders.waiting(shopsOf(context, undefined));
    return { count: waiting.length, alert: false };
  },
} as const;
