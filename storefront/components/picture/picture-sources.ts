/** The widths the server makes; any other does not exist. */
export type PictureWidth = 160 | 320 | 480 | 640 | 960 | 1440 | 1920;

export interface PictureSources {
  readonly src: string;
  readonly srcSet: string | undefined;
}

/** `/bilder/1001-front` at 320 and 640 becomes `/bilder/1001-front-320.webp 320w, …`; the middle one serves old browsers. */
export function pictureSources(path: string, widths: readonly PictureWidth[]): PictureSources {
  const middle = widths[Math.floor(widths.length / 2)];
  if (middle === undefined || /\.\w+$/.test(path)) return { src: path, srcSet: undefined };
  return {
    src: fileOf(path, middle),
    srcSet: widths.map((width) => `${fileOf(path, width)} ${width}w`).join(', '),
  };
}

function fileOf(path: string, width: PictureWidth): string {
  return `${path}-${width}.webp`;
}
