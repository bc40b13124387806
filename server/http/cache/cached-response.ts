import { createHash } from 'node:crypto';
import zlib from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
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

/** Sends it compressed as the client accepts it, or 304. The caller sets type and cache-control. */
export function sendCachedResponse(request: FastifyRequest, reply: FastifyReply, answer: CachedResponse): FastifyReply {
  const vary = reply.getHeader('vary');
  reply
    .header('etag', answer.etag)
    .header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
  if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send();
  const { encoding, bytes } = answer.encoded(request.headers['accept-encoding']);
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply.send(bytes);
}
