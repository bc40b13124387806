import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { FaultPlan } from './faults.ts';

export interface EmulatedCall {
  readonly path: readonly string[];
  /** The bytes as they came: some providers sign them. */
  readonly text: string;
  readonly headers: IncomingMessage['headers'];
  readonly query: URLSearchParams;
}

export type EmulatedAnswer =
  | { readonly status: number; readonly json: unknown }
  | { readonly status: number; readonly text: string }
  | { readonly html: string }
  | { readonly svg: string }
  | { readonly redirect: string };

/** A route: method, path pattern (':x' is any segment), the name faults know it by, and what it does. */
export interface EmulatedRoute {
  readonly method: string;
  readonly pattern: string;
  readonly name: string;
  readonly answer: (call: EmulatedCall) => EmulatedAnswer | Promise<EmulatedAnswer>;
}

export interface EmulatorServer {
  readonly url: string;
  readonly faults: FaultPlan;
  /** Every request so far, those that met a fault too. */
  readonly requests: readonly { readonly method: string; readonly url: string }[];
  stop(): Promise<void>;
}

/** A small provider on a port of this machine, with faults by plan. */
export async function serveEmulator(routes: (url: string) => readonly EmulatedRoute[]): Promise<EmulatorServer> {
  const faults = new FaultPlan();
  const state: { routes: readonly EmulatedRoute[] } = { routes: [] };
  const requests: { method: string; url: string }[] = [];
  const server = createServer((request, response) => {
    requests.push({ method: request.method ?? 'GET', url: request.url ?? '/' });
    handle(state.routes, faults, request, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  state.routes = routes(url);
  return {
    url,
    faults,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function handle(
  routes: readonly EmulatedRoute[],
  faults: FaultPlan,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://emulator');
  const path = url.pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map(decodeURIComponent);
  const route = routes.find(({ method, pattern }) => method === request.method && fits(pattern, path));
  const text = await bodyOf(request);
  if (route === undefined) return send(response, { status: 404, json: { error: 'no such route' } });
  const fault = faults.next(route.name);
  if (fault?.kind === 'cut-before') {
    request.socket.destroy();
    return;
  }
  if (fault?.kind === 'hang') return;
  if (fault?.kind === 'error') return send(response, { status: 500, json: { error: 'planned' } });
  if (fault?.kind === 'busy') return send(response, { status: 429, json: { error: 'planned' } });
  if (fault?.kind === 'refuse') return send(response, { status: 403, json: { error_code: 'NOT_ALLOWED' } });
  if (fault?.kind === 'instead') return send(response, fault.answer ?? { status: 200, json: {} });
  if (fault?.kind === 'half') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"half":', () => request.socket.destroy());
    return;
  }
  if (fault?.kind === 'slow') await sleep(fault.ms ?? 1_000);
  const answer = await route.answer({ path, text, headers: request.headers, query: url.searchParams });
  if (fault?.kind === 'late') await sleep(fault.ms ?? 1_000);
  if (fault?.kind === 'cut-after') {
    request.socket.destroy();
    return;
  }
  if (fault?.kind === 'garbage') {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"half":');
    return;
  }
  send(response, answer);
}

function fits(pattern: string, path: readonly string[]): boolean {
  const wanted = pattern.split('/').filter((segment) => segment !== '');
  return wanted.length === path.length && wanted.every((segment, n) => segment.startsWith(':') || segment === path[n]);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

function send(response: ServerResponse, answer: EmulatedAnswer): void {
  if ('redirect' in answer) response.writeHead(303, { location: answer.redirect }).end();
  else if ('html' in answer) response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(answer.html);
  else if ('svg' in answer) response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(answer.svg);
  else if ('text' in answer)
    response.writeHead(answer.status, { 'content-type': 'application/octet-stream' }).end(answer.text);
  else if (answer.status === 204) response.writeHead(204).end();
  else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.json));
}
