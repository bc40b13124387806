import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closes connections that are idle for `connectionTimeout` (R26): the client sends nothing, or does not read its answer. A
 * client that waits for an answer that has not begun is not idle: an order under load may take longer (R2), and a closed
 * connection would leave the buyer not knowing.
 */
export function closeIdleConnections(server: FastifyInstance, afterMs: number): void {
  const answers = new WeakMap<Socket, ServerResponse>();
  server.addHook('onRequest', (request, reply, done) => {
    answers.set(request.raw.socket, reply.raw);
    done();
  });
  closeUnread(server, afterMs);
  server.server.on('timeout', (socket: Socket) => {
    const answer = answers.get(socket);
    if (answer === undefined || answer.headersSent) socket.destroy();
    else socket.setTimeout(afterMs);
  });
}

const checksPerTimeout = 10;

/**
 * The same for a client that keeps sending requests (so Node does not find it idle) and reads no answers. Measured by what the
 * operating system has accepted for sending: a slow reader takes something now and then.
 */
function closeUnread(server: FastifyInstance, afterMs: number): void {
  const unread = new Map<Socket, { passed: number; queued: number; looks: number }>();
  server.server.on('connection', (socket: Socket) => {
    unread.set(socket, { passed: 0, queued: 0, looks: 0 });
    socket.once('close', () => unread.delete(socket));
  });
  const timer = setInterval(() => {
    for (const [socket, seen] of unread) {
      const passed = socket.bytesWritten - socket.writableLength;
      const queued = queuedIn(socket);
      const stands = socket.writableLength > 0 && passed === seen.passed && queued === seen.queued;
      seen.looks = stands ? seen.looks + 1 : 0;
      seen.passed = passed;
      seen.queued = queued;
      if (seen.looks >= checksPerTimeout - 1) socket.destroy();
    }
  }, afterMs / checksPerTimeout).unref();
  server.addHook('onClose', async () => clearInterval(timer));
}

/** Bytes that the operating system has not accepted yet; Node's own timeout looks at the same field. */
function queuedIn(socket: Socket): number {
  return (
    (socket as Socket & { readonly _handle?: { readonly writeQueueSize?: number } | null })._handle?.writeQueueSize ?? 0
  );
}
