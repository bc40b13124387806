import { z } from 'zod';

/**
 * `texts.json` of a brand variant's folder: the chain's own words where the shop's are neutral. What is left out stays
 * as content/nb has it; `why` as null leaves that part of the front page out.
 */
const words = (most: number) =>
  z.string('must be text').trim().min(1, 'is empty').max(most, `is longer than ${most} characters`);

export const brandTexts = z.strictObject({
  footerPromise: words(160).optional(),
  /** Why to shop here, in one picture and three steps. */
  why: z
    .strictObject({
      heading: words(60),
      text: words(300),
      steps: z
        .array(z.strictObject({ mark: words(3), title: words(40), text: words(160) }))
        .min(1, 'is empty')
        .max(3, 'holds at most three'),
      pictureAlt: words(120),
    })
    .nullable()
    .optional(),
});

export type BrandTexts = z.infer<typeof brandTexts>;
