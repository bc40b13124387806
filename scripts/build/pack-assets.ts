import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { filesBelow } from './source-hash.ts';

const brotli = promisify(brotliCompress);

/** Brotli at its best takes seconds for all files: once, here, rather than at every start. */
export async function packAssets(folder: string): Promise<void> {
  const texts = (await filesBelow(folder)).filter((file) => /\.(js|css|wasm)$/.test(file));
  await Promise.all(texts.map(async (file) => writeFile(`${file}.br`, await brotli(await readFile(file)))));
}
