import { act, read } from '../endpoint.ts';

export const reviewEndpoints = {
  reviews: read('reviews.see', '/reviews'),
  review: read('reviews.see', '/reviews/:id'),
  /** With an answer, if there is one. */
  approveReview: act('reviews.judge', '/reviews/:id/approve'),
  rejectReview: act('reviews.judge', '/reviews/:id/reject'),
  answerReview: act('reviews.answer', '/reviews/:id/answer'),
} as const;
