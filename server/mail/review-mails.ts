import { reviewAnsweredMail, reviewRejectedMail } from '#content/nb/mail/review.ts';
import type { MailText } from '#content/nb/mail.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import type { LockedReview, ReviewMails } from '#server/ports/desk/desk-reviews.ts';
import type { Mail } from '#server/ports/mail.ts';
import { layOutMail, type MailFrame } from './mail-layout.ts';

export function reviewMails(frame: () => MailFrame, shopUrl: () => string): ReviewMails {
  const about = ({ article, slug }: LockedReview) => ({
    article,
    chain: frame().brand.displayName,
    url: shopUrl() + pathTo('product', { articleName: slug }),
  });
  const to = ({ email, id, firstName }: NonNullable<LockedReview['writer']>, kind: string, words: MailText): Mail => ({
    kind,
    recipient: email,
    customerId: id,
    ...layOutMail(frame(), words, { name: firstName }),
  });
  return {
    answered: (review, reply) => to(review.writer, 'review-answered', reviewAnsweredMail(about(review), reply)),
    rejected: (review, reason) => to(review.writer, 'review-rejected', reviewRejectedMail(about(review), reason)),
  };
}
