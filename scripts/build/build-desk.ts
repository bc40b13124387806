import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { smallReact } from './build-counter.ts';
import { packAssets } from './pack-assets.ts';
import { sourceHash } from './source-hash.ts';

const root = path.resolve(import.meta.dirname, '../..');
const outDir = path.join(root, 'dist/desk');
const stampFile = path.join(outDir, 'built-from');
/** What the desk is made of; a change of anything else needs no build. */
const sources = [
  'desk',
  'ui',
  'domain',
  'contract',
  'content/nb/desk',
  'scripts/build/build-desk.ts',
  'package-lock.json',
];

/** An app of its own beside the storefront and the counter: own entry, own files below /kontor; over Preact, too. */
const deskConfig: InlineConfig = {
  configFile: false,
  root,
  base: '/kontor/',
  logLevel: 'warn',
  publicDir: false,
  plugins: [react()],
  resolve: { alias: [...smallReact] },
  build: {
    outDir,
    emptyOutDir: true,
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      checks: { pluginTimings: false, bundlerTimings: false },
      output: { codeSplitting: { groups: [{ name: 'packages', test: /node_modules\/(preact|nanostores)\// }] } },
      input: ['desk/entry.tsx'],
    },
  },
};

/** Builds the desk, unless the last build was made from the same files. */
export async function buildDesk(): Promise<'built' | 'unchanged'> {
  const stamp = await sourceHash(root, sources);
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) return 'unchanged';
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await build(deskConfig);
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
  await packAssets(path.join(outDir, 'assets'));
  await writeFile(stampFile, stamp);
  return 'built';
}
