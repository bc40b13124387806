import type { PictureRecords, PlacedPicture } from '#server/ports/content/picture-records.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import { isAt } from './place-picture.ts';

/** Which picture of an article: by its colour and position, as they are listed. */
export interface PictureAt {
  readonly articleId: number;
  readonly colorId: number | null;
  readonly position: number;
}

export type ArrangeRefusal = { readonly reason: 'no-article' | 'no-such-picture' | 'not-every-picture' };

/** What is said of a picture to those who do not see it; null says the article's name. */
export function setAlt(records: PictureRecords, at: PictureAt, alt: string | null) {
  return rearrange(records, at.articleId, (pictures) =>
    withPicture(pictures, at, (picture) => pictures.map((one) => (one === picture ? { ...one, alt } : one))),
  );
}

/** Those behind it move up. */
export function removePicture(records: PictureRecords, at: PictureAt) {
  return rearrange(records, at.articleId, (pictures) =>
    withPicture(pictures, at, (picture) =>
      pictures
        .filter((one) => one !== picture)
        .map((one) =>
          one.colorId === at.colorId && one.position > at.position ? { ...one, position: one.position - 1 } : one,
        ),
    ),
  );
}

/** `order` names every picture of the colour by its position now, in the order they shall have. */
export function orderPictures(
  records: PictureRecords,
  { articleId, colorId }: Omit<PictureAt, 'position'>,
  order: readonly number[],
) {
  return rearrange(records, articleId, (pictures) => {
    const ofColor = pictures.filter((one) => one.colorId === colorId);
    const isWhole = new Set(order).size === ofColor.length && ofColor.every(({ position }) => order.includes(position));
    if (!isWhole || order.length !== ofColor.length) return { reason: 'not-every-picture' };
    return pictures.map((one) =>
      one.colorId === colorId ? { ...one, position: order.indexOf(one.position) + 1 } : one,
    );
  });
}

function withPicture(
  pictures: readonly PlacedPicture[],
  at: PictureAt,
  change: (picture: PlacedPicture) => readonly PlacedPicture[],
): readonly PlacedPicture[] | ArrangeRefusal {
  const picture = pictures.find((one) => isAt(one, at));
  return picture === undefined ? { reason: 'no-such-picture' } : change(picture);
}

async function rearrange(
  records: PictureRecords,
  articleId: number,
  change: (pictures: readonly PlacedPicture[]) => readonly PlacedPicture[] | ArrangeRefusal,
): Promise<Result<null, ArrangeRefusal>> {
  let refusal: ArrangeRefusal | null = null;
  const outcome = await records.change(articleId, (pictures) => {
    const changed = change(pictures);
    refusal = 'reason' in changed ? changed : null;
    return 'reason' in changed ? null : changed;
  });
  if (outcome === 'no-article') return refused({ reason: 'no-article' });
  return refusal === null ? done(null) : refused(refusal);
}
