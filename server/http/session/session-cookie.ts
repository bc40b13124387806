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
  return sealed(sealerOf(secret), randomToken(24));
}

/** The session of a cookie's value, or null when it was not sealed with our secret. */
export function openSession(secret: string, cookie: string | undefined): Session | null {
  if (cookie === undefined || !idPattern.test(cookie)) return null;
  const sealer = sealerOf(secret);
  const known = sealer.opened.get(cookie);
  if (known !== undefined) return known;
  const session = sealed(sealer, cookie.slice(0, 32));
  if (!timingSafeEqualText(cookie, session.cookie)) return null;
  if (sealer.opened.size >= mostOpened) sealer.opened.clear();
  sealer.opened.set(cookie, session);
  return session;
}

/** One HMAC makes both: the seal is its beginning and the page token comes from the rest, so neither reveals the other. */
function sealed({ mac }: Sealer, id: string): Session {
  const code = mac(`session:${id}`);
  return { id, cookie: `${id}.${code.slice(0, 22)}`, csrfToken: code.slice(22, 65) };
}

interface Sealer {
  readonly secret: string;
  readonly mac: (text: string) => string;
  /** By their whole cookie, the true ones alone: a visitor's next request needs no HMAC. */
  readonly opened: Map<string, Session>;
}

/** Some hundred bytes each. */
const mostOpened = 5_000;

/** A process has one secret. */
let present: Sealer | undefined;

function sealerOf(secret: string): Sealer {
  if (present?.secret !== secret) present = { secret, mac: hmacSha512(secret), opened: new Map() };
  return present;
}
