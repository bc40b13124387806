import type { FastifyInstance } from 'fastify';
import type { PictureMaker } from '#server/ports/content/picture-maker.ts';
import { CachedResponse } from '../cache/cached-response.ts';
import { TaggedCache } from '../cache/tagged-cache.ts';

const cacheBytes = 32 * 1024 * 1024;

/**
 * Pictures never change under their address, so a browser may keep them for a year; drawings go out compressed. Returns the
 * cache, so that the pictures of a changed article can be invalidated.
 */
export function registerPictures(
  server: FastifyInstance,
  maker: PictureMaker,
  version: () => number,
): TaggedCache<CachedResponse> {
  const drawings = new TaggedCache<CachedResponse>(cacheBytes);
  server.get<{ Params: { '*': string } }>('/bilder/*', async (request, reply) => {
    const file = request.params['*'];
    const edition = version();
    let drawing = drawings.get(file, edition, 0);
    if (drawing === undefined) {
      const begun = drawings.moment;
      const made = await maker.picture(file);
      if (made === null) return reply.callNotFound();
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      if (made.type !== 'image/svg+xml') return reply.type(made.type).send(made.bytes);
      drawing = new CachedResponse(made.bytes);
      const tags = made.articleId === null ? [] : [made.articleId];
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
