import type { FastifyInstance } from 'fastify';
import { apiPrefix } from '#contract/endpoints.ts';
import { bearerHeader } from '../session/bearer.ts';

const methods = 'GET, POST, PUT, DELETE';
const requestHeaders = 'authorization, content-type, idempotency-key';
const answerHeaders = `${bearerHeader}, retry-after, etag`;
const preflightSeconds = '600';

/**
 * API_ORIGINS: pages of these origins may call the API from a browser, with a bearer. Never with cookies: nothing allows
 * credentials, so what a browser keeps for the shop is of no use to them.
 */
export function registerCors(server: FastifyInstance, origins: ReadonlySet<string>): void {
  if (origins.size === 0) return;
  server.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith(`${apiPrefix}/`)) {
      reply.header('vary', 'origin');
      const { origin } = request.headers;
      if (origin !== undefined && origins.has(origin))
        reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', answerHeaders);
    }
    done();
  });
  server.options(`${apiPrefix}/*`, (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!origins.has(request.headers.origin ?? '')) return reply.code(403).send({ message: 'Not from this origin.' });
    return reply
      .headers({
        'access-control-allow-methods': methods,
        'access-control-allow-headers': requestHeaders,
        'access-control-max-age': preflightSeconds,
      })
      .code(204)
      .send();
  });
}
