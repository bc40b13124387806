import { done, refused } from '#server/ports/result.ts';
import { deskAct } from '../desk-use-case.ts';

/** More than anybody finds their way in. */
const most = 20;

export const saveOrderView = deskAct(
  { call: 'saveOrderView', action: 'view-saved' },
  async (tx, { name, query }, { actor }) => {
    if (actor.member === null) return refused({ code: 'unknown' });
    const known = await tx.deskOrders.savedViews(actor.member);
    if (known.length >= most && !known.some((view) => view.name === name))
      return refused({ code: 'conflict', reason: 'too-many-views' });
    const id = await tx.deskOrders.saveView(actor.member, name, query);
    return done({ answer: { id }, audit: { subject: `view:${id}`, after: { name } } });
  },
);

export const forgetOrderView = deskAct(
  { call: 'forgetOrderView', action: 'view-forgotten' },
  async (tx, { id }, { actor }) => {
    if (actor.member === null || !(await tx.deskOrders.forgetView(actor.member, id)))
      return refused({ code: 'unknown' });
    return done({ answer: {}, audit: { subject: `view:${id}` } });
  },
);
