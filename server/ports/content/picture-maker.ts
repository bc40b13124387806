/** A made picture, ready to send. */
export interface MadePicture {
  readonly type: 'image/webp' | 'image/svg+xml';
  readonly bytes: Buffer;
  /** Whose picture it is: it is gone when the article is. */
  readonly articleId: number | null;
}

export interface PictureMaker {
  /**
   * The file of a picture's address, made if it is not kept yet; null when there is no such picture. Any process answers for
   * an address that any other has given out, also one from before a restart.
   */
  picture(file: string): Promise<MadePicture | null>;
}
