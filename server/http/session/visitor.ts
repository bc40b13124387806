import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieMaxAge } from '#domain/browser-rules/cookies.ts';
import { addressBlock } from './address-block.ts';
import { csrfCookieName, newSession, openSession, type Session, sessionCookieName } from './session-cookie.ts';

/** Who is asking, as far as the request itself tells. */
export interface Visitor {
  readonly sessionId: string;
  readonly csrfToken: string;
  /** What tries are counted by. */
  readonly address: string;
  /** Where the visitor's browser has the shop: 'https://shop.example'. */
  readonly origin: string;
}

/** Reads the session of a request; a visitor without one gets a new one with the answer (DEC-42, DEC-105). */
export function visitorOf(request: FastifyRequest, reply: FastifyReply, secret: string): Visitor {
  const known = openSession(secret, readCookie(request.headers.cookie, sessionCookieName));
  const session = known ?? newSession(secret);
  if (known === null) giveSession(request, reply, session, cookieMaxAge);
  return {
    sessionId: session.id,
    csrfToken: session.csrfToken,
    address: addressBlock(request.ip),
    origin: `${request.protocol}://${request.host}`,
  };
}

/** `maxAge` in seconds; null lets the cookies go when the browser is closed. */
export function giveSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { cookie, csrfToken }: Session,
  maxAge: number | null,
): void {
  const lasting = maxAge === null ? '' : `; Max-Age=${maxAge}`;
  const shared = `; Path=/${lasting}; SameSite=Lax${request.protocol === 'https' ? '; Secure' : ''}`;
  reply
    .removeHeader('set-cookie')
    .header('set-cookie', [
      `${sessionCookieName}=${cookie}${shared}; HttpOnly`,
      `${csrfCookieName}=${csrfToken}${shared}`,
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
