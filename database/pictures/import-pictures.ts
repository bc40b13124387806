import type { PicturePlace } from '#server/ports/content/picture-records.ts';
import { placePicture } from '#server/use-cases/picture/place-picture.ts';
import { type PictureParts, takePicture } from '#server/use-cases/picture/take-picture.ts';
import type { ListedPicture } from './matching/picture-list.ts';
import type { PictureSource } from './picture-source.ts';
import { refusalWords } from './refusal-words.ts';
import { EntryError } from './sources/picture-entry.ts';

/** What became of a picture; `why` is there when it was left out. */
export interface PictureOutcome {
  readonly said: string;
  readonly result: 'taken' | 'placed' | 'unchanged' | 'unmatched' | 'refused';
  readonly why?: string;
}

export type ImportCounts = Readonly<Record<PictureOutcome['result'], number>>;

export interface ImportOptions {
  readonly onOutcome: (outcome: PictureOutcome) => void;
  readonly onProgress: (done: number) => void;
  /** Says what would happen, and changes nothing. */
  readonly dryRun?: boolean;
  /** Stores known pictures once more: into another store. */
  readonly again?: boolean;
}

/** One more is read and hashed while two are made. */
const atOnce = 3;

/**
 * Takes pictures in one by one; each is whole when it is done, so a run that was stopped is begun again and passes by what is
 * there: a file whose bytes are known is neither decoded nor stored, and one in its place changes nothing.
 */
export async function importPictures(
  parts: PictureParts,
  source: PictureSource,
  pictures: readonly ListedPicture[],
  { onOutcome, onProgress, dryRun = false, again = false }: ImportOptions,
): Promise<ImportCounts> {
  const counts = { taken: 0, placed: 0, unchanged: 0, unmatched: 0, refused: 0 };
  const known = new Map((await parts.records.everywhere()).map((picture) => [keyOf(picture), picture]));
  const run: Run = { parts, source, known, claimed: new Map(), dryRun, again };
  const queue = pictures.values();
  let done = 0;
  const work = async () => {
    for (const picture of queue) {
      const outcome = await importOne(run, picture);
      counts[outcome.result] += 1;
      done += 1;
      onOutcome(outcome);
      onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return counts;
}

interface Run {
  readonly parts: PictureParts;
  readonly source: PictureSource;
  /** What stood where when the run began. */
  readonly known: ReadonlyMap<string, { readonly hash: string; readonly alt: string | null }>;
  /** Places that a picture of this run has taken. */
  readonly claimed: Map<string, string>;
  readonly dryRun: boolean;
  readonly again: boolean;
}

async function importOne(
  { parts, source, known, claimed, dryRun, again }: Run,
  { said, entry, match, alt }: ListedPicture,
): Promise<PictureOutcome> {
  if ('problem' in match) return { said, result: 'unmatched', why: match.problem };
  const file = source.entries.get(entry);
  if (file === undefined) return { said, result: 'refused', why: 'is not in the folder or archive' };
  const { place } = match;
  const before = claimed.get(keyOf(place));
  if (before !== undefined) return { said, result: 'refused', why: `has the same place as ${before}` };
  claimed.set(keyOf(place), said);
  try {
    const bytes = await file.read();
    const there = known.get(keyOf(place));
    if (!again && there?.hash === parts.processor.hashOf(bytes) && (alt === undefined || alt === there.alt))
      return { said, result: 'unchanged' };
    if (dryRun) return { said, result: 'taken' };
    const taken = await takePicture(parts, bytes, { again });
    if (!taken.ok) return { said, result: 'refused', why: refusalWords(taken.refusal) };
    const { photo, isKnown } = taken.value;
    const placed = await placePicture(parts.records, { ...place, photo, alt });
    if (!placed.ok) return { said, result: 'unmatched', why: 'belongs to an article that is gone' };
    if (placed.value === 'unchanged' && isKnown) return { said, result: 'unchanged' };
    return { said, result: isKnown ? 'placed' : 'taken' };
  } catch (error) {
    if (error instanceof EntryError) return { said, result: 'refused', why: error.message };
    throw error;
  }
}

function keyOf({ articleId, colorId, position }: PicturePlace): string {
  return `${articleId}/${colorId}/${position}`;
}
