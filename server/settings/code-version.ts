import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The version of this code, as its package says. */
export function codeVersion(): string {
  const file = path.resolve(import.meta.dirname, '../../package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version;
}
