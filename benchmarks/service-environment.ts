import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What the service unit sets beside the shop's own settings: a process is measured as it is run. */
export async function serviceEnvironment(): Promise<Record<string, string>> {
  const unit = await readFile(path.resolve(import.meta.dirname, '../deploy/systemd/hent@.service'), 'utf8');
  const names = /^Environment=(.*MALLOC.*)$/m.exec(unit)?.[1]?.split(' ') ?? [];
  return Object.fromEntries(names.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
}
