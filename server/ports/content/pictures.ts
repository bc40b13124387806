/**
 * Pictures made from the drawings. A description says what is on the picture; its address is made from the
 * description alone, so it never shows anything else and may be kept for ever.
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

/** A landscape for one shape of banner, drawn for it, not cropped to it. */
export interface ScenePicture {
  readonly kind: 'scene';
  readonly name: string;
  readonly palette: 'nordvarde' | 'stabel' | 'tumle';
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

export interface Pictures {
  /**
   * The address of the picture without width and file type: `${address}-480.webp`. Whoever is asked for it later, in this
   * process or another, knows from the address what is on it.
   */
  addressOf(picture: PictureDescription): string;
}
