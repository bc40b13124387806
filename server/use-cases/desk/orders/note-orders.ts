import { may } from '#domain/staff/may.ts';
import { done, refused } from '#server/ports/result.ts';
import { type AuditNote, deskAct } from '../desk-use-case.ts';

/** All of them or none: a note that stands at some would not be looked for at the others. */
export const noteOrders = deskAct(
  { call: 'noteOrders', action: 'order-note-written' },
  async (tx, { ids: wanted, text }, { actor, now }) => {
    const ids = [...new Set(wanted)];
    const known = await tx.deskOrders.shopsOf(ids);
    if (known.length < ids.length || known.some(({ shop }) => !may(actor, 'orders.write', { shopId: shop })))
      return refused({ code: 'unknown' });
    const written = await tx.deskOrders.addToNotes({ ids, text, member: actor.member, at: now });
    if (written.length < ids.length) {
      const has = new Set(written.map(({ id }) => id));
      return refused({ code: 'conflict', reason: 'note-full', values: { order: ids.find((id) => !has.has(id)) ?? 0 } });
    }
    // As with one note: that it was written, not the words.
    const [first, ...rest] = written.map(
      ({ id, length }): AuditNote => ({ subject: `reservation:${id}`, after: { length } }),
    );
    if (first === undefined) return refused({ code: 'unknown' });
    return done({ answer: { orders: written.length }, audit: [first, ...rest] });
  },
);
