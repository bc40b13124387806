import type { FastifyInstance } from 'fastify';
import type { PictureMaker } from '#server/ports/picture-maker.ts';

/** Pictures never change under their address, so they may be kept for a year. */
export function registerPictures(server: FastifyInstance, maker: PictureMaker): void {
  server.get<{ Params: { '*': string } }>('/bilder/*', async (request, reply) => {
    const made = await maker.picture(request.params['*']);
    if (made === null) return reply.callNotFound();
    return reply.type(made.type).header('cache-control', 'public, max-age=31536000, immutable').send(made.bytes);
  });
}
