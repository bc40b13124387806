import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pictureStoreConformance } from '#tests/conformance/picture-store.conformance.ts';
import { FolderPictureStore } from './folder-store.ts';

const open = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'hent-store-'));
  return {
    folder,
    store: new FolderPictureStore(folder),
    elsewhere: new FolderPictureStore(folder),
    close: () => rm(folder, { recursive: true, force: true }),
  };
};

pictureStoreConformance('a folder', open);

test('no half-written file is left or listed', async () => {
  const { store, folder, close } = await open();
  const key = `${'f'.repeat(32)}/master`;
  await Promise.all(Array.from({ length: 20 }, () => store.put(key, Buffer.alloc(50_000, 1))));
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  expect(files.filter((file) => file.isFile()).map(({ name }) => name)).toEqual(['master']);
  await close();
});

test('a folder that cannot be written to is said in one line', async () => {
  const store = new FolderPictureStore('/dev/null/pictures');
  await expect(store.put(`${'f'.repeat(32)}/master`, Buffer.from('x'))).rejects.toThrow(
    /^The folder of PICTURES cannot be used: E[A-Z]+ \/dev\/null/,
  );
});
