import type { Photo } from '#domain/picture/photo-path.ts';
import type { PictureCut, PictureProcessor, PictureRefusal } from '#server/ports/content/picture-processor.ts';
import type { PictureRecords } from '#server/ports/content/picture-records.ts';
import { cutKey, masterKey, type PictureStore } from '#server/ports/content/picture-store.ts';
import { done, type Result } from '#server/ports/result.ts';

export interface PictureParts {
  readonly store: PictureStore;
  readonly processor: PictureProcessor;
  readonly records: PictureRecords;
}

/** What nearly every browser takes on cards and on an article's page; the others are made when first asked for. */
const cutsAhead: readonly PictureCut[] = [320, 640, 960].map((width) => ({ width, format: 'avif' }));

export interface TakenPicture {
  readonly photo: Photo;
  /** Its bytes had been taken in before. */
  readonly isKnown: boolean;
}

/**
 * Takes a photograph in, whoever brings it: read, made upright and plain, stored under the hash of its bytes, and the files that
 * pages ask for most made of it. The record is written before the bytes and marked after them, so a picture that is known
 * is there, and one that a purge is removing is waited for.
 */
export async function takePicture(
  parts: PictureParts,
  bytes: Buffer,
  /** Stores one that is known once more: the store may be another one than it was taken into. */
  { again = false }: { readonly again?: boolean } = {},
): Promise<Result<TakenPicture, PictureRefusal>> {
  const { store, processor, records } = parts;
  const hash = processor.hashOf(bytes);
  const known = again ? null : await stillKnown(records, hash);
  if (known !== null) return done({ photo: known, isKnown: true });
  const prepared = await processor.prepare(bytes);
  if (!prepared.ok) return prepared;
  const { photo, master } = prepared.value;
  await records.add(photo);
  await store.put(masterKey(hash), master);
  await makeAhead(parts, hash, master);
  await records.stored(hash);
  // How it is shown may have been changed by hand since it was first taken in.
  return done({ photo: (await records.find(hash)) ?? photo, isKnown: false });
}

/** Its days until a purge begin anew; null when it is not known, or was purged just now. */
async function stillKnown(records: PictureRecords, hash: string): Promise<Photo | null> {
  const known = await records.find(hash);
  if (known === null) return null;
  await records.add(known);
  return records.find(hash);
}

async function makeAhead({ store, processor }: PictureParts, hash: string, master: Buffer): Promise<void> {
  await Promise.all(cutsAhead.map(async (cut) => store.put(cutKey(hash, cut), await processor.make(master, cut))));
}
