import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withPart } from './scale/document.ts';
import { readFigures } from './scale/figures.ts';
import { growthPicture } from './scale/growth-picture.ts';
import { assumed, scaleTables } from './scale/scale-tables.ts';

/**
 * npm run scale: how many machines a chain needs, by what was measured (docs/scale/figures.json) and what is assumed
 * (scripts/scale/assumptions.ts). Writes the tables into docs/scale.md and draws its picture.
 */
const folder = path.resolve(import.meta.dirname, '../docs');
const figures = readFigures();
let document = await readFile(path.join(folder, 'scale.md'), 'utf8');
for (const [name, table] of scaleTables(figures)) {
  console.log(`${table}\n`);
  document = withPart(document, name, table);
}
await writeFile(path.join(folder, 'scale.md'), withPart(document, 'assumed', assumed()));
await writeFile(path.join(folder, 'scale/growth.svg'), growthPicture(figures));
