import { kroner } from '#domain/money/money.ts';
import { done, refused } from '#server/ports/result.ts';
import { deskAct } from '../desk-use-case.ts';

const rounded = (price: number) => Math.round(price * 100) / 100;

/** Asks for another price; nothing is changed before an administrator says so. One at a time for an article. */
export const proposePrice = deskAct(
  { call: 'proposePrice', action: 'price-proposed' },
  async (tx, { id, from, price, reason }, { actor }) => {
    const article = await tx.goods.lock(id);
    if (article === null) return refused({ code: 'unknown' });
    const subject = `article:${id}`;
    if (article.price !== from)
      return refused({ code: 'changed', subject, thing: { price: article.price, version: article.version } });
    if (rounded(price) === article.price) return refused({ code: 'refused', reason: 'same-price' });
    if ((await tx.goods.proposal(id)) !== null) return refused({ code: 'conflict', reason: 'proposed-already' });
    await tx.goods.propose(id, { from, price: kroner(rounded(price)), reason, member: actor.member });
    return done({
      answer: {},
      audit: { subject, before: { price: from }, after: { proposed: rounded(price) }, reason },
    });
  },
);

/**
 * Yes: it costs that from now on; what it cost was asked and stays in the history, where it counts by law. No: it costs what it did.
 */
export const decidePrice = deskAct(
  { call: 'decidePrice', action: 'price-proposal-rejected' },
  async (tx, { id, proposal: number, approve }) => {
    const article = await tx.goods.lock(id);
    const proposal = article === null ? null : await tx.goods.proposal(id);
    if (article === null || proposal === null || proposal.id !== number) return refused({ code: 'unknown' });
    const subject = `article:${id}`;
    if (approve && article.price !== proposal.from)
      return refused({ code: 'conflict', reason: 'price-changed', values: { price: article.price } });
    await tx.goods.decide(number, approve);
    if (!approve) return done({ answer: {}, audit: { subject, before: { proposed: proposal.price } } });
    await tx.goods.setPrice(id, kroner(proposal.price));
    return done({
      answer: {},
      audit: {
        action: 'price-corrected',
        subject,
        before: { price: article.price },
        after: { price: proposal.price },
        reason: proposal.reason,
      },
    });
  },
);
