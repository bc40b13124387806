import type { FastifyInstance } from 'fastify';

export interface HealthParts {
  readonly ready: () => boolean;
  readonly databaseAnswers: () => Promise<boolean>;
}

/** /healthz: the process lives. /readyz: it may be sent visitors; false while starting, stopping or without database. */
export function registerHealth(server: FastifyInstance, { ready, databaseAnswers }: HealthParts): void {
  server.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const isReady = ready() && (await databaseAnswers());
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'not ready' });
  });
}
