import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** What a page of these works with; the rest is cached as it is seen. */
const offlineParts = [
  'storefront/entry-browser.tsx',
  ...['home', 'goods', 'reading', 'shops', 'checkout', 'account'].map(
    (area) => `storefront/routes/areas/${area}-area.ts`,
  ),
  'storefront/screens/account/my-page/load-account.ts',
  'storefront/data/measure-distances.ts',
  'ui/browser/startup/replay-events.ts',
  'storefront/screens/account/my-page/qr-screen.tsx',
  'storefront/screens/account/my-page/history-screen.tsx',
  'storefront/screens/list/favourites-screen.tsx',
  'storefront/screens/error/error-screen.tsx',
  'storefront/features/cookies/cookie-notice.tsx',
  'storefront/layout/menu/mobile-menu.tsx',
  'storefront/layout/modal-host/modal-host.tsx',
];

/** One small file of its own, which knows the names of the files it caches; so it changes with every build. */
export async function buildServiceWorker(root: string): Promise<void> {
  const outDir = path.join(root, 'dist/browser');
  const text = await readFile(path.join(outDir, 'manifest.json'), 'utf8');
  const files = shellFiles(JSON.parse(text) as Record<string, ManifestEntry>);
  const { build } = await import('vite');
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: {
      __BUILD__: JSON.stringify(createHash('sha256').update(text).digest('hex').slice(0, 12)),
      __SHELL_FILES__: JSON.stringify(files),
    },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: path.join(root, 'storefront/service-worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

function shellFiles(manifest: Readonly<Record<string, ManifestEntry>>): string[] {
  const files = new Set<string>();
  const collect = (source: string) => {
    const entry = manifest[source];
    if (entry === undefined) throw new Error(`The build has no ${source}`);
    if (files.has(`/${entry.file}`)) return;
    for (const file of [entry.file, ...(entry.css ?? [])]) files.add(`/${file}`);
    for (const imported of entry.imports ?? []) collect(imported);
  };
  for (const source of offlineParts) collect(source);
  return [...files].sort();
}
