import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import zlib from 'node:zlib';
import { type AnswerHead, answerHead } from './answer-head.ts';
import type { RawAnswer } from './raw-answer.ts';
import { unpooledBuffer } from './unpooled-buffer.ts';

const brotli = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };

interface Encoded {
  readonly encoding: 'br' | 'gzip' | null;
  readonly bytes: Buffer;
  readonly head: AnswerHead;
}

/** An answer serialised once, with its compressed forms and their heads made when first asked for. */
export class CachedResponse {
  readonly etag: string;
  readonly body: Buffer;
  readonly #type: string;
  #plain: Encoded | undefined;
  #gzip: Encoded | undefined;
  #brotli: Encoded | undefined;

  constructor(body: Buffer, type: string) {
    this.body = unpooledBuffer(body);
    this.etag = `"${createHash('sha1').update(this.body).digest('base64url')}"`;
    this.#type = type;
  }

  /** The bytes for what the client accepts; small answers go as they are. */
  encoded(accepts: string | undefined): Encoded {
    if (this.body.length >= 1024 && accepts !== undefined) {
      if (accepts.includes('br')) {
        this.#brotli ??= this.#as('br', zlib.brotliCompressSync(this.body, brotli));
        return this.#brotli;
      }
      if (accepts.includes('gzip')) {
        this.#gzip ??= this.#as('gzip', zlib.gzipSync(this.body, { level: 6 }));
        return this.#gzip;
      }
    }
    this.#plain ??= this.#as(null, this.body);
    return this.#plain;
  }

  #as(encoding: Encoded['encoding'], bytes: Buffer): Encoded {
    const pairs = ['content-type', this.#type, 'etag', this.etag, 'vary', 'accept-encoding'];
    if (encoding !== null) pairs.push('content-encoding', encoding);
    return { encoding, bytes: unpooledBuffer(bytes), head: answerHead(pairs) };
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
  cacheControl: string,
): RawAnswer {
  const isKnown = asked['if-none-match'] === answer.etag;
  const { head, bytes } = answer.encoded(isKnown ? undefined : asked['accept-encoding']);
  const own = ['cache-control', cacheControl];
  return isKnown
    ? { status: 304, head, own, policy: null, pieces: [] }
    : { status: 200, head, own, policy: null, pieces: [bytes] };
}
