import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { packAssets } from './pack-assets.ts';
import { sourceHash } from './source-hash.ts';

const root = path.resolve(import.meta.dirname, '../..');
const outDir = path.join(root, 'dist/counter');
const stampFile = path.join(outDir, 'built-from');
/** What the counter is made of; a change of anything else needs no build. */
const sources = [
  'counter',
  'ui',
  'domain',
  'contract/counter',
  'content/nb/counter',
  'scripts/build/build-counter.ts',
  'package-lock.json',
];

/**
 * The counter is written as React and built on Preact, which speaks the same and is a tenth of it: what a tablet on bad wifi fetches first
 * stays below 60 kB (docs/decisions/0038-the-counter-is-small.md).
 */
export const smallReact = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
] as const;

/** An app of its own beside the storefront: own entry, own files below /disk, nothing of it in a shopper's. */
const counterConfig: InlineConfig = {
  configFile: false,
  root,
  base: '/disk/',
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
      // Preact changes seldom, the counter often: the browser has the one cached when the other is new.
      output: { codeSplitting: { groups: [{ name: 'packages', test: /node_modules\/(preact|nanostores)\// }] } },
      input: ['counter/entry.tsx'],
    },
  },
};

interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
}

/** One small file of its own that knows the names of the files it caches: all of the app, for it is small. */
async function buildWorker(stamp: string): Promise<void> {
  const manifest = JSON.parse(await readFile(path.join(outDir, 'manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const files = Object.values(manifest)
    .flatMap(({ file, css }) => [file, ...(css ?? [])])
    // The reader of codes is large, and most browsers have their own: it is cached when it has been used.
    .filter((file) => !file.endsWith('.wasm'));
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: {
      __BUILD__: JSON.stringify(stamp.slice(0, 12)),
      __FILES__: JSON.stringify([...new Set(files)].sort().map((file) => `/disk/${file}`)),
    },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: path.join(root, 'counter/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

/** Builds the counter, unless the last build was made from the same files. */
export async function buildCounter(): Promise<'built' | 'unchanged'> {
  const stamp = await sourceHash(root, sources);
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) return 'unchanged';
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await build(counterConfig);
    await buildWorker(stamp);
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
  await packAssets(path.join(outDir, 'assets'));
  await writeFile(stampFile, stamp);
  return 'built';
}
