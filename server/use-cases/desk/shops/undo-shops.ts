import { shopId } from '#domain/shop/shop-id.ts';
import type { ShopValues } from '#server/ports/desk/desk-shops.ts';
import { done, refused } from '#server/ports/result.ts';
import type { Undoer } from '../undo/undoer.ts';

/** What stood there before; a shop that is closed stays so. */
export const undoShop: Undoer = {
  permission: 'shops.edit',
  undo: async (tx, { subject, before, after }) => {
    const id = Number(subject.split(':')[1]);
    const shop = await tx.shops.lock(id);
    if (shop === null) return refused({ code: 'unknown' });
    const fields = Object.keys(before ?? {}) as (keyof ShopValues)[];
    if (fields.some((field) => shop.values[field] !== after?.[field]))
      return refused({ code: 'conflict', reason: 'changed-since', values: { name: '' } });
    await tx.shops.write(id, (before ?? {}) as Partial<ShopValues>);
    return done({ subject, before: after ?? {}, after: before ?? {}, shop: shopId(id) });
  },
};
