import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { timingSafeEqualText } from '#server/crypto/timing-safe-equal.ts';

/** Where a session's bearer stands after a login or logout that changed it, as the page token does for cookies. */
export const bearerHeader = 'x-session-token';

const bearerPattern = /^([A-Za-z0-9_-]{32})\.[A-Za-z0-9_-]{43}$/;

/**
 * A session for clients without cookies: the id under a seal of its own, so that neither a stolen cookie nor a page token
 * makes a bearer.
 */
export function bearerOf(secret: string, sessionId: string): string {
  return `${sessionId}.${createHmac('sha256', secret).update(`bearer:${sessionId}`).digest('base64url')}`;
}

/** What `Authorization` has after 'Bearer'; undefined when it says nothing, or something for a proxy before the shop. */
export function bearerIn({ headers }: FastifyRequest): string | undefined {
  return /^Bearer(?: +(.*))?$/i
    .exec(headers.authorization ?? '')
    ?.slice(1)
    .map((token = '') => token.trim())[0];
}

/** The session's id; null when the shop has not sealed it. */
export function openBearer(secret: string, bearer: string): string | null {
  const id = bearerPattern.exec(bearer)?.[1];
  return id !== undefined && timingSafeEqualText(bearer, bearerOf(secret, id)) ? id : null;
}
