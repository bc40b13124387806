import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import zlib from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.wasm': 'application/wasm',
};

const compressible = new Set(['.js', '.css', '.svg', '.wasm']);

interface Asset {
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly brotli: Buffer | null;
  /** Compressed when the first asks for it: nearly every browser takes brotli. */
  readonly gzip: (() => Buffer) | null;
}

/**
 * The files of a folder under a prefix, read once, compressed by the build or once here. `immutable` is for names that carry their content's
 * hash. Nothing outside the folder can be asked for: the names are fixed when the server starts.
 */
export async function serveStaticFiles(
  app: FastifyInstance,
  options: { prefix: string; folder: string; immutable: boolean; only?: ReadonlySet<string> },
): Promise<void> {
  const assets = new Map<string, Asset>();
  for (const entry of await readdir(options.folder, { recursive: true, withFileTypes: true })) {
    const extension = path.extname(entry.name);
    if (!entry.isFile() || !(extension in types) || (options.only && !options.only.has(extension))) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(options.folder, file).split(path.sep).join('/');
    assets.set(name, await pack(file, extension));
  }
  const cacheControl = options.immutable
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=300, must-revalidate';
  app.get<{ Params: { '*': string } }>(`${options.prefix}/*`, (request, reply) => {
    const asset = assets.get(request.params['*']);
    if (asset === undefined) return reply.callNotFound();
    reply.header('cache-control', cacheControl).header('etag', asset.etag).header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === asset.etag) return reply.code(304).send();
    const accepts = request.headers['accept-encoding'] ?? '';
    reply.type(asset.type);
    if (asset.brotli !== null && accepts.includes('br'))
      return reply.header('content-encoding', 'br').send(asset.brotli);
    if (asset.gzip !== null && accepts.includes('gzip'))
      return reply.header('content-encoding', 'gzip').send(asset.gzip());
    return reply.send(asset.plain);
  });
}

async function pack(file: string, extension: string): Promise<Asset> {
  const plain = await readFile(file);
  const packed = compressible.has(extension) && plain.length > 512;
  return {
    type: types[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha1').update(plain).digest('base64url')}"`,
    plain,
    // The build has compressed its files already, at the highest level.
    brotli: packed ? await readFile(`${file}.br`).catch(() => brotli(plain)) : null,
    gzip: packed ? lazyGzip(plain) : null,
  };
}

function lazyGzip(plain: Buffer): () => Buffer {
  let packed: Buffer | undefined;
  return () => (packed ??= zlib.gzipSync(plain, { level: 9 }));
}

function brotli(plain: Buffer): Buffer {
  return zlib.brotliCompressSync(plain, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/** The fonts of the theme; their names carry their content's hash. */
export function serveFonts(
  server: FastifyInstance,
  fonts: readonly { readonly address: string; readonly bytes: Buffer }[],
): void {
  for (const { address, bytes } of fonts) {
    server.get(address, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=31536000, immutable').type('font/woff2').send(bytes),
    );
  }
}

/** Pages link to their icon; this is for what is not a page of the shop, such as a mail at /dev/post or the API's description. */
export function registerFavicon(server: FastifyInstance, icon: () => string): void {
  server.get('/favicon.ico', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').redirect(icon(), 302),
  );
}
