import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieMaxAge } from '#domain/browser-rules/cookies.ts';
import {
  csrfCookieName,
  csrfToken,
  newSessionId,
  openSession,
  sealSession,
  sessionCookieName,
} from './session-cookie.ts';

/** Who is asking, as far as the request itself tells. */
export interface Visitor {
  readonly sessionId: string;
  readonly csrfToken: string;
  readonly address: string;
}

/** Reads the session of a request; a visitor without one gets a new one with the answer (DEC-42, DEC-105). */
export function visitorOf(request: FastifyRequest, reply: FastifyReply, secret: string): Visitor {
  const known = openSession(secret, readCookie(request.headers.cookie, sessionCookieName));
  const sessionId = known ?? newSessionId();
  const token = csrfToken(secret, sessionId);
  if (known === null) setSessionCookies(reply, sealSession(secret, sessionId), token, request.protocol === 'https');
  return { sessionId, csrfToken: token, address: request.ip };
}

function setSessionCookies(reply: FastifyReply, sealed: string, token: string, https: boolean): void {
  const shared = `; Path=/; Max-Age=${cookieMaxAge}; SameSite=Lax${https ? '; Secure' : ''}`;
  reply.header('set-cookie', [
    `${sessionCookieName}=${sealed}${shared}; HttpOnly`,
    `${csrfCookieName}=${token}${shared}`,
  ]);
}

export function readCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined;
  for (const part of header.split(';')) {
    const text = part.trim();
    if (text.startsWith(`${name}=`)) return text.slice(name.length + 1);
  }
  return undefined;
}
