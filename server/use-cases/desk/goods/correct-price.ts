import { kroner } from '#domain/money/money.ts';
import { done, refused } from '#server/ports/result.ts';
import { deskAct } from '../desk-use-case.ts';

/**
 * Another price from now on. The wrong one was asked and stays in the history, where it counts by law; the next import of prices
 * writes what the source says.
 */
export const correctPrice = deskAct(
  { call: 'correctPrice', action: 'price-corrected' },
  async (tx, { id, from, price, reason }, _context) => {
    const article = await tx.goods.lock(id);
    if (article === null) return refused({ code: 'unknown' });
    const subject = `article:${id}`;
    if (article.price !== from)
      return refused({ code: 'changed', subject, thing: { price: article.price, version: article.version } });
    if (price === article.price) return refused({ code: 'refused', reason: 'same-price' });
    const version = await tx.goods.setPrice(id, kroner(Math.round(price * 100) / 100));
    return done({ answer: { version }, audit: { subject, before: { price: from }, after: { price }, reason } });
  },
);
