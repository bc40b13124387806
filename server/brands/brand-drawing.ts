import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The text of a drawing in a brand variant's folders, the first that has it; null when none has. */
export function brandDrawing(folders: readonly string[], file: string): string | null {
  const folder = folders.find((place) => existsSync(path.join(place, file)));
  return folder === undefined ? null : readFileSync(path.join(folder, file), 'utf8');
}
