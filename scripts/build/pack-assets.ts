import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { filesBelow } from './source-hash.ts';

const brotli = promisify(brotliCompress);

/**
 * Asks Chromium to compile a whole script while it is loaded, beside the page's thread, rather than each function on it when it is first
 * called. Other browsers read past it (docs/decisions/0093-compiled-beside-the-page.md).
 */
const compiledWhileLoaded = '//# allFunctionsCalledOnLoad\n';

/** What a build has just written, made ready to be sent. Brotli at its best takes seconds for all files: once, here, rather than at every start. */
export async function packAssets(folder: string): Promise<void> {
  const files = await filesBelow(folder);
  await Promise.all(files.filter((file) => /\.js$/.test(file)).map(hintAtCompiling));
  const texts = files.filter((file) => /\.(js|css|wasm)$/.test(file));
  await Promise.all(texts.map(async (file) => writeFile(`${file}.br`, await brotli(await readFile(file)))));
}

async function hintAtCompiling(script: string): Promise<void> {
  await writeFile(script, compiledWhileLoaded + (await readFile(script, 'utf8')));
}
