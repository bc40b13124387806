import { readFileSync } from 'node:fs';

/** A file of the demo's data. Its shape is checked by the tests of what is made from it, not at every start. */
export function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as T;
}
