import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { longLaneFiles } from './long-lane.ts';

const root = path.resolve(import.meta.dirname, '..');

test('every file with a limit of time is run by the long lane', () => {
  const folders = ['domain', 'contract', 'server', 'storefront', 'database', 'emulators', 'scripts', 'tests'];
  const measured = folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('tests/faults/') && !file.includes('.long.test.'))
    .filter((file) => /from '[^']*\/lane\.ts'/.test(readFileSync(path.join(root, file), 'utf8')));
  expect(measured.sort()).toEqual(longLaneFiles.slice(1));
});
