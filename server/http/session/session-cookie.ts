import { hmacSha512 } from '#server/crypto/hmac-sha512.ts';
import { randomToken } from '#server/crypto/random-token.ts';
import { timingSafeEqualText } from '#server/crypto/timing-safe-equal.ts';

/**
 * A visitor's session is a random id, signed so that a forged one is worth nothing. An anonymous session is the cookie
 * alone; a row in PostgreSQL is made only when there is something to remember (a login, a poll answer), so that a
 * crawler costs no writes. The page token (CSRF) is derived from the id, so it needs no storage; pages read it from a cookie
 * of its own.
 */
export const csrfCookieName = 'XSRF-TOKEN';

/**
 * R28: over https the name itself makes browsers refuse the cookie from another host of the same domain, and over http.
 * The page token's keeps its name (DEC-42): it is worth nothing without the session it is made of.
 */
export function sessionCookieName(https: boolean): string {
  return https ? '__Host-shop_session' : 'shop_session';
}

const idPattern = /^[A-Za-z0-9_-]{32}\.[A-Za-z0-9_-]{22}$/;

export interface Session {
  readonly id: string;
  /** The session's cookie: the id and its seal. */
  readonly cookie: string;
  readonly csrfToken: string;
}

export function newSession(secret: string): Session {
  return sealed(secret, randomToken(24));
}

/** The session of a cookie's value, or null when it was not sealed with our secret. */
export function openSession(secret: string, cookie: string | undefined): Session | null {
  if (cookie === undefined || !idPattern.test(cookie)) return null;
  const session = sealed(secret, cookie.slice(0, 32));
  return timingSafeEqualText(cookie, session.cookie) ? session : null;
}

/** One HMAC makes both: the seal is its beginning and the page token comes from the rest, so neither reveals the other. */
function sealed(secret: string, id: string): Session {
  if (sealer?.secret !== secret) sealer = { secret, mac: hmacSha512(secret) };
  const mac = sealer.mac(`session:${id}`);
  return { id, cookie: `${id}.${mac.slice(0, 22)}`, csrfToken: mac.slice(22, 65) };
}

/** A process has one secret. */
let sealer: { readonly secret: string; readonly mac: (text: string) => string } | undefined;
