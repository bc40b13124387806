import type { FastifyInstance } from 'fastify';

/**
 * What is said when something went wrong below a route: bad input keeps its 4xx, everything else is one 500 that tells
 * nothing about the inside (R23). The shape is DEC-02's.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    if (isDatabaseBusy(error)) {
      request.log.warn({ err: error, route: request.routeOptions.url }, 'no database connection');
      reply.code(503).header('cache-control', 'no-store').header('retry-after', '2');
      return reply.send({ message: 'Service unavailable.' });
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

/** No connection to be had or kept, no room on the disk, nothing but reading allowed, PostgreSQL stopping or starting. */
const busyCodes = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT 08001 08003 08006 25006 53100 53200 53300 57P01 57P02 57P03'.split(' '),
);
const busyMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/**
 * R10, R13: the database cannot be written to now, and it is worth trying again. What was under way is done or not done;
 * an order that is sent again with its key is one order.
 */
function isDatabaseBusy({ code, message }: Error & { code?: string }): boolean {
  return busyCodes.has(code ?? '') || busyMessages.test(message);
}

const clientMessages: Readonly<Record<number, string>> = {
  400: 'Bad request.',
  405: 'Method not allowed.',
  413: 'Too large.',
  414: 'Address too long.',
  415: 'Unsupported media type.',
  431: 'Headers too large.',
};
