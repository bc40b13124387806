import { z } from 'zod';
import { reviewRecord } from './article.ts';
import { flagInput, idParam, paged, plainText, wholeNumber } from './wire-values.ts';

const letters = (text: string) => [...text].length;

export const reviewOrder = z.enum(['newest', 'highest', 'lowest']);

export const reviewCalls = {
  articleReviews: {
    input: z.object({
      id: idParam,
      /** Answers are cached, so there are not endlessly many of them. */
      page: wholeNumber({ min: 1, max: 1000 }).default(1),
      per_page: wholeNumber({ min: 1, max: 50 }).default(10),
      rating: wholeNumber({ min: 1, max: 5 }).optional(),
      /** What the reviewer bought: a size and a colour of the article's variants, by id. */
      size_id: idParam.optional(),
      color_id: idParam.optional(),
      sort: reviewOrder.default('newest'),
    }),
    answer: paged(reviewRecord),
  },
  writeReview: {
    input: z.object({
      reviewable_id: idParam,
      reviewable_type: z.literal('article'),
      rating: wholeNumber({ min: 1, max: 5 }),
      content: plainText(8000)
        .transform((text) => text.trim())
        .refine((text) => letters(text) >= 3 && letters(text) <= 2000, 'Must have 3 to 2000 characters.'),
      true_to_size: z
        .union([z.literal(-1), z.literal(0), z.literal(1)])
        .nullable()
        .default(null),
      size_color: plainText(100)
        .transform((text) => text.trim() || null)
        .nullable()
        .default(null),
      anonymous: flagInput.default(0),
    }),
    answer: reviewRecord,
  },
};
