import { createHash } from 'node:crypto';
import zlib from 'node:zlib';
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

  /** What it may come to hold: the compressed forms are made later, and are a part of the body each. */
  get size(): number {
    return Math.ceil(this.body.length * 1.5);
  }
}
