import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import type { PictureProcessor } from '#server/ports/content/picture-processor.ts';
import { makePicture } from './make-picture.ts';
import { preparePicture } from './prepare-picture.ts';

const atOnce = 2;
const hashLength = 32;

/** Pictures by libvips, two at once: a shop goes on answering while pictures are made. */
export function sharpProcessor(): PictureProcessor {
  const limit = pLimit(atOnce);
  const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, hashLength);
  return {
    hashOf,
    prepare: (bytes) => limit(() => preparePicture(bytes, hashOf(bytes))),
    make: (master, cut) => limit(() => makePicture(master, cut)),
  };
}
