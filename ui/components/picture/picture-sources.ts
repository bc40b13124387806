import { type Photo, type PhotoFormat, photoFile, photoWidths, readPhotoPath } from '#domain/picture/photo-path.ts';

/** The widths the server makes; any other does not exist. */
export type PictureWidth = 160 | 320 | 480 | 640 | 960 | 1440 | 1920;

export interface PictureSources {
  readonly src: string;
  readonly srcSet: string | undefined;
}

/** Drawings of things. */
const drawn = /^\/bilder\/(vare|ting)\//;

/** Whether a picture shows a thing alone, on a transparent or a white ground, and not a whole scene. */
export function isThing(path: string): boolean {
  return drawn.test(path) || readPhotoPath(path)?.look === 'stand';
}

const widestOfCards = 480;

/**
 * The files of a picture: one a width (`/bilder/tegning/a1-640.webp 640w, …`), the middle one for old browsers. A drawn thing that
 * is shown large is one svg, sharp at any size. A path that has an ending is a file already.
 */
export function pictureSources(path: string, widths: readonly PictureWidth[]): PictureSources {
  const middle = widths[Math.floor(widths.length / 2)];
  if (middle === undefined || /\.\w+$/.test(path)) return { src: path, srcSet: undefined };
  const photo = readPhotoPath(path);
  if (photo !== null) return photoSources(photo, widths, 'webp');
  if (drawn.test(path) && Math.max(...widths) > widestOfCards) return { src: `${path}.svg`, srcSet: undefined };
  return {
    src: fileOf(path, middle),
    srcSet: widths.map((width) => `${fileOf(path, width)} ${width}w`).join(', '),
  };
}

/** For a `source`, which has a srcset alone: a single file stands in it by itself. */
export function sourceSet(path: string, widths: readonly PictureWidth[]): string {
  const { src, srcSet } = pictureSources(path, widths);
  return srcSet ?? src;
}

/** What must be seen of a photograph that fills its box; a drawing stands as the sheet says. */
export function focusStyle(path: string): { readonly objectPosition: string } | undefined {
  const photo = readPhotoPath(path);
  return photo?.look === 'fill' ? { objectPosition: `${photo.focus.x}% ${photo.focus.y}%` } : undefined;
}

/** In one format, with a JPEG for those who know no srcset. */
export function photoSources(photo: Photo, widths: readonly PictureWidth[], format: PhotoFormat) {
  const offered = photoWidths(photo, widths);
  return {
    src: photoFile(photo, offered[Math.floor(offered.length / 2)] ?? 960, 'jpg'),
    srcSet: offered.map((width) => `${photoFile(photo, width, format)} ${width}w`).join(', '),
  };
}

function fileOf(path: string, width: PictureWidth): string {
  return `${path}-${width}.webp`;
}
