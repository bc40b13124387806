import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { InlineConfig, PluginOption } from 'vite';
import { packAssets } from './pack-assets.ts';
import { shortClassNames } from './short-class-names.ts';
import { sourceHash } from './source-hash.ts';

export const root = path.resolve(import.meta.dirname, '../..');

/**
 * The staff's apps are written as React and built on Preact, which speaks the same and is a tenth of it: what a tablet on bad wifi fetches
 * first stays below 60 kB (docs/decisions/0038-the-counter-is-small.md).
 */
export const smallReact = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
] as const;

export interface StaffApp {
  /** Its folder, which has the entry; it is built to a folder of the same name in dist. */
  readonly name: 'counter' | 'desk';
  readonly base: '/disk/' | '/kontor/';
  /** What it is made of; a change of anything else needs no build. */
  readonly sources: readonly string[];
  /** What is built from the files of the app once they are there. */
  readonly afterwards?: (outDir: string, stamp: string) => Promise<void>;
}

/** Builds an app of its own beside the storefront, unless its last build was made from the same files. */
export async function buildStaffApp({
  name,
  base,
  sources,
  afterwards = async () => {},
}: StaffApp): Promise<'built' | 'unchanged'> {
  const outDir = path.join(root, 'dist', name);
  const stampFile = path.join(outDir, 'built-from');
  const stamp = await sourceHash(root, [...sources, 'scripts/build', 'package-lock.json']);
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) return 'unchanged';
  // Most starts find it built, and Vite would stay in the memory of the shop.
  const [{ build }, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')]);
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await build(configOf({ name, base, outDir, plugins: [react()] }));
    await afterwards(outDir, stamp);
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
  await packAssets(path.join(outDir, 'assets'));
  await writeFile(stampFile, stamp);
  return 'built';
}

interface BuildOrder {
  readonly name: string;
  readonly base: string;
  readonly outDir: string;
  readonly plugins: PluginOption[];
}

function configOf({ name, base, outDir, plugins }: BuildOrder): InlineConfig {
  return {
    configFile: false,
    root,
    base,
    logLevel: 'warn',
    publicDir: false,
    plugins,
    css: { modules: { generateScopedName: shortClassNames(root) } },
    resolve: { alias: [...smallReact] },
    build: {
      outDir,
      emptyOutDir: true,
      manifest: 'manifest.json',
      assetsInlineLimit: 0,
      target: 'es2022',
      rolldownOptions: {
        checks: { pluginTimings: false, bundlerTimings: false },
        // Preact changes seldom, the apps often: the browser has the one cached when the other is new.
        output: { codeSplitting: { groups: [{ name: 'packages', test: /node_modules\/(preact|nanostores)\// }] } },
        input: [`${name}/entry.tsx`],
      },
    },
  };
}
