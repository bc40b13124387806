import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A reverse proxy as most are set up: it adds whom it was asked by to the end of X-Forwarded-For. `lies` go with every request. */
export async function startAppendingProxy(
  target: string,
  lies: Readonly<Record<string, string>> = {},
): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    const before = request.headers['x-forwarded-for'];
    const asker = request.socket.remoteAddress ?? '';
    const headers = {
      ...request.headers,
      ...lies,
      'x-forwarded-for': before === undefined ? asker : `${before}, ${asker}`,
    };
    const passed = ask(new URL(request.url ?? '/', target), { method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.writeHead(502).end());
    request.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
