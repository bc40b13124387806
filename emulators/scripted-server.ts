import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What an outside service may do instead of answering (R18). */
export type Fault =
  /** Answers, but late. */
  | { readonly kind: 'slow'; readonly ms: number }
  /** Takes the request and never answers. */
  | { readonly kind: 'hang' }
  /** Cuts the connection. */
  | { readonly kind: 'dead' }
  /** Sends half of its answer, then cuts the connection. */
  | { readonly kind: 'half-body' }
  /** Says 200 and sends no JSON. */
  | { readonly kind: 'garbage' }
  /** Sends what is given instead of the answer: another shape, an error status, a redirect. */
  | {
      readonly kind: 'instead';
      readonly status?: number;
      readonly body: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    };

export interface EmulatorAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface Emulator {
  readonly url: string;
  /** Every request so far, in order: method, path and query as they came. */
  readonly ledger: readonly { readonly method: string; readonly url: string }[];
  /** The next requests meet these faults, one each; then all is well again. */
  script(...faults: readonly Fault[]): void;
  /** Every request meets this fault until `null` is given. */
  always(fault: Fault | null): void;
  stop(): Promise<void>;
}

/** An outside service on the loopback address: it answers truly, keeps a ledger, and fails as it is told to. */
export async function startScriptedServer(answer: (request: URL, method: string) => EmulatorAnswer): Promise<Emulator> {
  const ledger: { method: string; url: string }[] = [];
  const script: Fault[] = [];
  let standing: Fault | null = null;
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/' } = request;
    ledger.push({ method, url });
    const fault = script.shift() ?? standing;
    const send = () => sendJson(response, answer(new URL(url, 'http://emulator'), method));
    if (fault === null) send();
    else misbehave(fault, request, response, send);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ledger,
    script: (...faults) => {
      script.push(...faults);
    },
    always: (fault) => {
      standing = fault;
    },
    stop: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

function misbehave(fault: Fault, request: IncomingMessage, response: ServerResponse, send: () => void): void {
  switch (fault.kind) {
    case 'slow':
      setTimeout(send, fault.ms).unref();
      return;
    case 'hang':
      return;
    case 'dead':
      request.socket.resetAndDestroy();
      return;
    case 'half-body':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"code":"Ok","dist', () => request.socket.destroy());
      return;
    case 'garbage':
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<html><body>Down for maintenance');
      return;
    case 'instead':
      response.writeHead(fault.status ?? 200, { 'content-type': 'application/json', ...fault.headers });
      response.end(JSON.stringify(fault.body));
  }
}

function sendJson(response: ServerResponse, { status, body }: EmulatorAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
