import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build } from 'vite';
import { buildServiceWorker } from './build-service-worker.ts';

const root = path.resolve(import.meta.dirname, '../..');
const stampFile = path.join(root, 'dist/built-from');
/** What the storefront is made of; a change of anything else needs no build. */
const sources = [
  'storefront',
  'ui',
  'domain',
  'contract',
  'content',
  'brands',
  'ui',
  'vite.config.ts',
  'scripts/build/build-service-worker.ts',
  'package-lock.json',
];

/** Builds the storefront for browser and server, unless the last build was made from the same files. */
export async function buildStorefront(): Promise<'built' | 'unchanged'> {
  if (await isStorefrontBuilt()) return 'unchanged';
  const stamp = await sourceHash();
  const { NODE_ENV } = process.env;
  // Whatever the shell or a test runner says: the other kind of build does not run on the server.
  process.env.NODE_ENV = 'production';
  try {
    await build({ root, logLevel: 'warn' });
    await build({ root, logLevel: 'warn', build: { ssr: true } });
    await buildServiceWorker(root);
  } finally {
    // Whoever runs after us must not find it.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
  await packAssets();
  await writeFile(stampFile, stamp);
  return 'built';
}

/** Brotli at its best takes seconds for all files: once, here, rather than at every start. */
async function packAssets(): Promise<void> {
  const files = await filesBelow(path.join(root, 'dist/browser/assets'));
  const texts = files.filter((file) => /\.(js|css)$/.test(file));
  await Promise.all(texts.map(async (file) => writeFile(`${file}.br`, await brotli(await readFile(file)))));
}

const brotli = promisify(brotliCompress);

/** Whether the last build was made from the files as they are. */
export async function isStorefrontBuilt(): Promise<boolean> {
  return existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === (await sourceHash());
}

async function sourceHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await filesBelow(path.join(root, source))) {
      hash.update(path.relative(root, file)).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

async function filesBelow(place: string): Promise<string[]> {
  if (path.extname(place) !== '') return [place];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
