import type { FastifyInstance } from 'fastify';
import { isDatabaseUnavailable, retryAfter, serviceUnavailable } from './database-unavailable.ts';

/**
 * Errors thrown below a route: bad input keeps its 4xx, everything else is one 500 that reveals nothing of the inside (R23).
 * The shape is that of DEC-02.
 */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    if (isDatabaseUnavailable(error)) {
      request.log.warn({ err: error, route: request.routeOptions.url }, 'no database connection');
      reply.code(503).header('cache-control', 'no-store').header('retry-after', retryAfter);
      return reply.send(serviceUnavailable(error).body);
    }
    const status =
      error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
    reply.code(status).header('cache-control', 'no-store');
    return reply.send({ message: status === 500 ? 'Server error.' : (clientMessages[status] ?? 'Bad request.') });
  });
  app.setNotFoundHandler((request, reply) => {
    reply.code(404).header('cache-control', 'no-store');
    if (request.url.startsWith('/api/')) return reply.send({ message: 'Not found.' });
    return reply.type('text/plain; charset=utf-8').send('404\n');
  });
}

const clientMessages: Readonly<Record<number, string>> = {
  400: 'Bad request.',
  405: 'Method not allowed.',
  413: 'Too large.',
  414: 'Address too long.',
  415: 'Unsupported media type.',
  431: 'Headers too large.',
};
