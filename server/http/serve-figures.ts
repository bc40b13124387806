import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Figures } from './metrics.ts';
import { sameText } from './session/session-cookie.ts';

/** Who may read the figures at the shop's own address: everybody, whoever has the token, or nobody. */
export type FiguresAccess = 'everybody' | { readonly token: string } | 'nobody';

/** /metrics at the shop's own address. Where nobody may read it there, it is a page that does not exist. */
export function registerFigures(server: FastifyInstance, { own, text }: Figures, access: FiguresAccess): void {
  if (access === 'nobody') return;
  server.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (access !== 'everybody' && !sameText(request.headers.authorization ?? '', `Bearer ${access.token}`)) {
      return reply.code(401).header('www-authenticate', 'Bearer').send({ message: 'Unauthorized.' });
    }
    return reply.type(own.contentType).send(await text());
  });
}

/** METRICS_PORT: the figures on a port of their own that this machine alone reaches. */
export async function startFiguresServer(
  { own, text }: Figures,
  port: number,
  onError: (error: unknown) => void,
): Promise<{ stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    try {
      const figures = await text();
      response.writeHead(200, { 'content-type': own.contentType }).end(figures);
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
