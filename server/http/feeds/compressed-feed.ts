import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A feed as it is cached: compressed, since it is large and asked for by machines. */
export interface CompressedFeed {
  readonly gzip: Buffer;
  readonly etag: string;
  readonly madeAt: number;
}

const freshMs = 15 * 60 * 1000;

/**
 * Feeds by name, each made at most once at a time and cached for a quarter of an hour. An old one is answered while the next is made:
 * whoever fetches a large one does not wait.
 */
export class CompressedFeeds {
  readonly #cache = new Map<string, CompressedFeed>();
  readonly #making = new Map<string, Promise<CompressedFeed>>();
  readonly #now: () => number;
  readonly #onFailure: (error: unknown) => void;

  constructor(now: () => number, onFailure: (error: unknown) => void) {
    this.#now = now;
    this.#onFailure = onFailure;
  }

  async get(name: string, make: () => AsyncIterable<string>): Promise<CompressedFeed> {
    const cached = this.#cache.get(name);
    if (cached !== undefined && this.#now() - cached.madeAt < freshMs) return cached;
    const next = this.#making.get(name) ?? this.#make(name, make);
    if (cached === undefined) return next;
    next.catch(this.#onFailure);
    return cached;
  }

  #make(name: string, make: () => AsyncIterable<string>): Promise<CompressedFeed> {
    const made = compress(make(), this.#now())
      .then((feed) => {
        this.#cache.set(name, feed);
        return feed;
      })
      .finally(() => this.#making.delete(name));
    this.#making.set(name, made);
    return made;
  }
}

async function compress(pieces: AsyncIterable<string>, madeAt: number): Promise<CompressedFeed> {
  const chunks: Buffer[] = [];
  for await (const chunk of Readable.from(pieces).pipe(createGzip({ level: 6 }))) chunks.push(chunk as Buffer);
  const gzip = Buffer.concat(chunks);
  return { gzip, madeAt, etag: `"${createHash('sha1').update(gzip).digest('base64url')}"` };
}

export function sendFeed(request: FastifyRequest, reply: FastifyReply, feed: CompressedFeed): FastifyReply {
  reply
    .header('etag', feed.etag)
    .header('vary', 'accept-encoding')
    .header('cache-control', `public, max-age=${freshMs / 1000}`)
    .header('last-modified', new Date(feed.madeAt).toUTCString());
  if (request.headers['if-none-match'] === feed.etag) return reply.code(304).send();
  if (request.headers['accept-encoding']?.includes('gzip')) {
    return reply.header('content-encoding', 'gzip').send(feed.gzip);
  }
  return reply.send(Readable.from([feed.gzip]).pipe(createGunzip()));
}
