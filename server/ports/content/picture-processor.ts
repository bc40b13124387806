import type { Photo, PhotoFormat } from '#domain/picture/photo-path.ts';
import type { Result } from '../result.ts';

/** Why a file is not taken in. */
export type PictureRefusal =
  | { readonly reason: 'empty' | 'broken' | 'animated' | 'svg' | 'heic' | 'not-a-picture' | 'too-slow' }
  | { readonly reason: 'too-large'; readonly megabytes: number }
  | { readonly reason: 'too-many-pixels'; readonly megapixels: number }
  | { readonly reason: 'too-small' | 'too-long'; readonly width: number; readonly height: number };

export interface PreparedPicture {
  readonly photo: Photo;
  /** Upright, sRGB, without metadata. */
  readonly master: Buffer;
}

/** One file made of a master: a width in a format, or the one for shared links. */
export type PictureCut = { readonly width: number; readonly format: PhotoFormat } | 'og';

/** Reads pictures that anybody may have made, and makes files of them; two at once. */
export interface PictureProcessor {
  /** The address of a file: by its content. */
  hashOf(bytes: Uint8Array): string;
  prepare(bytes: Buffer): Promise<Result<PreparedPicture, PictureRefusal>>;
  make(master: Buffer, cut: PictureCut): Promise<Buffer>;
}
