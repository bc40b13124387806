import { reviewFlags } from '#domain/review/review-flags.ts';
import { may } from '#domain/staff/may.ts';
import type { LockedReview } from '#server/ports/desk/desk-reviews.ts';
import type { DeskTransaction } from '#server/ports/desk/desk-transaction.ts';
import type { Mail } from '#server/ports/mail.ts';
import { done, refused } from '#server/ports/result.ts';
import { deskAct, deskRead } from '../desk-use-case.ts';

const decided = { code: 'conflict', reason: 'decided' } as const;

/** Reviews are read in the order they came; who wrote one is told what became of it. */
export const reviewUseCases = {
  reviews: deskRead('reviews', async (tx, { state, after }) => done(await tx.reviews.page(state, after))),
  review: deskRead('review', async (tx, { id }, { actor }) => {
    const review = await tx.reviews.read(id);
    if (review === null) return refused({ code: 'unknown' });
    // An order is somebody's; who may not see orders does not learn of it here.
    const order = may(actor, 'orders.see') ? review.order : null;
    return done({ ...review, order, flags: reviewFlags(review.content) });
  }),
  approveReview: deskAct({ call: 'approveReview', action: 'review-approved' }, async (tx, { id, reply }, { parts }) => {
    const review = await tx.reviews.lock(id);
    if (review === null) return refused({ code: 'unknown' });
    if (review.state === 'approved') return refused(decided);
    await tx.reviews.approve(id);
    if (reply !== undefined) {
      await tx.reviews.reply(id, reply);
      await tell(tx, review, (to) => parts.reviewMails.answered(to, reply));
    }
    const after = { state: 'approved', ...(reply !== undefined && { reply }) };
    return done({ answer: {}, audit: { subject: `review:${id}`, before: { state: review.state }, after } });
  }),
  rejectReview: deskAct({ call: 'rejectReview', action: 'review-rejected' }, async (tx, { id, reason }, { parts }) => {
    const review = await tx.reviews.lock(id);
    if (review === null) return refused({ code: 'unknown' });
    if (review.state === 'rejected') return refused(decided);
    await tx.reviews.reject(id, reason);
    await tell(tx, review, (to) => parts.reviewMails.rejected(to, reason));
    const audit = { subject: `review:${id}`, before: { state: review.state }, after: { state: 'rejected' }, reason };
    return done({ answer: {}, audit });
  }),
  answerReview: deskAct(
    { call: 'answerReview', action: 'review-answered' },
    async (tx, { id, from, reply }, { parts }) => {
      const review = await tx.reviews.lock(id);
      if (review === null) return refused({ code: 'unknown' });
      const subject = `review:${id}`;
      if (review.state !== 'approved') return refused({ code: 'conflict', reason: 'not-approved' });
      if (review.reply !== from) return refused({ code: 'changed', subject, thing: { reply: review.reply } });
      await tx.reviews.reply(id, reply);
      if (reply !== null) await tell(tx, review, (to) => parts.reviewMails.answered(to, reply));
      return done({ answer: {}, audit: { subject, before: { reply: review.reply }, after: { reply } } });
    },
  ),
} as const;

/** In the same transaction: who is told is told of what is true. */
async function tell(
  tx: DeskTransaction,
  review: LockedReview,
  mail: (to: LockedReview & { readonly writer: NonNullable<LockedReview['writer']> }) => Mail,
): Promise<void> {
  const { writer } = review;
  if (writer !== null) await tx.outbox.queue(mail({ ...review, writer }));
}
