import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { type AnswerHead, ownLines } from './answer-head.ts';
import type { AnswerHeaders } from './answer-headers.ts';
import { storeHead } from './stored-head.ts';

/** An answer as it goes over the wire; what every answer carries besides (security headers, date) is not in it. */
export interface RawAnswer {
  readonly status: number;
  /** What it says to everyone who asks for it. */
  readonly head: AnswerHead;
  /** What it says to this client alone, as name, value, name, value … */
  readonly own: readonly string[];
  /** Its own content security policy; null: that of every answer. */
  readonly policy: string | null;
  /** In pieces, so that what is cached need not be copied; none: nothing but the head (304). */
  readonly pieces: readonly AnswerPiece[];
}

/** Bytes; as a string, each of its characters is one (latin1). A short string is cheaper to send than a buffer. */
export type AnswerPiece = Buffer | string;

/** Sends it through Fastify, for an answer that was made for this request. */
export function sendRaw(reply: FastifyReply, { status, head, own, policy, pieces }: RawAnswer): FastifyReply {
  reply.code(status);
  const headers = [...head.pairs, ...own];
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = [headers[at], headers[at + 1]];
    if (name === 'vary') addVary(reply, value);
    else reply.header(name, value);
  }
  if (policy !== null) reply.header('content-security-policy', policy);
  return pieces.length === 0 ? reply.send() : reply.send(joinedPieces(pieces));
}

/** Beside what it varies by already (`origin`, where other origins may call). */
export function addVary(reply: FastifyReply, name: string): FastifyReply {
  const others = reply.getHeader('vary');
  return reply.header('vary', others === undefined ? name : `${String(others)}, ${name}`);
}

export function joinedPieces(pieces: readonly AnswerPiece[]): Buffer {
  return Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece)));
}

/** Past Fastify, for one that was cached. */
export function writeRaw(response: ServerResponse, answer: RawAnswer, onEveryAnswer: AnswerHeaders): void {
  const { status, head, own, policy, pieces } = answer;
  const lines = () =>
    `${onEveryAnswer.linesWith(policy)}${head.lines}${ownLines(own)}content-length: ${lengthOf(pieces)}\r\n`;
  if (status !== 200 || !storeHead(response, lines, onEveryAnswer.keepAliveSeconds)) {
    const { flat, usualPolicy } = onEveryAnswer;
    const all = [...flat, 'content-security-policy', policy ?? usualPolicy, ...head.pairs, ...own];
    if (pieces.length > 0) all.push('content-length', String(lengthOf(pieces)));
    response.writeHead(status, all);
  }
  // Corked, they leave together.
  response.cork();
  const last = pieces.length - 1;
  for (let at = 0; at < last; at += 1) response.write(pieces[at], 'latin1');
  response.end(pieces[last], 'latin1');
}

function lengthOf(pieces: readonly AnswerPiece[]): number {
  let length = 0;
  for (const piece of pieces) length += piece.length;
  return length;
}
