import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * A visitor's session is a random id, signed so that a forged one is worth nothing. An anonymous session is the cookie
 * alone; a row in PostgreSQL is made only when there is something to remember (a login, a poll answer), so that a
 * crawler costs no writes. The page token (CSRF) is derived from the id: it needs no storage and has a fixed length,
 * which is what lets a kept page be sent with the token spliced in.
 */
export const sessionCookieName = 'shop_session';
export const csrfCookieName = 'XSRF-TOKEN';

const idPattern = /^[A-Za-z0-9_-]{32}\.[A-Za-z0-9_-]{22}$/;

export function newSessionId(): string {
  return randomBytes(24).toString('base64url');
}

export function sealSession(secret: string, id: string): string {
  return `${id}.${mac(secret, 'session', id).slice(0, 22)}`;
}

/** The session id of a cookie's value, or null when it was not sealed with our secret. */
export function openSession(secret: string, cookie: string | undefined): string | null {
  if (cookie === undefined || !idPattern.test(cookie)) return null;
  const id = cookie.slice(0, 32);
  return sameText(cookie, sealSession(secret, id)) ? id : null;
}

export function csrfToken(secret: string, sessionId: string): string {
  return mac(secret, 'csrf', sessionId);
}

export const csrfTokenLength = 43;

export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

function mac(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url');
}
