import type { FastifyInstance } from 'fastify';
import {
  type PictureFile,
  type PictureRequest,
  type Pictures,
  PicturesUnavailable,
} from '#server/ports/content/pictures.ts';
import { CachedResponse } from '../cache/cached-response.ts';
import { TaggedCache } from '../cache/tagged-cache.ts';
import { readPictureName } from './picture-name.ts';

const cacheBytes = 32 * 1024 * 1024;

/**
 * Pictures never change under their address, so a browser may cache them for a year; svg goes out compressed. Returns the
 * cache, so that the pictures of a changed article can be invalidated.
 */
export function registerPictures(
  server: FastifyInstance,
  pictures: Pictures,
  version: () => number,
): TaggedCache<CachedResponse> {
  const drawings = new TaggedCache<CachedResponse>(cacheBytes);
  server.get<{ Params: { '*': string } }>('/bilder/*', async (request, reply) => {
    const file = request.params['*'];
    const edition = version();
    let drawing = drawings.get(file, edition, 0);
    if (drawing === undefined) {
      const begun = drawings.moment;
      const asked = readPictureName(file);
      const found = asked === null ? null : await readOrLater(pictures, asked);
      if (found === 'later')
        return reply.code(503).header('retry-after', '5').header('cache-control', 'no-store').send();
      if (asked === null || found === null) return reply.callNotFound();
      if (found.isPlaceholder)
        return reply.code(404).header('cache-control', 'no-cache').type(found.type).send(found.bytes);
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      if (found.type !== 'image/svg+xml') return reply.type(found.type).send(found.bytes);
      drawing = new CachedResponse(found.bytes, found.type);
      const tags = asked.articleId === null ? [] : [asked.articleId];
      const entry = { value: drawing, size: drawing.size, tags, until: Number.POSITIVE_INFINITY };
      drawings.set(file, edition, entry, begun);
    }
    const { encoding, bytes } = drawing.encoded(request.headers['accept-encoding']);
    if (encoding !== null) reply.header('content-encoding', encoding);
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .send(bytes);
  });
  return drawings;
}

/** A picture that cannot be had now is asked for again, and never taken for one that is not there. */
async function readOrLater(pictures: Pictures, asked: PictureRequest): Promise<PictureFile | null | 'later'> {
  try {
    return await pictures.read(asked);
  } catch (error) {
    if (error instanceof PicturesUnavailable) return 'later';
    throw error;
  }
}
