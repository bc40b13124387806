import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { copiesToMake } from './strip-sources.ts';
import { strippedFolder } from './stripped-copies.mjs';

/** Run by strip-sources.ts, which says of what. */
const root = process.argv[2] ?? '';
const folder = strippedFolder(root);
const copies = await copiesToMake(root);
await mkdir(folder, { recursive: true });
const there = new Set((await readdir(folder)).filter((name) => name.endsWith('.js')));
for (const name of there) if (!copies.has(name)) await rm(path.join(folder, name), { force: true });
for (const [name, source] of copies) {
  if (there.has(name)) continue;
  const file = path.join(folder, name);
  // Whole or not at all: a shop may be starting meanwhile, or another build be writing the same.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, stripTypeScriptTypes(source));
  await rename(unfinished, file);
}
