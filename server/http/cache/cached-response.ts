import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import zlib from 'node:zlib';
import type { RawAnswer } from './raw-answer.ts';
import { unpooledBuffer } from './unpooled-buffer.ts';

const brotli = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };

/** An answer serialised once, with its compressed forms made when first asked for. */
export class CachedResponse {
  readonly etag: string;
  readonly body: Buffer;
  #gzip: Buffer | undefined;
  #brotli: Buffer | undefined;

  constructor(body: Buffer) {
    this.body = unpooledBuffer(body);
    this.etag = `"${createHash('sha1').update(this.body).digest('base64url')}"`;
  }

  /** The bytes for what the client accepts; small answers go as they are. */
  encoded(accepts: string | undefined): { encoding: 'br' | 'gzip' | null; bytes: Buffer } {
    if (this.body.length < 1024 || accepts === undefined) return { encoding: null, bytes: this.body };
    if (accepts.includes('br')) {
      this.#brotli ??= unpooledBuffer(zlib.brotliCompressSync(this.body, brotli));
      return { encoding: 'br', bytes: this.#brotli };
    }
    if (accepts.includes('gzip')) {
      this.#gzip ??= unpooledBuffer(zlib.gzipSync(this.body, { level: 6 }));
      return { encoding: 'gzip', bytes: this.#gzip };
    }
    return { encoding: null, bytes: this.body };
  }

  /** An estimate: the compressed forms are made later, and each is smaller than the body. */
  get size(): number {
    return Math.ceil(this.body.length * 1.5);
  }
}

/** Compressed as the client accepts it, or 304; with the headers that say what it is and how long it may be cached. */
export function cachedAnswer(
  { headers: asked }: { readonly headers: IncomingHttpHeaders },
  answer: CachedResponse,
  { type, cacheControl }: { readonly type: string; readonly cacheControl: string },
): RawAnswer {
  const headers = ['content-type', type, 'cache-control', cacheControl, 'etag', answer.etag, 'vary', 'accept-encoding'];
  if (asked['if-none-match'] === answer.etag) return { status: 304, headers, policy: null, pieces: [] };
  const { encoding, bytes } = answer.encoded(asked['accept-encoding']);
  if (encoding !== null) headers.push('content-encoding', encoding);
  return { status: 200, headers, policy: null, pieces: [bytes] };
}
