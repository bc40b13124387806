/**
 * What the shop wants to see on a picture of its own: the hero of the home page, the head of a page. Whoever makes the
 * pictures decides what is shown for it.
 */
export type PictureDescription = ArticlePicture | ScenePicture | PropPicture;

/** An article in one colour, seen from one side. */
export interface ArticlePicture {
  readonly kind: 'drawing';
  readonly type: string;
  readonly variant?: string | undefined;
  readonly cut?: 'herre' | 'dame' | 'junior' | 'barn' | undefined;
  readonly seed: number | string;
  readonly color: string;
  readonly accent: string;
  readonly view?: 'front' | 'back' | 'detail' | undefined;
}

/** A landscape for one shape of banner, made for it, not cropped to it. */
export interface ScenePicture {
  readonly kind: 'scene';
  readonly name: string;
  /** The brand variant whose mood it has. */
  readonly palette: string;
  readonly width: number;
  readonly height: number;
  readonly seed?: number | string | undefined;
  /** Where things stand, 0..1; which there are depends on the scene. */
  readonly at?: Readonly<Record<string, number | readonly number[]>> | undefined;
}

/** The pallet, the newspaper, the map: props of the house, in a brand's colours. */
export interface PropPicture {
  readonly kind: 'pallet' | 'newspaper' | 'map';
  readonly brand: string;
}

/** One file of a picture: which picture, how wide, in which format. */
export interface PictureRequest {
  /** Below /bilder/, without width and ending: 'vare/1001-bla-front-1a2b'. */
  readonly address: string;
  /** Whose picture it is; null when it is no article's. */
  readonly articleId: number | null;
  /** A place as the head of a page wants it, a photograph as a shared link does; else as it stands among the pictures of its article. */
  readonly wide: boolean;
  readonly format: 'svg' | 'webp' | 'avif' | 'jpg';
  /** In pixels; of an svg it says how much detail can be seen. */
  readonly width: number;
}

/** The bytes of a picture, ready to send. */
export interface PictureFile {
  readonly type: 'image/webp' | 'image/avif' | 'image/jpeg' | 'image/svg+xml';
  readonly bytes: Buffer;
  /** Stands in for one that is not there: the answer is 404, and is not cached. */
  readonly isPlaceholder?: true;
  /** Is shown until the one that was asked for is made: the answer is not cached. */
  readonly isForNow?: true;
}

/** The picture store cannot be reached or is overloaded, so it is unknown whether the picture exists. */
export class PicturesUnavailable extends Error {
  override readonly name = 'PicturesUnavailable';
}

/**
 * Where pictures come from. What stands at an address never changes, so it may be cached for ever: another picture has another
 * address. Any process answers for an address that any other has given out, also one from before a restart.
 *
 * Which pictures an article has is part of the catalogue (`article_images`, ports/article-store.ts) and the same wherever
 * their bytes lie.
 */
export interface Pictures {
  /** The address of the picture for this description, without width and ending: `${address}-480.webp`. */
  addressOf(picture: PictureDescription): string;
  /** The bytes of a picture in one width and format; null when there is no such picture. */
  read(request: PictureRequest): Promise<PictureFile | null>;
}
