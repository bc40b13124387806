import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyServerOptions } from 'fastify';
import { securityHeaders } from '../security/security-headers.ts';

interface Told {
  readonly status: number;
  readonly reason: string;
  readonly message: string;
}

const badRequest: Told = { status: 400, reason: 'Bad Request', message: 'Bad request.' };
const tooSlow: Told = { status: 408, reason: 'Request Timeout', message: 'The request took too long.' };
const addressTooLong: Told = { status: 414, reason: 'URI Too Long', message: 'Address too long.' };
const expectationFailed: Told = { status: 417, reason: 'Expectation Failed', message: 'Expectation failed.' };
const headersTooLarge: Told = { status: 431, reason: 'Request Header Fields Too Large', message: 'Headers too large.' };

/**
 * Errors before there is a route: an address that cannot be decoded, bytes that are no HTTP, a request that is sent too
 * slowly. Answered in the same shape and with the same headers as all others (DEC-02, R23, R26, R34).
 */
export const protocolErrors: Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'> = {
  frameworkErrors: (error, _request, reply) => {
    const { status, message } = error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? addressTooLong : badRequest;
    (reply as FastifyReply).code(status).headers(headersOf()).send({ message });
  },
  clientErrorHandler: (error, socket) => {
    if (error.code !== 'ECONNRESET' && socket.writable) socket.write(wholeAnswer(toldOf(error.code)));
    (socket as Socket).destroySoon();
  },
};

/** Node's own answer to an unknown `Expect` header has no body and none of our headers. */
export function answerExpectations(app: FastifyInstance): void {
  const server = app.server as Server;
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.stringify({ message: expectationFailed.message });
    response.writeHead(expectationFailed.status, { ...headersOf(), connection: 'close' }).end(body);
  });
}

function toldOf(code: string): Told {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return tooSlow;
  return code === 'HPE_HEADER_OVERFLOW' ? headersTooLarge : badRequest;
}

function headersOf(): Record<string, string> {
  return { ...securityHeaders(false), 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' };
}

function wholeAnswer({ status, reason, message }: Told): string {
  const body = JSON.stringify({ message });
  const headers = { ...headersOf(), connection: 'close', 'content-length': String(body.length) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${body}`;
}
