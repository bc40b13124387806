import { z } from 'zod';

const focus = z.object({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) });
const hash = z.string().regex(/^[0-9a-f]{32}$/);
const look = z.enum(['stand', 'fill']);

export const articlePicture = z.object({
  path: z.string(),
  colorId: z.int().nullable(),
  view: z.string(),
  alt: z.string().nullable(),
  /** Null: a drawing, which the first photograph takes the place of. */
  photo: z.object({ hash, width: z.int(), height: z.int(), look, focus }).nullable(),
});

/** Where a photograph is to stand, in the order of the list; every one says what it shows. */
export const pictureWish = z.object({
  hash,
  colorId: z.int().nullable(),
  alt: z.string().trim().max(140),
  look,
  focus,
});

export type ArticlePicture = z.infer<typeof articlePicture>;
export type PictureWish = z.infer<typeof pictureWish>;

/** What an upload answers (POST /goods/pictures, the bytes as its body). */
export type UploadedPicture = NonNullable<ArticlePicture['photo']>;
