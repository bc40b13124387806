import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildStaffApp, root } from './build-staff-app.ts';

/** The shops' app, below /disk, with a service worker: nothing of it is in a shopper's page. */
export function buildCounter(): Promise<'built' | 'unchanged'> {
  return buildStaffApp({
    name: 'counter',
    base: '/disk/',
    sources: ['counter', 'ui', 'domain', 'contract/counter', 'content/nb/counter'],
    afterwards: buildWorker,
  });
}

interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
}

/** One small file of its own that knows the names of the files it caches: all of the app, for it is small. */
async function buildWorker(outDir: string, stamp: string): Promise<void> {
  const manifest = JSON.parse(await readFile(path.join(outDir, 'manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const files = Object.values(manifest)
    .flatMap(({ file, css }) => [file, ...(css ?? [])])
    // The reader of codes is large, and most browsers have their own: it is cached when it has been used.
    .filter((file) => !file.endsWith('.wasm'));
  const { build } = await import('vite');
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
