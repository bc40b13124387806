import type { FastifyInstance } from 'fastify';
import { pageSessionPath } from '#contract/page-session.ts';
import { csrfCookieName } from './session-cookie.ts';
import { readCookie, sessionFor, tokenCookie, type VisitorParts } from './visitor.ts';

/**
 * Gives a new visitor the session that a page's answer would give, for pages that a CDN answers. It writes no row and asks no
 * database.
 */
export function servePageSession(server: FastifyInstance, parts: Pick<VisitorParts, 'sessionSecret' | 'https'>): void {
  server.get(pageSessionPath, (request, reply) => {
    const { cookie } = request.headers;
    const { session, cookies } = sessionFor(cookie, parts);
    const lacksToken = cookies.length === 0 && readCookie(cookie, csrfCookieName) === undefined;
    const given = lacksToken ? [tokenCookie(session.csrfToken, { https: parts.https, maxAge: null })] : [...cookies];
    if (given.length > 0) reply.header('set-cookie', given);
    return reply.code(204).header('cache-control', 'private, no-store').send();
  });
}
