import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { AnswerHeaders } from '../security/security-headers.ts';

/** An answer as it goes over the wire; what every answer carries besides (security headers, date) is not in it. */
export interface RawAnswer {
  readonly status: number;
  /** Name, value, name, value … as Node writes them without looking at them again. */
  readonly headers: readonly string[];
  /** Its own content security policy; null: that of every answer. */
  readonly policy: string | null;
  /** In pieces, so that what is cached need not be copied; none: nothing but the head (304). */
  readonly pieces: readonly Buffer[];
}

/** Sends it through Fastify, for an answer that was made for this request. */
export function sendRaw(reply: FastifyReply, { status, headers, policy, pieces }: RawAnswer): FastifyReply {
  reply.code(status);
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = [headers[at], headers[at + 1]];
    if (name === 'vary') addVary(reply, value);
    else reply.header(name, value);
  }
  if (policy !== null) reply.header('content-security-policy', policy);
  return pieces.length === 0 ? reply.send() : reply.send(Buffer.concat(pieces));
}

/** Beside what it varies by already (`origin`, where other origins may call). */
export function addVary(reply: FastifyReply, name: string): FastifyReply {
  const others = reply.getHeader('vary');
  return reply.header('vary', others === undefined ? name : `${String(others)}, ${name}`);
}

/** Past Fastify, for one that was cached. */
export function writeRaw(response: ServerResponse, answer: RawAnswer, onEveryAnswer: AnswerHeaders): void {
  const { status, headers, policy, pieces } = answer;
  const all = [...onEveryAnswer.flat, 'content-security-policy', policy ?? onEveryAnswer.policy, ...headers];
  if (pieces.length > 0) all.push('content-length', String(pieces.reduce((sum, { length }) => sum + length, 0)));
  response.writeHead(status, all);
  for (const piece of pieces.slice(0, -1)) response.write(piece);
  response.end(pieces.at(-1));
}
