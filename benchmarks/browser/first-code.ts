/**
 * How much code a browser fetches before a page is alive, as it is sent: each file packed by brotli.
 *
 *   node benchmarks/browser/first-code.ts
 */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { AssetManifest } from '#server/http/ssr/asset-manifest.ts';
import { noteFigure } from '../figures.ts';

const folder = path.resolve(import.meta.dirname, '../../dist/browser');
const pages = [
  { title: 'a list', chunks: ['routes/areas/browse-area.ts', 'screens/list/list-screen.tsx'], most: 105 },
  { title: 'an article', chunks: ['routes/areas/goods-area.ts', 'screens/article/article-screen.tsx'], most: 105 },
  { title: 'checkout', chunks: ['routes/areas/checkout-area.ts', 'screens/checkout/checkout-screen.tsx'], most: 105 },
];

const manifest = await AssetManifest.read(folder);
for (const { title, chunks, most } of pages) {
  const { script, preloads } = manifest.of(chunks.map((chunk) => `storefront/${chunk}`));
  const files = [...new Set([script, ...preloads])];
  const sizes = await Promise.all(files.map(packedSize));
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  const what = `first code of ${title}`;
  console.log(
    `${what}: ${kilobytes.toFixed(1)} kB brotli in ${files.length} files${most === null ? '' : ` (most ${most})`}`,
  );
  noteFigure({ what, figure: kilobytes, unit: 'kB', limit: most, bound: 'most' });
  if (most !== null && kilobytes > most) process.exitCode = 1;
}

/** Small files are not packed beforehand; the server packs them as it sends them. */
async function packedSize(address: string): Promise<number> {
  const file = path.join(folder, address);
  const packed = await stat(`${file}.br`).catch(() => null);
  return packed?.size ?? brotliCompressSync(await readFile(file)).length;
}
