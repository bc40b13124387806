import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * R26: a client that is silent for the server's `connectionTimeout` is cut: one that asks for nothing, or does not take its
 * answer. Whoever waits for an answer that has not begun is not silent, it is we who are late: in a crowd of buyers an order may
 * take longer than that (R2), and to be cut off would leave them not knowing.
 */
export function cutSilent(server: FastifyInstance, afterMs: number): void {
  const answers = new WeakMap<Socket, ServerResponse>();
  server.addHook('onRequest', (request, reply, done) => {
    answers.set(request.raw.socket, reply.raw);
    done();
  });
  server.server.on('timeout', (socket: Socket) => {
    const answer = answers.get(socket);
    if (answer === undefined || answer.headersSent) socket.destroy();
    else socket.setTimeout(afterMs);
  });
}
