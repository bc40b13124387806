import type { PictureRecords } from '#server/ports/content/picture-records.ts';
import type { PictureStore } from '#server/ports/content/picture-store.ts';
import { purgePictures, retentionDays } from '#server/use-cases/picture/purge-pictures.ts';
import { onceADay } from './once-a-day.ts';

export interface PicturePurgeParts {
  readonly records: PictureRecords;
  readonly store: PictureStore;
  readonly now: () => number;
  readonly onPurged: (count: number) => void;
  readonly onError: (error: unknown) => void;
}

/** Once a day, photographs that nothing has shown for a month go. Every process does it; one of them removes each picture. */
export function startPicturePurge({ now, onPurged, onError, ...parts }: PicturePurgeParts): { stop(): Promise<void> } {
  return onceADay(async () => {
    const count = await purgePictures(parts, { days: retentionDays, now: now() });
    if (count > 0) onPurged(count);
  }, onError);
}
