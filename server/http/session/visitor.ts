import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieMaxAge } from '#domain/browser-rules/cookies.ts';
import { addressBlock } from './address-block.ts';
import { clientAddress } from './client-address.ts';
import { csrfCookieName, newSession, openSession, type Session, sessionCookieName } from './session-cookie.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

/** Who is asking, as far as the request itself tells. */
export interface Visitor {
  readonly sessionId: string;
  readonly csrfToken: string;
  /** The network address by which attempts are rate limited. */
  readonly address: string;
  /** Where the visitor's browser has the shop: 'https://shop.example'. */
  readonly origin: string;
}

/** What is needed to identify a visitor. */
export interface VisitorParts {
  readonly sessionSecret: string;
  /** PUBLIC_URL begins with https: cookies go over nothing else. */
  readonly https: boolean;
  readonly trustedProxies: TrustedProxies;
  /** Where a browser that named this host has the shop. */
  readonly originOf: (host: string | undefined) => string;
}

/** Reads the session of a request; a visitor without one gets a new one with the answer (DEC-42, DEC-105). */
export function sessionOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessionSecret, https }: Pick<VisitorParts, 'sessionSecret' | 'https'>,
): Session {
  const known = opened.get(request);
  if (known !== undefined) return known;
  const { session, cookies } = sessionFor(request.headers.cookie, { sessionSecret, https });
  if (cookies.length > 0) reply.removeHeader('set-cookie').header('set-cookie', [...cookies]);
  opened.set(request, session);
  return session;
}

/** The guard of a call and its handler both ask: a request's seal is checked once, and a newcomer gets one session. */
const opened = new WeakMap<FastifyRequest, Session>();

/** The session of a cookie header, and the cookies that a visitor without one is given. */
export function sessionFor(
  header: string | undefined,
  { sessionSecret, https }: Pick<VisitorParts, 'sessionSecret' | 'https'>,
): { readonly session: Session; readonly cookies: readonly string[] } {
  const known = openSession(sessionSecret, readCookie(header, sessionCookieName(https)));
  if (known !== null) return { session: known, cookies: tokenAgain(header, known, https) };
  const session = newSession(sessionSecret);
  return { session, cookies: sessionCookies(session, { https, maxAge: cookieMaxAge }) };
}

/** A token of another session would be 419 for ever. */
function tokenAgain(header: string | undefined, { csrfToken }: Session, https: boolean): readonly string[] {
  const said = readCookie(header, csrfCookieName);
  return said === undefined || said === csrfToken ? [] : [tokenCookie(csrfToken, { https, maxAge: null })];
}

export function visitorOf(request: FastifyRequest, reply: FastifyReply, parts: VisitorParts): Visitor {
  const { id, csrfToken } = sessionOf(request, reply, parts);
  return {
    sessionId: id,
    csrfToken,
    address: addressOf(request, parts),
    origin: parts.originOf(request.headers.host),
  };
}

/** What attempts are counted by. */
export function addressOf({ raw }: FastifyRequest, { trustedProxies }: Pick<VisitorParts, 'trustedProxies'>): string {
  return addressBlock(clientAddress(raw.socket.remoteAddress, raw.headers['x-forwarded-for'], trustedProxies));
}

/** `maxAge` in seconds; null lets the cookies go when the browser is closed. */
export function giveSession(reply: FastifyReply, session: Session, how: CookieTerms): void {
  reply.removeHeader('set-cookie').header('set-cookie', sessionCookies(session, how));
}

interface CookieTerms {
  readonly https: boolean;
  readonly maxAge: number | null;
}

function sessionCookies({ cookie, csrfToken }: Session, terms: CookieTerms): string[] {
  return [`${sessionCookieName(terms.https)}=${cookie}${attributes(terms)}; HttpOnly`, tokenCookie(csrfToken, terms)];
}

/** Readable by the page, which sends it along (DEC-105). */
export function tokenCookie(csrfToken: string, terms: CookieTerms): string {
  return `${csrfCookieName}=${csrfToken}${attributes(terms)}`;
}

function attributes({ https, maxAge }: CookieTerms): string {
  const lasting = maxAge === null ? '' : `; Max-Age=${maxAge}`;
  return `; Path=/${lasting}; SameSite=Lax${https ? '; Secure' : ''}`;
}

export function readCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined;
  for (const part of header.split(';')) {
    const text = part.trim();
    if (text.startsWith(`${name}=`)) return text.slice(name.length + 1);
  }
  return undefined;
}
