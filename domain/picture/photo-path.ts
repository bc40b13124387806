/** How a photograph stands in a box of another shape: a cut-out on its ground, any other filling it around its focus. */
export type PhotoLook = 'stand' | 'fill';

export interface Photo {
  /** Of the file as the chain sent it: 32 hexadecimal digits. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly look: PhotoLook;
  /** What must be seen, in percent of width and height. */
  readonly focus: { readonly x: number; readonly y: number };
}

export type PhotoFormat = 'avif' | 'webp' | 'jpg';

const folder = '/bilder/foto/';
const pattern = /^\/bilder\/foto\/([0-9a-f]{32})(?:#(\d{1,5})x(\d{1,5})-(stand|fill)-(\d{1,3})-(\d{1,3}))?$/;

/**
 * The path of a photograph as the catalogue, carts and orders carry it. Behind the '#' stands what a page must know before the
 * bytes are there; it is never sent to the server, so every photograph has one address a width and format.
 */
export function photoPath({ hash, width, height, look, focus }: Photo): string {
  return `${folder}${hash}#${width}x${height}-${look}-${focus.x}-${focus.y}`;
}

/** Null when the path is no photograph's. One that says nothing of itself is taken for a large square that fills its box. */
export function readPhotoPath(path: string): Photo | null {
  const [, hash, width, height, look, x, y] = pattern.exec(path) ?? [];
  if (hash === undefined) return null;
  return {
    hash,
    width: Number(width ?? 1920),
    height: Number(height ?? 1920),
    look: look === 'stand' ? 'stand' : 'fill',
    focus: { x: Number(x ?? 50), y: Number(y ?? 50) },
  };
}

/** Of the widths worth choosing from, those the photograph has: the first that is as wide as it, and none beyond. */
export function photoWidths<Width extends number>(photo: Photo, widths: readonly Width[]): readonly Width[] {
  const enough = widths.findIndex((width) => width >= photo.width);
  return enough === -1 ? widths : widths.slice(0, enough + 1);
}

export function photoFile({ hash }: Pick<Photo, 'hash'>, width: number, format: PhotoFormat): string {
  return `${folder}${hash}-${width}.${format}`;
}

/** 1200 × 630, for those who show links. */
export function photoToShare({ hash }: Pick<Photo, 'hash'>): string {
  return `${folder}${hash}-og.jpg`;
}
