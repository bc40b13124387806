import type { Photo, PhotoLook } from '#domain/picture/photo-path.ts';

/** Where a picture stands: of which article, in which colour (null: all), and which one it is, from 1. */
export interface PicturePlace {
  readonly articleId: number;
  readonly colorId: number | null;
  readonly position: number;
}

export interface PlacedPicture extends PicturePlace {
  readonly photo: Photo;
  readonly alt: string | null;
}

/** What is known of the photographs, beside their bytes. */
export interface PictureRecords {
  /** Null when it is not known, or its bytes are not in the store. */
  find(hash: string): Promise<Photo | null>;
  /** Waits while a purge is removing the same picture. */
  add(photo: Photo): Promise<void>;
  /** Its bytes are in the store. */
  stored(hash: string): Promise<void>;
  /** Changes how it is shown; false when it is not known. */
  setLook(hash: string, look: PhotoLook, focus: Photo['focus']): Promise<boolean>;
  /** Which picture stands where, of all articles: for an import, which passes by what is as it should be. */
  everywhere(): Promise<readonly (PicturePlace & { readonly hash: string; readonly alt: string | null })[]>;
  ofArticle(articleId: number): Promise<readonly PlacedPicture[]>;
  /**
   * Changes an article's photographs in one transaction that nobody else changes them in; `change` gives the new list, or null to
   * leave all as it is. The first photograph takes the place of the drawings.
   */
  change(
    articleId: number,
    change: (pictures: readonly PlacedPicture[]) => readonly PlacedPicture[] | null,
  ): Promise<'changed' | 'unchanged' | 'no-article'>;
  /** Pictures that nothing has shown since then. */
  unusedSince(before: Date, most: number): Promise<readonly string[]>;
  /**
   * Forgets a picture if it is still unused since before then, after `remove` has removed its bytes; false when somebody shows it
   * again, has taken it in anew, or has forgotten it first.
   */
  forget(hash: string, before: Date, remove: () => Promise<void>): Promise<boolean>;
}
