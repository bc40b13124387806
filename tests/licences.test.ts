import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const readJson = (name: string) => JSON.parse(readFileSync(path.join(root, name), 'utf8'));
const notice = readFileSync(path.join(root, 'NOTICE'), 'utf8');
const own: { license: string; dependencies: Record<string, string>; devDependencies: Record<string, string> } =
  readJson('package.json');
const locked: Record<string, { dev?: boolean; license?: string }> = readJson('package-lock.json').packages;

/** They ask for no more than to be named, or apply to their own files alone. */
const allowed = new Set(
  ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'Apache-2.0'].concat(
    ['OFL-1.1', 'CC-BY-4.0'], // fonts and data
    ['MPL-2.0', 'LGPL-3.0-or-later'], // used as they are: lightningcss, libvips
  ),
);

/** What a shop in service has installed, with the licence its own package.json says where it is here. */
const installed = Object.entries(locked)
  .filter(([place, { dev }]) => place !== '' && dev !== true)
  .map(([place, { license }]) => {
    const manifest = path.join(place, 'package.json');
    const said: unknown = existsSync(path.join(root, manifest)) ? readJson(manifest).license : license;
    return { name: place.replace(/.*node_modules\//, ''), licence: String(said ?? license ?? 'none') };
  });

test('the project says its own licence', () => {
  expect(own.license).toBe('MIT');
  expect(readFileSync(path.join(root, 'LICENSE'), 'utf8')).toMatch(
    /^MIT License\n\nCopyright \(c\) 2026 the Hent authors/,
  );
});

test('every production dependency has a licence that is allowed', () => {
  const parts = (licence: string) => licence.replace(/[()]/g, '').split(/ (?:AND|OR) /);
  expect(installed.length).toBeGreaterThan(100);
  expect(installed.filter(({ licence }) => !parts(licence).every((part) => allowed.has(part)))).toEqual([]);
});

test('NOTICE names every font, all data, and what asks to be named', () => {
  const asks = [...installed.map(({ name }) => name), ...Object.keys(own.devDependencies)].filter(
    (name) => /^(OFL|CC-BY)/.test(licenceOf(name)) || /font|postal|cities|atlas/.test(name),
  );
  expect(asks.length).toBeGreaterThan(5);
  const named = Object.keys(own.dependencies).filter((name) => !/^(MIT|MIT-0|ISC)$/.test(licenceOf(name)));
  expect([...asks, ...named].filter((name) => !notice.includes(name))).toEqual([]);
});

function licenceOf(name: string): string {
  return installed.find((one) => one.name === name)?.licence ?? '';
}
