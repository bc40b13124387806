import type { PictureRecords } from '#server/ports/content/picture-records.ts';
import type { PictureStore } from '#server/ports/content/picture-store.ts';

const day = 86_400_000;
const atATime = 100;

/** A page or a mail may show a picture for a while after it has been replaced. */
export const retentionDays = 30;

/** Removes the photographs that nothing has shown for so many days; gives how many. Several processes may do so at once. */
export async function purgePictures(
  { records, store }: { readonly records: PictureRecords; readonly store: PictureStore },
  { days, now, onRemoved = () => {} }: { days: number; now: number; onRemoved?: (count: number) => void },
): Promise<number> {
  let removed = 0;
  const before = new Date(now - days * day);
  const passed = new Set<string>();
  for (;;) {
    const found = await records.unusedSince(before, atATime + passed.size);
    const hashes = found.filter((hash) => !passed.has(hash));
    if (hashes.length === 0) return removed;
    for (const hash of hashes) {
      const gone = await records.forget(hash, before, async () => {
        for await (const key of store.list(`${hash}/`)) await store.remove(key);
      });
      if (gone) removed += 1;
      else passed.add(hash);
      onRemoved(removed);
    }
  }
}
