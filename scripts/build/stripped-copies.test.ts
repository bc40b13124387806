import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copiesToMake } from './strip-sources.ts';
import { loadStripped, strippedFolder, strippedName } from './stripped-copies.mjs';

const typed = 'export const name = (item: { name: string }): string => item.name;\n';
const plain = 'export const name = (item                  )         => item.name;\n';
let root: string;
let file: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'hent-stripped-'));
  file = path.join(root, 'server/item.ts');
  mkdirSync(path.dirname(file), { recursive: true });
  mkdirSync(strippedFolder(root), { recursive: true });
  writeFileSync(file, typed);
  writeFileSync(copy(), plain);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const copy = () => path.join(strippedFolder(root), strippedName(typed));
const context = { conditions: [], format: 'module-typescript', importAttributes: {} };
const byNode = { format: 'module-typescript', source: 'left to Node' };
const loaded = (place = file) => loadStripped(root)(pathToFileURL(place).href, context, () => byNode);

test('a module of ours is its copy without types', () => {
  expect(loaded()).toEqual({ format: 'module', source: plain, shortCircuit: true });
});

test('a source that was changed after the build is left to Node, and so is what was built by another Node', () => {
  // As long as before, and with the copy of before still there.
  writeFileSync(file, typed.replaceAll('name', 'Name'));
  expect(loaded()).toBe(byNode);
  expect(strippedName(typed, 'v1.0.0')).not.toBe(strippedName(typed));
});

test('a copy that is missing or of which a part is missing is left to Node', () => {
  truncateSync(copy(), 20);
  expect(loaded()).toBe(byNode);
  rmSync(copy());
  expect(loaded()).toBe(byNode);
});

test('packages, other files of ours and what lies elsewhere are none of its business', () => {
  const elsewhere = `${root}-not-ours`;
  for (const place of [path.join(root, 'node_modules/item.ts'), path.join(root, 'item.js'), `${elsewhere}/item.ts`]) {
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, typed);
    expect(loaded(place)).toBe(byNode);
  }
  rmSync(elsewhere, { recursive: true });
});

test('the build copies each module that the server may load, and no test', async () => {
  const home = path.resolve(import.meta.dirname, '../..');
  const names = new Set((await copiesToMake(home)).keys());
  const nameOf = (place: string) => strippedName(readFileSync(path.join(home, place), 'utf8'));
  for (const place of ['scripts/start.ts', 'server/main.ts', 'domain/cart/totals.ts', 'storefront/rendered.ts'])
    expect(names).toContain(nameOf(place));
  const tests = readdirSync(path.join(home, 'scripts/build')).filter((name) => name.endsWith('.test.ts'));
  for (const name of tests) expect(names).not.toContain(nameOf(`scripts/build/${name}`));
});
