import { shopId } from '#domain/shop/shop-id.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { osloTime } from '#domain/time/oslo.ts';
import type { DeskTransaction } from '#server/ports/desk/desk-transaction.ts';
import { done, refused } from '#server/ports/result.ts';
import { deskAct } from '../desk-use-case.ts';

/**
 * Closed now, when no order is open there: whoever waits for goods gets them first. With a last day it is open until then, and
 * closes by itself once the day is over and the last order is out.
 */
export const closeShop = deskAct({ call: 'closeShop', action: 'shop-closed' }, async (tx, input, { now }) => {
  const { id, heirId, stockTo, lastDay, name } = input;
  const shop = await tx.shops.lock(id);
  if (shop === null) return refused({ code: 'unknown' });
  if (shop.closed) return refused({ code: 'conflict', reason: 'closed' });
  if (name.trim() !== shop.name) return refused({ code: 'refused', reason: 'other-name' });
  for (const other of [heirId, stockTo])
    if (!(await isOpenShop(tx, other, id))) return refused({ code: 'refused', reason: 'bad-heir' });
  const subject = `shop:${id}`;
  const how = { heir: heirId, stockTo };
  if (lastDay !== null) {
    if (lastDay < isoDate(osloTime(now).date)) return refused({ code: 'refused', reason: 'past-day' });
    await tx.shops.planClosing(id, { ...how, lastDay });
    return done({
      answer: { pieces: 0, isClosed: false },
      audit: {
        action: 'shop-closing-planned',
        subject,
        before: { lastDay: shop.lastDay },
        after: { lastDay, ...how },
        shop: shopId(id),
      },
    });
  }
  const open = await tx.shops.openOrders(id);
  if (open > 0) return refused({ code: 'conflict', reason: 'open-orders', values: { count: open } });
  const pieces = await tx.shops.close(id, how);
  return done({
    answer: { pieces, isClosed: true },
    audit: { subject, before: { closed: false, pieces }, after: { closed: true, ...how }, shop: shopId(id) },
  });
});

export const keepShop = deskAct({ call: 'keepShop', action: 'shop-kept' }, async (tx, { id }) => {
  const shop = await tx.shops.lock(id);
  if (shop === null) return refused({ code: 'unknown' });
  if (shop.closed || shop.lastDay === null) return refused({ code: 'conflict', reason: 'not-closing' });
  await tx.shops.planClosing(id, null);
  return done({
    answer: {},
    audit: { subject: `shop:${id}`, before: { lastDay: shop.lastDay }, after: { lastDay: null }, shop: shopId(id) },
  });
});

/** Who takes over must be there, and be another. */
async function isOpenShop(tx: DeskTransaction, id: number | null, closing: number): Promise<boolean> {
  if (id === null) return true;
  const shop = id === closing ? null : await tx.shops.lock(id);
  return shop !== null && !shop.closed && shop.lastDay === null;
}
