import type { FastifyReply, FastifyRequest } from 'fastify';

/** A reader that takes nothing while so much waits for it is cut, and comes back. */
const mostUnread = 64 * 1024;

export interface EventWriter {
  /** False: the reader has gone, or does not read. */
  write(event: string, data: object): boolean;
  end(): void;
}

/** Makes server-sent events of a reply. `retryMs` is how long a browser waits before it comes back. */
export function writeEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  { retryMs, onClose }: { readonly retryMs: number; readonly onClose: () => void },
): EventWriter {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.write(`retry: ${retryMs}\n\n`);
  // Long silence is the nature of it; the server's own limit is for requests.
  request.raw.socket.setTimeout(0);
  raw.on('close', onClose);
  return {
    write: (event, data) => {
      if (raw.writableEnded || raw.destroyed || raw.writableLength > mostUnread) return false;
      raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      return true;
    },
    end: () => raw.end(),
  };
}
