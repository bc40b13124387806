import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packAssets } from './pack-assets.ts';

test('scripts ask to be compiled while they are loaded, from their first line on; each text lies there packed as well', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'hent-assets-'));
  try {
    await writeFile(path.join(folder, 'entry.js'), 'start();');
    await writeFile(path.join(folder, 'entry.css'), 'a{}');
    await packAssets(folder);
    const read = (name: string) => readFile(path.join(folder, name));
    expect(String(await read('entry.js'))).toBe('//# allFunctionsCalledOnLoad\nstart();');
    expect(String(await read('entry.css'))).toBe('a{}');
    for (const name of ['entry.js', 'entry.css'])
      expect(brotliDecompressSync(await read(`${name}.br`))).toEqual(await read(name));
  } finally {
    await rm(folder, { recursive: true });
  }
});
