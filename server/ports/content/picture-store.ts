import type { PictureCut } from './picture-processor.ts';

/**
 * Where the bytes of photographs lie: a folder that all processes share, or an object store. What stands under a key never
 * changes: it is put once, and a second put of it changes nothing that matters. Keys are `hash/name`: '3f…/master', '3f…/640.avif'.
 */
export interface PictureStore {
  /** Whole or not at all, whoever reads meanwhile. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when nothing stands there. */
  get(key: string): Promise<Buffer | null>;
  /** The keys that begin so, in no order; '' is all of them. */
  list(prefix: string): AsyncIterable<string>;
  /** No matter whether it is there. */
  remove(key: string): Promise<void>;
}

/** The store cannot be reached, or refuses; said in one line, without its keys. */
export class PictureStoreError extends Error {
  override readonly name = 'PictureStoreError';
}

const keyPattern = /^[0-9a-f]{32}\/[a-z0-9]{1,20}(?:\.[a-z0-9]{1,5})?$/;

/** A key is never made of what somebody sent; whatever else is asked for is a fault of ours. */
export function checkedKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error(`'${key}' is no key of a picture`);
  return key;
}

/** The picture itself, from which all files are made; never sent. */
export function masterKey(hash: string): string {
  return `${hash}/master`;
}

/** A file made of it. */
export function cutKey(hash: string, cut: PictureCut): string {
  return cut === 'og' ? `${hash}/og.jpg` : `${hash}/${cut.width}.${cut.format}`;
}
