import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse } from './cached-response.ts';

/** Packed as the browser likes it; one that has it already is told so. Type and cache-control are the caller's. */
export function sendCachedResponse(request: FastifyRequest, reply: FastifyReply, answer: CachedResponse): FastifyReply {
  reply.header('etag', answer.etag).header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send();
  const { encoding, bytes } = answer.encoded(request.headers['accept-encoding']);
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply.send(bytes);
}
