import type { PictureCut, PictureProcessor } from '#server/ports/content/picture-processor.ts';
import { cutKey, type PictureStore } from '#server/ports/content/picture-store.ts';

/** What nearly every browser takes on cards and on an article's page; the others are made when first asked for. */
const cutsAhead: readonly PictureCut[] = [320, 640, 960].map((width) => ({ width, format: 'avif' }));

export async function makeAhead(
  { store, processor }: { readonly store: PictureStore; readonly processor: PictureProcessor },
  hash: string,
  master: Buffer,
): Promise<void> {
  await Promise.all(cutsAhead.map(async (cut) => store.put(cutKey(hash, cut), await processor.make(master, cut))));
}
