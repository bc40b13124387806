import { photoFile, photoToShare, readPhotoPath } from './photo-path.ts';

/** One file of a picture, for those who cannot choose a width and a format: feeds, search engines, mails. */
export interface PictureFileAddress {
  readonly address: string;
  readonly type: 'image/jpeg' | 'image/webp';
  /** Null where the file itself says. */
  readonly size: { readonly width: number; readonly height: number } | null;
}

const width = 960;

/** Of a photograph a JPEG, which all can read; of a drawing a WebP. `origin` '' leaves the address relative. */
export function pictureFile(path: string, origin: string): PictureFileAddress {
  const photo = readPhotoPath(path);
  if (photo === null) return { address: `${origin}${path}-${width}.webp`, type: 'image/webp', size: null };
  const shown = Math.min(width, photo.width);
  return {
    address: origin + photoFile(photo, width, 'jpg'),
    type: 'image/jpeg',
    size: { width: shown, height: Math.round((photo.height * shown) / photo.width) },
  };
}

/** The one that stands beside a shared link. */
export function sharedPicture(path: string, origin: string): PictureFileAddress {
  const photo = readPhotoPath(path);
  if (photo === null) return pictureFile(path, origin);
  return { address: origin + photoToShare(photo), type: 'image/jpeg', size: { width: 1200, height: 630 } };
}

/** A small square box in a mail: a JPEG of a photograph; null for drawings, which mail programs cannot show. */
export function mailedPicture(path: string, origin: string): string | null {
  const photo = readPhotoPath(path);
  return photo === null ? null : origin + photoFile(photo, 160, 'jpg');
}

/** The addresses of an article's pictures, the first one first and none twice: for JSON-LD, the sitemap and feeds. */
export function pictureAddresses(paths: readonly string[], origin: string): readonly string[] {
  return [...new Set(paths.map((path) => pictureFile(path, origin).address))];
}
