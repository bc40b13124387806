import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Storefront } from '../app.ts';
import { AssetManifest } from '../http/ssr/asset-manifest.ts';
import type { Render } from '../http/ssr/pages.ts';

/** The storefront as `npm run build` left it in `dist`: its renderer, its files, and which page needs which of them. */
export async function builtStorefront(dist: string): Promise<Storefront> {
  const entry = pathToFileURL(path.join(dist, 'server/entry-server.js')).href;
  const { render } = (await import(entry)) as { render: Render };
  const manifest = await AssetManifest.read(path.join(dist, 'browser'));
  return {
    render,
    assetsOf: (chunks) => manifest.of(chunks),
    assetFolder: path.join(dist, 'browser/assets'),
    serviceWorker: await readFile(path.join(dist, 'browser/sw.js'), 'utf8'),
    development: null,
  };
}
