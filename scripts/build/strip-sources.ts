import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { filesBelow } from './source-hash.ts';
import { strippedFolder, strippedName } from './stripped-copies.mjs';

/** Where a process that serves has its modules from. A single one without its copy, and Node loads its compiler. */
const places = [
  'server',
  'domain',
  'contract',
  'content',
  'brands',
  'database',
  'demo',
  'emulators',
  'scripts',
  'storefront/rendered.ts',
];

/** Leaves a copy without types of every module that a serving process may load, unless all are there. */
export async function stripSources(root: string): Promise<'built' | 'unchanged'> {
  const copies = await copiesToMake(root);
  const there = new Set(await readdir(strippedFolder(root)).catch(() => []));
  if ([...copies.keys()].every((name) => there.has(name))) return 'unchanged';
  // In a process of its own: a demo that begins with it would keep the compiler, and Node warns that stripping may yet change.
  const script = path.join(import.meta.dirname, 'write-stripped.ts');
  await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', script, root]);
  return 'built';
}

/** What is to be stripped, by the name of its copy. */
export async function copiesToMake(root: string): Promise<ReadonlyMap<string, string>> {
  const files = (await Promise.all(places.map((place) => filesBelow(path.join(root, place))))).flat();
  const sources = await Promise.all(files.filter((file) => file.endsWith('.ts')).map((file) => readFile(file, 'utf8')));
  return new Map(sources.map((source) => [strippedName(source), source]));
}
