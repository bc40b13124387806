import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * R26: a client that is silent for the server's `connectionTimeout` is cut: one that asks for nothing, or does not take its
 * answer. Whoever waits for an answer that has not begun is not silent, it is we who are late: in a crowd of buyers an order may
 * take longer than that (R2), and to be cut off would leave them not knowing.
 */
export function closeIdleConnections(server: FastifyInstance, afterMs: number): void {
  const answers = new WeakMap<Socket, ServerResponse>();
  server.addHook('onRequest', (request, reply, done) => {
    answers.set(request.raw.socket, reply.raw);
    done();
  });
  cutUnread(server, afterMs);
  server.server.on('timeout', (socket: Socket) => {
    const answer = answers.get(socket);
    if (answer === undefined || answer.headersSent) socket.destroy();
    else socket.setTimeout(afterMs);
  });
}

const looksInTime = 10;

/**
 * The same for one that keeps asking and takes no answer: its asking is no silence to Node, and answers wait behind the one that
 * is not read. Looked at by what the system has taken over from us; who reads slowly takes something now and then.
 */
function cutUnread(server: FastifyInstance, afterMs: number): void {
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
      if (seen.looks >= looksInTime - 1) socket.destroy();
    }
  }, afterMs / looksInTime).unref();
  server.addHook('onClose', async () => clearInterval(timer));
}

/** How much of what is being written the system has not taken yet; Node's own timeout reads it there. */
function queuedIn(socket: Socket): number {
  return (
    (socket as Socket & { readonly _handle?: { readonly writeQueueSize?: number } | null })._handle?.writeQueueSize ?? 0
  );
}
