import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildServiceWorker } from './build-service-worker.ts';
import { packAssets } from './pack-assets.ts';
import { sourceHash } from './source-hash.ts';

const root = path.resolve(import.meta.dirname, '../..');
const stampFile = path.join(root, 'dist/built-from');
/** What the storefront is made of; a change of anything else needs no build. */
const sources = [
  'storefront',
  'ui',
  'domain',
  'contract',
  'content',
  'ui',
  'vite.config.ts',
  'scripts/build/build-service-worker.ts',
  'scripts/build/pack-assets.ts',
  'scripts/build/short-class-names.ts',
  'package-lock.json',
];

/** Builds the storefront for browser and server, unless the last build was made from the same files. */
export async function buildStorefront(): Promise<'built' | 'unchanged'> {
  if (await isStorefrontBuilt()) return 'unchanged';
  const stamp = await sourceHash(root, sources);
  // Most starts find it built, and Vite would stay in the memory of the shop.
  const { build } = await import('vite');
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
  await packAssets(path.join(root, 'dist/browser/assets'));
  await writeFile(stampFile, stamp);
  return 'built';
}

/** Whether the last build was made from the files as they are. */
export async function isStorefrontBuilt(): Promise<boolean> {
  return existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === (await sourceHash(root, sources));
}
