import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type PictureFile,
  type PictureRequest,
  type Pictures,
  PicturesUnavailable,
} from '#server/ports/content/pictures.ts';
import { CachedResponse } from '../cache/cached-response.ts';
import { compressFast } from '../cache/fast-compression.ts';
import { TaggedCache } from '../cache/tagged-cache.ts';
import { readPictureName } from './picture-name.ts';

const cacheBytes = 32 * 1024 * 1024;
const keptForEver = 'public, max-age=31536000, immutable';
const drawnType = 'image/svg+xml';

export interface ReadyPicture {
  readonly type: PictureFile['type'];
  readonly answer: CachedResponse;
}

/**
 * Pictures never change under their address, so a browser may cache them for a year; svg goes out compressed. Returns the
 * cache, so that the pictures of a changed article can be invalidated.
 */
export function registerPictures(
  server: FastifyInstance,
  pictures: Pictures,
  version: () => number,
): TaggedCache<ReadyPicture> {
  const drawings = new TaggedCache<ReadyPicture>(cacheBytes);
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
      if (found.isForNow) return sendForNow(request, reply, found);
      // Whose description the database has to be asked for, or what has to be packed.
      if (asked.articleId === null && found.type !== drawnType)
        return reply.header('cache-control', keptForEver).type(found.type).send(found.bytes);
      drawing = { type: found.type, answer: new CachedResponse(found.bytes, found.type) };
      const tags = asked.articleId === null ? [] : [asked.articleId];
      const entry = { value: drawing, size: drawing.answer.size, tags, until: Number.POSITIVE_INFINITY };
      drawings.set(file, edition, entry, begun);
    }
    const { type, answer } = drawing;
    const { encoding, bytes } = answer.encoded(type === drawnType ? request.headers['accept-encoding'] : undefined);
    if (encoding !== null) reply.header('content-encoding', encoding);
    if (type === drawnType) reply.header('vary', 'accept-encoding');
    return reply.type(type).header('cache-control', keptForEver).send(bytes);
  });
  return drawings;
}

function sendForNow(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { type, bytes: plain }: PictureFile,
): FastifyReply {
  const { encoding, bytes } = compressFast(plain, headers['accept-encoding']);
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply.type(type).header('cache-control', 'no-store').header('vary', 'accept-encoding').send(bytes);
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
