import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { timingSafeEqualText } from '#server/crypto/timing-safe-equal.ts';
import type { Metrics } from './metrics.ts';

/** Who may read the metrics at the shop's own address: everybody, whoever has the token, or nobody. */
export type MetricsAccess = 'everybody' | { readonly token: string } | 'nobody';

/** /metrics at the shop's own address; 404 where nobody may read it there. */
export function registerMetrics(server: FastifyInstance, { own, text }: Metrics, access: MetricsAccess): void {
  if (access === 'nobody') return;
  server.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (access !== 'everybody' && !timingSafeEqualText(request.headers.authorization ?? '', `Bearer ${access.token}`)) {
      return reply.code(401).header('www-authenticate', 'Bearer').send({ message: 'Unauthorized.' });
    }
    return reply.type(own.contentType).send(await text());
  });
}

/** METRICS_PORT: /metrics on a port of its own that only this machine reaches. */
export async function startMetricsServer(
  { own, text }: Metrics,
  port: number,
  onError: (error: unknown) => void,
): Promise<{ stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    try {
      const metrics = await text();
      response.writeHead(200, { 'content-type': own.contentType }).end(metrics);
    } catch (error) {
      onError(error);
      response.writeHead(503).end();
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
