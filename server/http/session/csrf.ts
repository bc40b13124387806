import type { FastifyRequest } from 'fastify';
import { timingSafeEqualText } from '#server/crypto/timing-safe-equal.ts';

/** The page's CSRF token comes in X-CSRF-TOKEN; X-XSRF-TOKEN (from the cookie) is accepted too (DEC-105). */
export function carriesPageToken(request: FastifyRequest, expected: string): boolean {
  return [request.headers['x-csrf-token'], request.headers['x-xsrf-token']].some(
    (token) => typeof token === 'string' && timingSafeEqualText(token, expected),
  );
}
