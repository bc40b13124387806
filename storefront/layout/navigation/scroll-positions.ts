import { isRecord } from '#domain/storage/parse-json.ts';
import { sessionJson } from '#ui/browser/storage/json-storage.ts';

const key = 'scrollPositions';
/** More steps back than anyone takes. */
const most = 50;

/** How far down each history entry was left, for the browser's own Back (DEC-31). */
export function storePosition(entryKey: string, y: number): void {
  const { [entryKey]: _, ...others } = stored();
  const kept = [...Object.entries(others), [entryKey, Math.round(y)] as const].slice(-most);
  sessionJson.write(key, Object.fromEntries(kept));
}

export function storedPosition(entryKey: string): number | null {
  const y = stored()[entryKey];
  return typeof y === 'number' ? y : null;
}

function stored(): Readonly<Record<string, unknown>> {
  return sessionJson.read(key, (value) => (isRecord(value) ? value : undefined)) ?? {};
}
