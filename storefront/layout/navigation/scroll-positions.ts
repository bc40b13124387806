import { isRecord } from '#domain/storage/parse-json.ts';
import { sessionJson } from '#ui/browser/storage/json-storage.ts';

const key = 'scrollPositions';
/** More steps back than anyone takes. */
const maxEntries = 50;

/** How far down each history entry was left, for the browser's own Back (DEC-31). */
export function storePosition(entryKey: string, y: number): void {
  const { [entryKey]: _, ...others } = stored();
  const latest = [...Object.entries(others), [entryKey, Math.round(y)] as const].slice(-maxEntries);
  sessionJson.write(key, Object.fromEntries(latest));
}

export function storedPosition(entryKey: string): number | null {
  const y = stored()[entryKey];
  return typeof y === 'number' ? y : null;
}

function stored(): Readonly<Record<string, unknown>> {
  return sessionJson.read(key, (value) => (isRecord(value) ? value : undefined)) ?? {};
}
