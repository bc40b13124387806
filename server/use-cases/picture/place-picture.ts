import type { Photo } from '#domain/picture/photo-path.ts';
import type { PicturePlace, PictureRecords, PlacedPicture } from '#server/ports/content/picture-records.ts';
import { done, type Result, refused } from '#server/ports/result.ts';

export const mostPictures = 24;

export interface PictureToPlace extends PicturePlace {
  readonly photo: Photo;
  /** Undefined leaves the words that stand there. */
  readonly alt?: string | null | undefined;
}

export type PlaceRefusal = { readonly reason: 'no-article' | 'no-such-position' };

/** Puts a photograph in its place; one that stood there goes. */
export async function placePicture(
  records: PictureRecords,
  { photo, alt, ...place }: PictureToPlace,
): Promise<Result<'placed' | 'unchanged', PlaceRefusal>> {
  if (!Number.isInteger(place.position) || place.position < 1 || place.position > mostPictures)
    return refused({ reason: 'no-such-position' });
  const outcome = await records.change(place.articleId, (pictures) => {
    const there = pictures.find((one) => isAt(one, place));
    const placed: PlacedPicture = { ...place, photo, alt: alt === undefined ? (there?.alt ?? null) : alt };
    if (there?.photo.hash === photo.hash && there.alt === placed.alt) return null;
    return [...pictures.filter((one) => one !== there), placed];
  });
  if (outcome === 'no-article') return refused({ reason: 'no-article' });
  return done(outcome === 'changed' ? 'placed' : 'unchanged');
}

export function isAt(picture: PicturePlace, { colorId, position }: Omit<PicturePlace, 'articleId'>): boolean {
  return picture.colorId === colorId && picture.position === position;
}
