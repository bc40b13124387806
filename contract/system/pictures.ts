import { z } from 'zod';
import { isStorable } from '#domain/text/storable.ts';
import { lineResults, linesOf } from './lines.ts';

/** SHA-256 of the file, hexadecimal; the first 32 digits are enough. */
const hash = z
  .string()
  .regex(/^[0-9a-f]{32,64}$/i, 'must be the SHA-256 of the file, in hexadecimal digits')
  .transform((text) => text.slice(0, 32).toLowerCase());

export const pictureParams = z.object({ hash });

/** The file itself. */
export const pictureBytes = z.custom<Uint8Array>(
  (value) => value instanceof Uint8Array,
  'must be the bytes of a picture',
);

export const pictureAnswer = z.object({
  /** What lines call it by. */
  hash: z.string(),
  /** It had been sent before. */
  known: z.boolean(),
});

const place = {
  article: z.int().min(1).max(2_147_483_647),
  /** Id of the colour it shows; null or left out: all of them. */
  color: z.int().min(1).max(2_147_483_647).nullable().default(null),
};
const alt = z.string().trim().max(500).refine(isStorable, 'has signs that cannot be stored').nullable().optional();
const position = z.int().min(1).max(24);

/** A picture in its place, one taken out of it, or all of a colour in another order. */
export const pictureLine = z.union(
  [
    z.strictObject({ ...place, position, alt, hash }),
    z.strictObject({
      ...place,
      position,
      alt,
      url: z.string().max(1_000),
    }),
    z.strictObject({ ...place, position, remove: z.literal(true) }),
    /** Every picture of the colour by its position now, in the order they shall have. */
    z.strictObject({ ...place, order: z.array(position).min(1).max(24) }),
  ],
  'must have article and either position with hash, url or remove, or order, and no other fields but color and alt',
);

export type PictureLine = z.infer<typeof pictureLine>;

export const picturesRequest = z.strictObject({ lines: linesOf(50) });

export const picturesAnswer = z.object({
  results: lineResults(
    ['applied', 'unchanged'],
    [
      'bad_line',
      'unknown_article',
      'unknown_color',
      'unknown_picture',
      'no_such_picture',
      'not_every_picture',
      'not_fetched',
      'not_taken',
    ],
  ),
});

export type PicturesAnswer = z.infer<typeof picturesAnswer>;
