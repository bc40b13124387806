import { readPersonSearch } from '#domain/order/order-search.ts';
import type { MenuFigure } from '../menu/menu-figures.ts';
import type { PaletteSearch } from '../palette/palette-searches.ts';
import { shopsOf } from './order-wish.ts';

const most = 5;

/** By number, phone, e-mail or name; as in the list, no more of the person than that. */
export const findOrders: PaletteSearch = {
  permission: 'orders.see',
  search: async (tx, text, context) => {
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
};

export const waitingFigure: MenuFigure = {
  permission: 'orders.see',
  count: async (tx, context) => {
    const waiting = await tx.deskOrders.waiting(shopsOf(context, undefined));
    return { count: waiting.length, alert: false };
  },
};
