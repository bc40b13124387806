import type { FastifyInstance } from 'fastify';

/** Pages name their icon; browsers ask here for what is no page of the shop: a mail that is read, the description of the API. */
export function registerFavicon(server: FastifyInstance, icon: string): void {
  server.get('/favicon.ico', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').redirect(icon, 302),
  );
}
