/** A made picture, ready to send. */
export interface MadePicture {
  readonly type: 'image/webp' | 'image/svg+xml';
  readonly bytes: Buffer;
}

export interface PictureMaker {
  /** The file of a picture's address, made if it is not kept yet; null when no such picture is known. */
  picture(file: string): Promise<MadePicture | null>;
}
