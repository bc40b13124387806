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
  /** Null: nothing but the head (304). */
  readonly bytes: Buffer | null;
}

/** By way of Fastify, for an answer that was made for this request. */
export function sendRaw(reply: FastifyReply, { status, headers, policy, bytes }: RawAnswer): FastifyReply {
  reply.code(status);
  for (let at = 0; at < headers.length; at += 2) reply.header(headers[at] ?? '', headers[at + 1] ?? '');
  if (policy !== null) reply.header('content-security-policy', policy);
  return bytes === null ? reply.send() : reply.send(bytes);
}

/** Past Fastify, for one that was cached. */
export function writeRaw(response: ServerResponse, answer: RawAnswer, onEveryAnswer: AnswerHeaders): void {
  const { status, headers, policy, bytes } = answer;
  const all = [...onEveryAnswer.flat, 'content-security-policy', policy ?? onEveryAnswer.policy, ...headers];
  if (bytes !== null) all.push('content-length', String(bytes.length));
  response.writeHead(status, all);
  response.end(bytes ?? undefined);
}
