import type { PictureWish } from '#contract/desk/goods/picture-schemas.ts';
import { type Photo, photoPath, readPhotoPath } from '#domain/picture/photo-path.ts';
import type { PictureRecords, PlacedPicture } from '#server/ports/content/picture-records.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import { mostPictures } from '../../picture/place-picture.ts';
import type { AuditNote, WorkRefusal } from '../desk-use-case.ts';

type Records = Pick<PictureRecords, 'change' | 'find' | 'setLook' | 'ofArticle'>;
type Change = Pick<AuditNote, 'before' | 'after'>;

/**
 * An article's photographs as they are to be, in their order within each colour. All are known, and each says what it shows.
 * Null: nothing is otherwise than it was.
 */
export async function writePictures(
  records: Records,
  articleId: number,
  { wishes, seen }: { readonly wishes: readonly PictureWish[]; readonly seen?: readonly PictureWish[] | undefined },
): Promise<Result<Change | null, WorkRefusal>> {
  const before = await records.ofArticle(articleId);
  if (seen !== undefined && !isSeen(before, seen)) return refused({ code: 'conflict', reason: 'pictures-changed' });
  if (before.length > 0 && wishes.length === 0) return takeAll(records, articleId, before);
  const nth = new Map<number | null, number>();
  const placed: PlacedPicture[] = [];
  for (const { hash, colorId, alt, look, focus } of wishes) {
    if (alt === '') return refused({ code: 'refused', reason: 'no-alt' });
    const photo = await records.find(hash);
    if (photo === null) return refused({ code: 'refused', reason: 'no-such-picture' });
    const position = (nth.get(colorId) ?? 0) + 1;
    if (position > mostPictures)
      return refused({ code: 'refused', reason: 'too-many-pictures', values: { most: mostPictures } });
    nth.set(colorId, position);
    placed.push({ articleId, colorId, position, alt, photo: await shownAs(records, photo, { look, focus }) });
  }
  if (told(before) === told(placed)) return done(null);
  await records.change(articleId, () => placed);
  return done({ before: { pictures: pathsOf(before) }, after: { pictures: pathsOf(placed) } });
}

/** Whether the pictures are still those the writer saw, in their order. */
function isSeen(before: readonly PlacedPicture[], seen: readonly PictureWish[]): boolean {
  const places = (list: readonly { hash: string; colorId: number | null; alt: string | null }[]) =>
    JSON.stringify(
      list.map(({ hash, colorId, alt }) => [hash, colorId, alt ?? '']).sort((a, b) => Number(a[1]) - Number(b[1])),
    );
  return places(before.map(({ photo, colorId, alt }) => ({ hash: photo.hash, colorId, alt }))) === places(seen);
}

async function shownAs(records: Records, photo: Photo, { look, focus }: Pick<Photo, 'look' | 'focus'>): Promise<Photo> {
  const shown = { ...photo, look, focus };
  if (photoPath(shown) !== photoPath(photo)) await records.setLook(photo.hash, look, focus);
  return shown;
}

async function takeAll(records: Records, articleId: number, before: readonly PlacedPicture[]) {
  await records.change(articleId, () => []);
  return done({ before: { pictures: pathsOf(before) }, after: { pictures: [] } });
}

/** What the log keeps of a list, enough to put it back. */
interface ToldPicture {
  readonly path: string;
  readonly colorId: number | null;
  readonly alt: string | null;
}

function pathsOf(pictures: readonly PlacedPicture[]): readonly ToldPicture[] {
  return pictures.map(({ photo, colorId, alt }) => ({ path: photoPath(photo), colorId, alt }));
}

function told(pictures: readonly PlacedPicture[]): string {
  const byPlace = pictures.toSorted((a, b) => (a.colorId ?? 0) - (b.colorId ?? 0) || a.position - b.position);
  return JSON.stringify(pathsOf(byPlace));
}

/** The list of a log's entry as it can be wished for again. */
export function wishesOf(pictures: unknown): PictureWish[] {
  return (pictures as readonly ToldPicture[]).flatMap(({ path, colorId, alt }) => {
    const photo = readPhotoPath(path);
    return photo === null ? [] : [{ hash: photo.hash, colorId, alt: alt ?? '–', look: photo.look, focus: photo.focus }];
  });
}
