import type { ArticlePicture, PictureView } from '#domain/article/article-picture.ts';

const sides: readonly PictureView[] = ['front', 'back', 'detail', 'other'];

/** What the gallery shows of an article in one colour: its sides, the place where it is used, and it in another colour. */
export function galleryPictures(
  pictures: readonly ArticlePicture[],
  colorId: number | null,
): readonly ArticlePicture[] {
  const goods = pictures.filter(({ view }) => view !== 'scene');
  const shown = goods.some((picture) => picture.colorId === colorId) ? colorId : (goods[0]?.colorId ?? null);
  const own = goods.filter((picture) => picture.colorId === shown || picture.colorId === null);
  const place = pictures.find(({ view }) => view === 'scene');
  const other = goods.find((picture) => picture.view === 'front' && !own.includes(picture));
  return [...sides.flatMap((side) => own.filter(({ view }) => view === side)), place, other].filter(
    (picture) => picture !== undefined,
  );
}
