import { parseJson } from '#domain/storage/parse-json.ts';

/** JSON values by key in one of the browser's storage areas. Nothing here throws: a full or forbidden area is as good as an empty one. */
export interface JsonStorage {
  /** The stored value as `parse` understands it; broken or foreign text is as good as none (DEC-82). */
  read<T>(key: string, parse: (value: unknown) => T | undefined): T | undefined;
  /** False when the browser refused (private window, no space left). */
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
  /** The text itself, for values whose form the domain writes and reads. */
  readText(key: string): string | null;
  writeText(key: string, text: string): boolean;
}

/** `area` is asked each time, because touching window.localStorage throws where storage is forbidden. */
export function jsonStorage(area: () => Storage): JsonStorage {
  const readText = (key: string) => attempt(() => area().getItem(key), null);
  const writeText = (key: string, text: string) =>
    attempt(() => {
      area().setItem(key, text);
      return true;
    }, false);
  return {
    read(key, parse) {
      const value = parseJson(readText(key));
      return value === undefined ? undefined : parse(value);
    },
    write: (key, value) => writeText(key, JSON.stringify(value)),
    remove(key) {
      attempt(() => area().removeItem(key), undefined);
    },
    readText,
    writeText,
  };
}

function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

/** Survives the visit; the key names are contract (contract/storage-keys.ts). */
export const localJson = jsonStorage(() => window.localStorage);

/** Lives as long as the tab: the breadcrumb trail and once-only flags. */
export const sessionJson = jsonStorage(() => window.sessionStorage);
