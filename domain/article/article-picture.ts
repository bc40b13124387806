export type PictureView = 'front' | 'back' | 'detail' | 'scene' | 'other';

/** A picture of an article in one colour, or one that goes with every colour. */
export interface ArticlePicture {
  /** Without width and ending. */
  readonly path: string;
  readonly view: PictureView;
  readonly colorId: number | null;
  /** Null where it is only for the mood. */
  readonly alt: string | null;
}

const known: readonly PictureView[] = ['front', 'back', 'detail', 'scene'];

export function pictureViewOf(stored: string): PictureView {
  return known.find((view) => view === stored) ?? 'other';
}
